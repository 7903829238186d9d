// The log: what happened, newest first, each entry with all that is behind it; looking back, mending, notes.
#include "app/panel/rows.hpp"

namespace aor::panel {
namespace {

constexpr int kPage = 30;

void take_back(const desk::LogView& view, const Palette& palette, Wanted& wanted) {
    if (!view.undo.empty()) {
        if (row_button("Undo  [u]:  " + view.undo, "undo")) wanted = desk::Undo{};
    } else {
        write_wrapped("There is nothing to undo.", palette.faint);
    }
    if (!view.redo.empty() && row_button("Redo  [y]:  " + view.redo, "redo")) wanted = desk::Redo{};
}

void note(const Palette& palette, PanelState& state, Wanted& wanted) {
    const bool about = state.log_note_of > 0;
    if (line_field("##note", state.note, about ? "a note on this entry, then Enter" : "a note, then Enter") && !state.note.empty()) {
        desk::Perform note = perform("note");
        note.intent.text = state.note;
        if (about) note.intent.words.push_back({"of", state.log_note_of});
        wanted = note;
        state.note.clear();
        state.log_note_of = 0;
    }
    if (about) {
        write("on entry " + std::to_string(state.log_note_of), palette.faint);
        ImGui::SameLine();
        if (button("on none", "note on none")) state.log_note_of = 0;
    }
}

void roll(const report::RollRow& row, const Palette& palette) {
    std::string who = row.title;
    if (!row.who.empty()) who += ", " + row.who;
    if (!row.whom.empty()) who += " \u2192 " + row.whom;
    write_wrapped(who, palette.accent);
    if (begin_lines("lines")) {
        for (const report::LineRow& one : row.lines) {
            line(one.amount, one.label, one.page, palette);
            if (!one.reason.empty()) write_wrapped("ticked by hand: " + one.reason, palette.warn);
        }
        if (!row.other_lines.empty()) line("", "against", "", palette, palette.faint);
        for (const report::LineRow& one : row.other_lines) {
            line(one.amount, one.label, one.page, palette);
            if (!one.reason.empty()) write_wrapped("ticked by hand: " + one.reason, palette.warn);
        }
        end_lines();
    }
    for (const report::FactSaid& fact : row.facts) {
        if (fact.source == FactSource::known) continue;
        const bool overruled = fact.source == FactSource::overruled;
        write_wrapped((overruled ? "decided against the record: " : "told: ") + fact.name + " = " + fact.value + (overruled ? " (" + fact.reason + ")" : ""),
                      overruled ? palette.warn : palette.faint);
    }
    if (!row.no_dice.empty()) write_wrapped("no dice: " + row.no_dice, palette.ink);
    if (!row.dice.empty()) write_wrapped("dice: " + row.dice + (row.origin.empty() ? "" : " (" + row.origin + ")"), palette.ink);
    if (!row.result.empty()) write_wrapped(row.result, palette.good);
}

void unfolded(const desk::LogLine& entry, const Palette& palette, PanelState& state, Wanted& wanted) {
    const report::EntryRow& row = entry.row;
    ImGui::Indent();
    if (!row.at.empty()) write_wrapped("at " + row.at, palette.faint);
    for (std::size_t i = 0; i < row.rolls.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        roll(row.rolls[i], palette);
        ImGui::PopID();
    }
    for (const std::string& event : row.events) write_wrapped(event, palette.ink);
    for (const std::string& other : row.otherwise) write_wrapped("decided otherwise: " + other, palette.warn);
    if (!row.reason.empty()) write_wrapped("because: " + row.reason, palette.faint);
    ButtonFlow buttons;
    buttons.next("Look at this moment");
    if (button("Look at this moment", "look")) wanted = desk::LookAt{row.number};
    if (entry.may_correct) {
        buttons.next("Correct it");
        if (button("Correct it", "correct")) wanted = desk::BeginCorrection{row.number};
    }
    if (entry.may_drop) {
        buttons.next("It never was");
        if (button("It never was", "drop")) wanted = desk::DropEntry{row.number};
    }
    buttons.next("Note on it");
    if (button("Note on it", "note on it")) state.log_note_of = row.number;
    ImGui::Unindent();
}

void entry_line(const desk::Desk& desk, const desk::LogLine& entry, const Palette& palette, PanelState& state, Wanted& wanted) {
    const report::EntryRow& row = entry.row;
    ImGui::PushID(row.number);
    const bool looked_at = desk.looking_at() == row.number;
    const Colour colour = !row.stands || row.kind == EntryKind::undo || row.kind == EntryKind::redo ? palette.faint
                          : row.kind == EntryKind::note                                             ? palette.accent
                                                                                                    : palette.ink;
    const std::string label = std::to_string(row.number) + "  " + row.moment + "  " + entry.said;
    if (row_line(label, "entry", colour)) state.log_entry = state.log_entry == row.number ? 0 : row.number;
    if (!row.stands) {
        // Struck through, as on paper: the number and the moment are enough.
        const ImVec2 from = ImGui::GetItemRectMin();
        const ImVec2 pad = ImGui::GetStyle().FramePadding;
        const float middle = from.y + pad.y + ImGui::GetFontSize() * 0.5f;
        const std::string head = std::to_string(row.number) + "  " + row.moment;
        ImGui::GetWindowDrawList()->AddLine({from.x + pad.x, middle}, {from.x + pad.x + ImGui::CalcTextSize(head.c_str()).x, middle}, palette.faint.packed(), 1.5f);
    }
    if (looked_at) write_wrapped("the table is shown as it was after this entry", palette.warn);
    if (entry.changed_by > 0) write_wrapped("corrected by entry " + std::to_string(entry.changed_by) + ": " + entry.changed, palette.warn);
    if (entry.overruled && state.log_entry != row.number) write_wrapped("decided otherwise: " + row.otherwise.front() + (row.otherwise.size() > 1 ? " and more" : ""), palette.warn);
    if (state.log_entry == row.number) unfolded(entry, palette, state, wanted);
    ImGui::PopID();
}

}  // namespace

Wanted draw_log(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (no_battle(desk, palette)) return wanted;
    const int most = kPage * std::max(1, state.log_pages);
    const std::string key = std::to_string(desk.table_revision()) + ' ' + std::to_string(most) + ' ' + state.log_filter;
    const desk::LogView& view = state.log.of(key, [&] { return desk::log_view(desk.charts(), desk.session()->log(), state.log_filter, most); });

    if (desk.looking_at()) {
        write_wrapped("An earlier moment is shown: after entry " + std::to_string(*desk.looking_at()), palette.warn);
        if (row_button("Back to the present", "present")) wanted = desk::LookAtPresent{};
        ButtonFlow buttons;
        buttons.next("One entry back");
        if (button("One entry back") && *desk.looking_at() > 0) wanted = desk::LookAt{*desk.looking_at() - 1};
        buttons.next("One entry on");
        if (button("One entry on")) wanted = desk::LookAt{*desk.looking_at() + 1};
    } else {
        take_back(view, palette, wanted);
    }
    note(palette, state, wanted);
    (void)line_field("##find", state.log_filter, "find: a name, turn 3, rout");
    if (view.all == 0) write_wrapped("Nothing has been decided yet.", palette.faint);
    else if (view.fitting == 0) write_wrapped("No entry has that.", palette.faint);
    else write_wrapped("Number, turn.phase, and what happened, the last first; press one for all that is behind it.", palette.faint);
    for (const desk::LogLine& line : view.lines) entry_line(desk, line, palette, state, wanted);
    const int more = view.fitting - static_cast<int>(view.lines.size());
    if (more > 0 && row_button(std::to_string(more) + " earlier entries: show more", "more")) state.log_pages = std::max(1, state.log_pages) + 1;
    if (view.all > 0 && more == 0 && state.log_filter.empty() && row_button("The table before the first entry", "start")) wanted = desk::LookAt{0};
    return wanted;
}

}  // namespace aor::panel
