#include "app/panel/case_parts.hpp"
#include "app/panel/panels.hpp"
#include "core/play/perform.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

/// The procedures at hand when no case is being made, with their keys.
void begin_buttons(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    bool first = true;
    for (const desk::CommandKey& key : desk::command_keys()) {
        const std::string label = desk::title_of(desk.charts(), key.procedure) + "  [" + key.letter + ']';
        if (!first) flow(label);
        first = false;
        if (button(label, key.procedure)) wanted = desk::BeginCase{std::string(key.procedure), "", ""};
    }
    flow("More\u2026");
    if (button("More\u2026", "more")) ImGui::OpenPopup("more procedures");
    if (ImGui::BeginPopup("more procedures")) {
        for (const std::string_view id : procedures_to_do()) {
            const auto keys = desk::command_keys();
            if (std::any_of(keys.begin(), keys.end(), [&](const desk::CommandKey& key) { return key.procedure == id; })) continue;
            ImGui::PushID(id.data(), id.data() + id.size());
            if (ImGui::Selectable(desk::title_of(desk.charts(), id).c_str())) wanted = desk::BeginCase{std::string(id), "", ""};
            ImGui::PopID();
        }
        ImGui::EndPopup();
    }
    ImGui::Spacing();
    struct Command {
        const char* label;
        const char* verb;
    };
    static constexpr Command kCommands[] = {{"Next phase  [n]", "next"}, {"Draw a card  [d]", "draw"}, {"Close fire", "close_fire"}};
    first = true;
    for (const Command& command : kCommands) {
        if (!first) flow(command.label);
        first = false;
        if (button(command.label)) {
            desk::Perform perform;
            perform.intent.verb = command.verb;
            wanted = perform;
        }
    }
    flow("Undo  [u]");
    if (button("Undo  [u]")) wanted = desk::Undo{};
    flow("Redo  [y]");
    if (button("Redo  [y]")) wanted = desk::Redo{};
    ImGui::Spacing();
    write_wrapped("Enter takes the first duty; Ctrl+K finds anything by a few letters.", palette.faint);
}

void pick_somebody(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    const bool actor = asked.what == desk::Asking::actor;
    if (!actor) write(desk::name_of(desk.battle(), desk.work().actor), palette.ink);
    write_large(asked.label + "  " + asked.typed + "_", palette.accent, 1.2f);
    if (!asked.fault.empty()) write_wrapped(asked.fault, palette.bad);
    write_wrapped("Type the two signs beside the name, or part of it; or click.", palette.faint);
    bool first = true;
    for (const desk::Somebody& one : asked.candidates) {
        const std::string label = one.code + "  " + one.name;
        if (!first) flow(label);
        first = false;
        if (button(label, one.id)) wanted = desk::NameSomebody{one.id};
    }
}

void pool_lines(const std::vector<report::PoolRow>& lines, const desk::RollView& roll, const desk::Work& work, const Palette& palette, Wanted& wanted, bool dimmed) {
    for (const report::PoolRow& line : lines) {
        if (line.counts == dimmed) continue;
        const auto by_hand = std::find_if(work.ticked.begin(), work.ticked.end(), [&](const desk::TickedLine& one) { return one.item == line.id && one.roll == roll.aim; });
        const Colour colour = line.counts ? palette.ink : palette.faint;
        ImGui::PushID(line.id.data(), line.id.data() + line.id.size());
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        bool counts = line.counts;
        if (ImGui::Checkbox("##counts", &counts)) {
            if (by_hand != work.ticked.end()) wanted = desk::UntickByHand{roll.aim, std::string(line.id)};
            else wanted = desk::TickByHand{{roll.aim, std::string(line.id), counts, ""}};
        }
        ImGui::SetItemTooltip("tick or untick by hand, with a reason");
        ImGui::TableNextColumn();
        write(line.amount, line.counts ? palette.accent : palette.faint);
        ImGui::TableNextColumn();
        write_wrapped(line.label, colour);
        if (!line.counts) write_wrapped(line.why_not, palette.faint);
        if (by_hand != work.ticked.end()) write_wrapped("by hand: " + by_hand->reason, palette.warn);
        ImGui::TableNextColumn();
        write(report::page_in_words(line.page), palette.faint);
        ImGui::PopID();
    }
}

void pool(const char* id, const std::vector<report::PoolRow>& lines, const desk::RollView& roll, const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    if (lines.empty()) return;
    const auto columns = [&](const char* name) {
        if (!ImGui::BeginTable(name, 4, ImGuiTableFlags_SizingFixedFit)) return false;
        ImGui::TableSetupColumn("tick");
        ImGui::TableSetupColumn("amount");
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthStretch);
        ImGui::TableSetupColumn("page");
        return true;
    };
    ImGui::PushID(id);
    const Dense dense;
    if (columns("counts")) {
        pool_lines(lines, roll, desk.work(), palette, wanted, false);
        ImGui::EndTable();
    }
    const auto others = std::count_if(lines.begin(), lines.end(), [](const report::PoolRow& line) { return !line.counts; });
    if (others > 0 && desk.rare_shown() && columns("others")) {
        pool_lines(lines, roll, desk.work(), palette, wanted, true);
        ImGui::EndTable();
    } else if (others > 0) {
        if (button(std::to_string(others) + " lines do not count  [Tab]", "others")) wanted = desk::ShowRareFacts{true};
    }
    ImGui::PopID();
}

