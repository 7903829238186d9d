// What a unit may move, what its manoeuvres cost, and whether a charge reaches. Nothing here is logged.
#include "app/panel/rows.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

void pick_unit(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    const desk::UnitLine* chosen = desk.roster().unit(state.move_unit);
    if (begin_choice("##unit", chosen != nullptr ? chosen->name : "choose a unit")) {
        std::vector<desk::NameInList> names;
        for (const desk::ArmyLines& army : desk.roster().armies) {
            for (const desk::BrigadeLines& brigade : army.brigades) {
                for (const desk::UnitLine& line : brigade.units) {
                    if (!line.gone) names.push_back({line.id, line.code, line.name, army.place});
                }
            }
        }
        pick_name(names, state.move_unit, state.typed_in_list, palette);
        ImGui::EndCombo();
    }
}

void move_lines(const char* id, const std::vector<report::MoveRow>& rows, const Palette& palette) {
    if (rows.empty() || !begin_lines(id)) return;
    for (const report::MoveRow& row : rows) {
        line(row.inches, row.label, row.page, palette);
        under(row.note, palette);
    }
    end_lines();
}

void sheet(const report::MoveSheet& sheet, const Palette& palette) {
    for (const report::MoveRow& row : sheet.hindrances) {
        const std::string words = row.label + (row.page.empty() ? "" : " (" + row.page + ")");
        write_wrapped(row.inches.empty() ? "But " + words : "No: " + words, row.inches.empty() ? palette.warn : palette.bad);
    }
    write_large(sheet.left, palette.accent, 1.2f);
    for (const std::string& note : sheet.notes) write_wrapped("Note: " + note, palette.warn);
    if (ImGui::BeginTable("rates", 3, ImGuiTableFlags_SizingFixedFit)) {
        ImGui::TableSetupColumn("name");
        ImGui::TableSetupColumn("inches");
        ImGui::TableSetupColumn("quarters", ImGuiTableColumnFlags_WidthStretch);
        for (const report::RateRow& rate : sheet.rates) {
            ImGui::TableNextRow();
            ImGui::TableNextColumn();
            write(rate.name, palette.ink);
            ImGui::TableNextColumn();
            write(rate.inches, palette.accent);
            ImGui::TableNextColumn();
            write_wrapped(rate.quarters, palette.faint);
        }
        ImGui::EndTable();
    }
    for (const std::string& limit : sheet.limits) write_wrapped(limit, palette.ink);
}

void terrain(const char* id, const desk::MoveView& view, std::string& chosen) {
    const auto at = std::find_if(view.terrain.begin(), view.terrain.end(), [&](const desk::TerrainChoice& one) { return one.id == chosen; });
    if (!begin_choice(id, at != view.terrain.end() ? std::string_view(at->say) : "Open ground")) return;
    for (const desk::TerrainChoice& one : view.terrain) {
        if (ImGui::Selectable(one.say.c_str(), one.id == chosen)) chosen = one.id;
    }
    ImGui::EndCombo();
}

void plan(const report::PlanRows& rows, const char* id, const Palette& palette) {
    move_lines(id, rows.items, palette);
    for (const std::string& why : rows.against) write_wrapped("It cannot: " + why, palette.bad);
    write_wrapped("Uses " + rows.used + (rows.left.empty() ? "" : "; " + rows.left), palette.ink);
    if (!rows.disorder.empty()) write_wrapped("It is then " + rows.disorder, palette.warn);
    for (const std::string& note : rows.notes) write_wrapped("Note: " + note, palette.warn);
}

