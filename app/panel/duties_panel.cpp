// What is owed, what is done next, and the comparison of record and table at the end of a turn.
#include "app/desk/plots_view.hpp"
#include "app/panel/rows.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

/// The place in the list of what Enter does, or lets off; -1: it is none of them.
int place_of_next(const desk::Desk& desk) {
    const report::NextDue& next = desk.next_due();
    for (std::size_t i = 0; i < desk.duties().size(); ++i) {
        const report::DutyRow& row = desk.duties()[i];
        const bool let_off = next.intent.verb == "waive" && !row.id.empty() && next.intent.actor == row.id;
        if (let_off || (row.command == next.command && !row.command.empty())) return static_cast<int>(i);
    }
    return -1;
}

void next_thing(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const report::NextDue& next = desk.next_due();
    const int place = place_of_next(desk);
    write(place < 0 ? std::string("Next") : "Next, number " + std::to_string(place + 1) + " of the list", palette.accent);
    if (next.intent.verb.empty()) {
        write_large(next.say, palette.ink, 1.2f);
        return;
    }
    // While the card lies over the table that tells where it was left, Enter takes that away.
    const bool covered = desk.pause_card();
    if (desk.asked().what != desk::Asking::command) {
        ImGui::BeginDisabled();
        (void)row_button(next.say, "next due");
        ImGui::EndDisabled();
        write_wrapped("First finish the case in hand, or leave it: Enter goes on with it, Esc goes back.", palette.warn);
    } else {
        const TextSize size(1.2f);
        if (row_button(next.say + (covered ? "" : "  [Enter]"), "next due")) wanted = desk::Confirm{};
    }
    const bool any_late = std::any_of(desk.duties().begin(), desk.duties().end(), [](const report::DutyRow& row) { return row.when == report::Due::late; });
    if (place < 0 && any_late) write_wrapped("Enter leaves what is late as it is: press its number to do it, or waive it.", palette.faint);
    if (place > 0) write_wrapped("Those before it cannot be done yet, or a rule forbids them.", palette.faint);
}

void duty(const report::DutyRow& row, int place, const Palette& palette, PanelState& state, Wanted& wanted) {
    ImGui::PushID(place);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    if (place < 9) key_cap(std::to_string(place + 1), palette);
    ImGui::TableNextColumn();
    const Colour colour = row.when == report::Due::late ? palette.bad : row.when == report::Due::later ? palette.faint : palette.ink;
    if (row_button(row.step.empty() ? row.say : row.say + ": " + row.step, "begin", colour)) wanted = desk::BeginDuty{place};
    if (const auto reason = ask_reason("waive " + row.id, state, palette)) wanted = perform("waive", row.id, *reason);
    ImGui::TableNextColumn();
    if (!row.id.empty()) {
        if (button("Waive")) begin_reason("waive " + row.id, state);
        tip("let it off, with a reason");
    }
    ImGui::PopID();
}

void duties(const desk::Desk& desk, report::Due when, const char* head, const Palette& palette, PanelState& state, Wanted& wanted) {
    const auto& rows = desk.duties();
    bool open = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].when != when) continue;
        if (!open) {
            subheading(head, palette);
            open = ImGui::BeginTable(head, 3, ImGuiTableFlags_SizingFixedFit);
            if (!open) return;
            ImGui::TableSetupColumn("key");
            ImGui::TableSetupColumn("duty", ImGuiTableColumnFlags_WidthStretch);
            ImGui::TableSetupColumn("waive");
        }
        duty(rows[i], static_cast<int>(i), palette, state, wanted);
        if (when == report::Due::later) {
            ImGui::TableSetColumnIndex(1);
            write_wrapped("in turn " + std::to_string(rows[i].turn) + ", phase " + std::to_string(rows[i].phase), palette.faint);
        }
    }
    if (open) ImGui::EndTable();
}