void ask_line(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    if (asked.what == desk::Asking::fact || asked.what == desk::Asking::reason) {
        write_large(asked.label + ":  " + asked.typed + "_", palette.accent, 1.2f);
        if (asked.what == desk::Asking::reason) {
            bool first = true;
            for (const char* reason : {"as seen on the table", "both sides agree", "house rule", "misread before"}) {
                if (!first) flow(reason);
                first = false;
                if (button(reason)) wanted = desk::GiveReason{reason};
            }
        }
        draw_asked_fact(desk, palette, state, wanted);
    }
    if (!asked.fault.empty()) write_wrapped(asked.fault, palette.bad);
}

void outcome_of(const desk::CaseView& view, const Palette& palette) {
    if (view.outcome.empty()) return;
    write_large(view.outcome, palette.accent, 1.8f);
    for (const std::string& say : view.consequences) {
        ImGui::Bullet();
        write_wrapped(say, palette.ink);
    }
}

void done_case(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    if (!desk.done()) return;
    const desk::DoneCase& done = *desk.done();
    rule(palette);
    write("Done, entry " + std::to_string(done.entry) + ": " + done.view.title, palette.good);
    outcome_of(done.view, palette);
    if (button("Take back  [u]", "take back")) wanted = desk::Undo{};
    rule(palette);
}

}  // namespace

Wanted draw_case(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (desk.session() == nullptr) {
        write_large("No battle is open", palette.accent, 1.4f);
        write_wrapped("Begin one, or open one, under Battles (F10).", palette.ink);
        return wanted;
    }
    draw_correction(desk, palette, wanted);
    if (desk.work().empty()) {
        done_case(desk, palette, wanted);
        begin_buttons(desk, palette, wanted);
        if (desk.correcting()) ask_line(desk, palette, state, wanted);
        return wanted;
    }
    const desk::CaseView& view = desk.case_view();
    write_large(view.title, palette.accent, 1.3f);
    ImGui::SameLine();
    page(view.page, palette);
    if (desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target) {
        pick_somebody(desk, palette, wanted);
        return wanted;
    }
    // Who, and whom: a click names another.
    const std::string actor = desk::name_of(desk.battle(), desk.work().actor);
    if (!desk.work().actor.empty() && button(actor, "actor")) wanted = desk::AskActor{};
    if (!desk.work().target.empty()) {
        const std::string target = "\u2192 " + desk::name_of(desk.battle(), desk.work().target);
        flow(target);
        if (button(target, "target")) wanted = desk::AskTarget{};
    } else if (desk::parts_of(desk.work().procedure).target == desk::Who::unit) {
        flow("name an enemy");
        if (button("name an enemy", "target")) wanted = desk::AskTarget{};
    }

    for (const desk::DoneRoll& roll : view.done) {
        write_wrapped(roll.title + ", " + roll.who + ": " + roll.dice, palette.faint);
        write_wrapped(roll.say, palette.good);
    }
    if (!view.done.empty() && button("Its dice again  [Backspace]", "take dice back")) wanted = desk::TakeDiceBack{};
    if (view.charge) draw_charge(desk, palette, state, wanted);
    if (view.roll) {
        const desk::RollView& roll = *view.roll;
        if (roll.title != view.title || !view.done.empty() || view.charge) heading(roll.title + ": " + roll.who, palette);
        draw_facts(desk, palette, state, wanted);
        if (!roll.refused.empty()) write_wrapped("Not allowed: " + roll.refused, palette.bad);
        if (!roll.automatic.empty()) write_wrapped("Without dice: " + roll.automatic, palette.good);
    }
    ask_line(desk, palette, state, wanted);
    if (view.roll && view.roll->sound && view.roll->refused.empty()) {
        const desk::RollView& roll = *view.roll;
        rule(palette);
        if (!roll.other_lines.empty()) {
            if (ImGui::BeginTable("sides", 2, ImGuiTableFlags_SizingStretchSame | ImGuiTableFlags_BordersInnerV)) {
                ImGui::TableNextColumn();
                write(roll.actor, palette.ink);
                pool("own", roll.lines, roll, desk, palette, wanted);
                ImGui::TableNextColumn();
                write(roll.target, palette.ink);
                pool("other", roll.other_lines, roll, desk, palette, wanted);
                ImGui::EndTable();
            }
        } else {
            pool("own", roll.lines, roll, desk, palette, wanted);
        }
        write_large(roll.pool, palette.ink, 1.3f);
        draw_typed_dice(desk, palette);
        draw_bands(desk, roll, palette, wanted);
        draw_dice(desk, roll, wanted);
    }
    for (const std::string& fault : view.faults) write_wrapped(fault, palette.bad);
    outcome_of(view, palette);
    if (button(view.ready ? "Done  [Enter]" : "Go on  [Enter]", "confirm")) wanted = desk::Confirm{};
    ImGui::SameLine();
    if (button("Back  [Esc]", "leave")) wanted = desk::GoBack{};
    flow("As last time  [=]");
    if (button("As last time  [=]", "again")) wanted = desk::AsLastTime{};
    const std::string pin = desk.pinned() ? "Unpin  [!]" : "Pin to compare  [!]";
    flow(pin);
    if (button(pin, "pin")) wanted = desk::PinCase{};
    draw_known(desk, palette);
    return wanted;
}

Wanted draw_pinned(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    if (!desk.pinned()) return wanted;
    const desk::CaseView& view = *desk.pinned();
    heading("Pinned: " + view.title, palette);
    if (view.roll) {
        write(view.roll->who, palette.ink);
        for (const report::PoolRow& line : view.roll->lines) {
            if (line.counts) write(line.amount + "  " + line.label, palette.ink);
        }
        write(view.roll->pool, palette.accent);
        for (const report::OddsRow& row : view.roll->odds) write(row.percent + "  " + row.outcome, palette.ink);
    }
    if (button("Unpin", "unpin")) wanted = desk::PinCase{};
    return wanted;
}

}  // namespace aor::panel