void try_steps(const desk::MoveView& view, const Palette& palette, PanelState& state) {
    desk::MoveTried& tried = state.move_tried;
    subheading("Try a move", palette);
    if (line_field("##step inches", state.step_inches, "inches (or castings) of the next step")) {}
    terrain("##step terrain", view, state.step_terrain);
    ButtonFlow buttons;
    for (std::size_t i = 0; i < view.choices.size(); ++i) {
        const desk::StepChoice& choice = view.choices[i];
        buttons.next(choice.say);
        if (!button(choice.say, "step " + std::to_string(i))) continue;
        Manoeuvre step = choice.step;
        const auto amount = Inches::read(state.step_inches);
        if (choice.in_inches && amount) step.inches = *amount;
        if (choice.in_castings && amount) step.castings = amount->parts() / Inches::kPerInch;
        if ((choice.in_inches || choice.in_castings) && (!amount || *amount <= Inches())) {
            state.step_fault = "First how far: write the number above, then press " + choice.say;
            continue;
        }
        if (step.step == Step::ahead) step.terrain = state.step_terrain;
        state.step_fault.clear();
        tried.steps.push_back(step);
    }
    if (!state.step_fault.empty()) write_wrapped(state.step_fault, palette.bad);
    if (view.steps.empty()) return;
    for (std::size_t i = 0; i < view.steps.size(); ++i) write_wrapped(std::to_string(i + 1) + ". " + view.steps[i], palette.ink);
    ButtonFlow undo;
    undo.next("Last step off");
    if (button("Last step off")) tried.steps.pop_back();
    undo.next("All off");
    if (button("All off")) tried.steps.clear();
    plan(view.plan, "plan", palette);
}

void try_charge(const desk::MoveView& view, const Palette& palette, PanelState& state) {
    desk::MoveTried& tried = state.move_tried;
    subheading("Does a charge reach?", palette);
    (void)line_field("##charge inches", tried.charge, "inches to the target");
    terrain("##charge terrain", view, tried.terrain);
    if (toggle("by road or in column", tried.on_road, palette)) tried.on_road = !tried.on_road;
    if (!view.asked_charge) return;
    const Colour reaches = view.charges_then.empty() ? palette.good : palette.ink;
    write_large(view.reaches, view.does_reach ? reaches : palette.bad, 1.3f);
    if (!view.charges_then.empty()) write_wrapped(view.charges_then, palette.warn);
    if (!view.steps.empty()) write_wrapped("after the steps tried above", palette.faint);
    move_lines("charge", view.charge.items, palette);
    if (!view.charge.disorder.empty()) write_wrapped("It is then " + view.charge.disorder, palette.warn);
}

}  // namespace

Wanted draw_move(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (no_battle(desk, palette)) return wanted;
    // Who is clicked in the roster, or acts in the case in hand, is who is meant.
    const std::string& meant = desk.roster().unit(desk.selected()) != nullptr ? desk.selected() : desk.work().actor;
    if (meant != state.move_meant) {
        state.move_meant = meant;
        if (desk.roster().unit(meant) != nullptr) state.move_unit = meant;
    }
    const std::string before = state.move_unit;
    pick_unit(desk, palette, state);
    if (before != state.move_unit) state.move_tried = {};
    const desk::MoveTried& tried = state.move_tried;
    std::string key = std::to_string(desk.table_revision()) + ' ' + state.move_unit + ' ' + tried.charge + ' ' + tried.terrain + (tried.on_road ? " road" : "");
    for (const Manoeuvre& step : tried.steps) {
        key += ' ' + std::to_string(static_cast<int>(step.step)) + ',' + step.inches.text() + ',' + std::to_string(step.castings) + ',' +
               std::to_string(static_cast<int>(step.to)) + ',' + step.terrain;
    }
    const auto& view = state.move.of(key, [&] { return desk::move_view(desk.charts(), desk.battle(), state.move_unit, tried); });
    if (view.name.empty()) {
        write_wrapped("Click a unit in the roster, or choose one above: how far it may move, what its manoeuvres cost, and whether a charge reaches. Nothing that is tried here goes on record.",
                      palette.faint);
        return wanted;
    }
    write_wrapped(view.stands, palette.faint);
    sheet(view.sheet, palette);
    try_charge(view, palette, state);
    try_steps(view, palette, state);
    ImGui::Spacing();
    if (fold("What things cost", "costs")) move_lines("costs", view.sheet.costs, palette);
    if (fold("Where the rates come from", "items")) {
        for (std::size_t i = 0; i < view.sheet.rates.size(); ++i) {
            write(view.sheet.rates[i].name, palette.faint);
            move_lines(("items" + std::to_string(i)).c_str(), view.sheet.rates[i].items, palette);
        }
    }
    return wanted;
}

}  // namespace aor::panel
