// How near each army is to leaving the field, and why.
#include "app/panel/line_graph.hpp"
#include "app/panel/rows.hpp"

namespace aor::panel {
namespace {

/// A column for each army beside the labels; with many armies the labels stand above their figures.
void figures(const desk::LedgerView& view, const Palette& palette) {
    const int armies = static_cast<int>(view.sheet.armies.size());
    const bool beside = armies <= 2;
    if (!ImGui::BeginTable("figures", armies + (beside ? 1 : 0), ImGuiTableFlags_SizingStretchProp | (beside ? ImGuiTableFlags_BordersInnerH : 0))) return;
    if (beside) ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthStretch, 3.0f);
    for (int i = 0; i < armies; ++i) ImGui::TableSetupColumn(("army " + std::to_string(i)).c_str(), ImGuiTableColumnFlags_WidthStretch, 4.0f);
    ImGui::TableNextRow();
    if (beside) ImGui::TableNextColumn();
    for (std::size_t i = 0; i < view.sheet.armies.size(); ++i) {
        ImGui::TableNextColumn();
        write_wrapped(view.sheet.armies[i], colour_of_army(palette, view.armies[i].place));
    }
    for (const report::LedgerFigure& figure : view.sheet.figures) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        write_wrapped(figure.label, palette.faint);
        if (!beside) ImGui::TableNextRow();
        for (const std::string& cell : figure.cells) {
            ImGui::TableNextColumn();
            write_wrapped(cell, palette.ink);
        }
    }
    ImGui::EndTable();
    for (const std::string& sentence : view.sheet.order) write_wrapped(sentence, palette.faint);
}

/// What is behind a line: it is told as part of it and adds nothing to it, so the only one of a line has no amount.
void die(const desk::Desk& desk, const desk::LedgerDieLine& one, bool only, const Palette& palette, Wanted& wanted) {
    std::string words = one.row.say;
    if (!one.row.note.empty()) words += (words.empty() ? "" : " - ") + one.row.note;
    line("", only ? words : one.row.amount + ": " + words, "", palette, palette.faint);
    // One entry behind it is called by its turn too; several have their turns before them.
    const bool single = one.entries.size() == 1 && !one.row.when.empty();
    if (!single) under(one.row.when, palette);
    ButtonFlow buttons;
    for (const int entry : one.entries) {
        const std::string label = single ? "Look at " + one.row.when : "Look at entry " + std::to_string(entry);
        buttons.next(label);
        if (button(label)) wanted = desk.looking_at() == entry ? desk::DeskIntent(desk::LookAtPresent{}) : desk::DeskIntent(desk::LookAt{entry});
    }
}

void check(const desk::Desk& desk, const desk::ArmyCheck& army, const Palette& palette, PanelState& state, Wanted& wanted) {
    ImGui::PushID(army.army.c_str());
    ImGui::Spacing();
    write_wrapped(army.name + ": " + army.pool, colour_of_army(palette, army.place));
    write_wrapped(army.when, palette.ink);
    if (!army.leaves.empty()) write_wrapped(army.leaves, palette.ink);
    if (begin_lines("check")) {
        int number = 0;
        for (const desk::LedgerCheckLine& one : army.lines) {
            ImGui::PushID(number++);
            line(one.amount, one.label, one.page, palette);
            int place = 0;
            for (const desk::LedgerDieLine& behind : one.dice) {
                ImGui::PushID(place++);
                die(desk, behind, one.dice.size() == 1, palette, wanted);
                ImGui::PopID();
            }
            ImGui::PopID();
        }
        end_lines();
    }
    if (fold("Losses, unit by unit", "losses")) {
        for (const report::BrigadeLossRows& brigade : army.losses) {
            subheading(brigade.name.empty() ? "In no brigade" : brigade.name, palette,
                       std::to_string(brigade.castings.lost) + " of " + std::to_string(brigade.castings.start) + " lost");
            for (const report::UnitLossRow& unit : brigade.units) {
                write_wrapped(unit.name + ": " + unit.strength + ", " + unit.lost, palette.ink);
                std::string marks;
                for (const std::string& mark : unit.marks) marks += (marks.empty() ? "" : "; ") + mark;
                if (!marks.empty()) write_wrapped(marks, palette.faint);
            }
        }
    }
    if (army.may_concede) {
        if (button("Concede", "concede")) begin_reason("concede " + army.army, state);
        if (const auto reason = ask_reason("concede " + army.army, state, palette)) wanted = perform("concede", army.army, *reason);
    }
    ImGui::PopID();
}

void luck(const desk::Desk& desk, const desk::LedgerView& view, const Palette& palette, Wanted& wanted) {
    const bool shown = desk.settings().luck_shown;
    ImGui::Spacing();
    if (row_button(shown ? "Luck of the dice: hide it" : "Luck of the dice: show it", "luck")) wanted = desk::ShowLuck{!shown};
    if (!shown) return;
    write_wrapped("How high the dice fell; some are wanted low.", palette.faint);
    for (const desk::LuckLine& one : view.luck) {
        const Colour colour = one.place < 0 ? palette.ink : colour_of_army(palette, one.place);
        ImGui::PushID(one.name.c_str());
        write_wrapped(one.name + (one.over.empty() ? "" : "  " + one.over), colour);
        write_wrapped(one.say, palette.ink);
        if (!one.by_procedure.empty() && fold("by kind of roll", "kinds")) {
            for (const std::string& kind : one.by_procedure) write_wrapped(kind, palette.faint);
        }
        ImGui::PopID();
    }
}

}  // namespace

Wanted draw_ledger(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (no_battle(desk, palette)) return wanted;
    const desk::LedgerView& view = state.ledger.of(std::to_string(desk.table_revision()), [&] {
        return desk::ledger_view(desk.charts(), desk.battle(), desk.ledger(), desk.session()->log());
    });
    subheading("The withdrawal check, die by die", palette);
    // Who has to check stands first.
    for (const bool checks : {true, false}) {
        for (const desk::ArmyCheck& army : view.armies) {
            if (army.checks == checks) check(desk, army, palette, state, wanted);
        }
    }
    subheading("Castings lost by turn", palette);
    draw_loss_graph(view.graph, palette);
    figures(view, palette);
    luck(desk, view, palette, wanted);
    return wanted;
}

}  // namespace aor::panel