void drift_field(const desk::DriftField& field, const Palette& palette, PanelState& state) {
    const auto found = state.differences.find(field.key);
    const std::string value = found != state.differences.end() ? found->second : field.value;
    ImGui::PushID(field.key.c_str());
    write(field.say, found != state.differences.end() ? palette.warn : palette.faint);
    ImGui::SameLine();
    if (field.most > 0) {
        const int number = std::atoi(value.c_str());
        if (button("-", "less") && number > 0) set_difference(state.differences, field, std::to_string(number - 1));
        ImGui::SameLine();
        write(value, palette.ink);
        ImGui::SameLine();
        if (button("+", "more") && number < field.most) set_difference(state.differences, field, std::to_string(number + 1));
    } else if (!field.choices.empty()) {
        const auto chosen = std::find(field.choices.begin(), field.choices.end(), value);
        const std::string shown = chosen != field.choices.end() ? field.choices_say[static_cast<std::size_t>(chosen - field.choices.begin())] : value;
        if (begin_choice("##value", shown)) {
            for (std::size_t i = 0; i < field.choices.size(); ++i) {
                ImGui::PushID(static_cast<int>(i));
                if (ImGui::Selectable("##choice", field.choices[i] == value)) set_difference(state.differences, field, field.choices[i]);
                ImGui::SameLine(0.0f, 0.0f);
                write(field.choices_say[i]);
                ImGui::PopID();
            }
            ImGui::EndCombo();
        }
    }
    ImGui::PopID();
}

void drift(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    const bool end_of_turn = desk.battle().game.phase >= desk.battle().game.phases;
    ImGui::Spacing();
    if (!fold(end_of_turn ? "End of the turn: compare record and table" : "Compare record and table", "drift")) return;
    write_wrapped("Call the list out; whatever stands otherwise on the table is put right here, all of it in one entry.", palette.faint);
    const auto& sections = state.drift.of(std::to_string(desk.table_revision()), [&] {
        state.differences.clear();
        return desk::drift_view(desk.battle());
    });
    const std::string count = std::to_string(state.differences.size());
    if (row_button(state.differences.empty() ? "Record and table agree" : "Put right what was found: " + count, "put right")) {
        wanted = desk::Perform{desk::drift_intent(state.differences)};
    }
    std::string army = "\n";
    for (const desk::DriftSection& section : sections) {
        if (section.army != army) {
            army = section.army;
            subheading(army.empty() ? "On the ground" : army, palette);
        }
        if (!section.brigade.empty()) write_wrapped(section.brigade, palette.faint);
        for (const desk::DriftEntry& entry : section.entries) {
            ImGui::PushID(entry.id.c_str());
            if (row_line(entry.name + ": " + entry.say, "called out", palette.ink)) state.drift_open = state.drift_open == entry.id ? "" : entry.id;
            if (state.drift_open == entry.id) {
                ImGui::Indent();
                for (const desk::DriftField& field : entry.fields) drift_field(field, palette, state);
                if (entry.fields.empty()) write_wrapped("It is not on the table.", palette.faint);
                ImGui::Unindent();
            } else {
                for (const desk::DriftField& field : entry.fields) {
                    const auto found = state.differences.find(field.key);
                    if (found != state.differences.end()) write_wrapped("on the table: " + field.say + ' ' + found->second, palette.warn);
                }
            }
            ImGui::PopID();
        }
    }
}

}  // namespace

Wanted draw_duties(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (no_battle(desk, palette)) return wanted;
    next_thing(desk, palette, wanted);
    if (desk::plots_are_due(desk.charts(), desk.battle()) && row_button("Plot charges and rallies back, each side for itself  [F8]", "plot")) {
        wanted = desk::ShowPanel{desk::Panel::plots};
    }
    ImGui::Spacing();
    write_wrapped(report::count_in_words(desk.duties()), palette.faint);
    duties(desk, report::Due::late, "Late", palette, state, wanted);
    duties(desk, report::Due::now, "Now", palette, state, wanted);
    duties(desk, report::Due::later, "Later", palette, state, wanted);
    drift(desk, palette, state, wanted);
    return wanted;
}

}  // namespace aor::panel
