// Army lists: what our copy of the book lacks of each, and the rows that their owner types into them out of his own.
#include "app/panel/rows.hpp"

#include "core/army/list_words.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

void choose_list(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    write_wrapped("The printed army lists, and what our copy of the book lacks of each. Whoever has the book types it in.", palette.faint);
    const auto& choices = state.list_choices.of(std::to_string(desk.lists_revision()), [&] { return desk::list_choices(desk.folders()); });
    if (choices.empty()) write_wrapped("No army lists were found with the program.", palette.warn);
    for (const desk::ListChoice& one : choices) {
        std::string say = one.say + ": ";
        say += one.faulty ? "your list has faults" : one.lacks == 0 ? "whole" : std::to_string(one.lacks) + (one.lacks == 1 ? " thing" : " things") + " to type in";
        const bool chosen = row_line(say, one.id, one.faulty ? palette.bad : one.lacks == 0 ? palette.good : palette.ink);
        at_its_right(say, one.id, palette);
        if (!chosen) continue;
        state.list = one.id;
        state.lack.clear();
    }
    write_wrapped("Armies out of these lists, and a battle of two of them, are made under Muster.", palette.faint);
}

void field(const char* say, const char* id, std::string& text, const char* hint, const Palette& palette) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::AlignTextToFramePadding();
    write(say, palette.ink);
    ImGui::TableNextColumn();
    (void)line_field(id, text, hint);
}

/// One of a few words, in place of the last one chosen.
template <class Words>
void choice(const char* say, std::string& value, const Words& words, const Palette& palette) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::AlignTextToFramePadding();
    write(say, palette.ink);
    ImGui::TableNextColumn();
    ButtonFlow buttons;
    for (const std::string_view word : words) {
        buttons.next(word);
        if (toggle(word, value == word, palette, std::string(say) + ' ' + std::string(word))) value = value == word ? std::string() : std::string(word);
    }
}

void row_form(const desk::Desk& desk, const desk::ListSheet& sheet, const desk::RowTyped& begun, const Palette& palette, PanelState& state, Wanted& wanted) {
    desk::RowTyped& row = state.row;
    const bool new_group = std::find(sheet.groups.begin(), sheet.groups.end(), row.group) == sheet.groups.end();
    write_wrapped("As it is printed in your book; leave out what is not printed.", palette.faint);
    if (!ImGui::BeginTable("form", 2, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("name");
    ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch);
    std::vector<std::string_view> types;
    for (const TroopType& type : troop_types()) types.push_back(type.code);
    field("title", "##title", row.title, "as printed: Cuirassiers", palette);
    field("group", "##group", row.group, "cavalry", palette);
    if (new_group && !sheet.by_count) field("its share", "##group share", row.group_share, "of the army: 30-40", palette);
    field(sheet.by_count ? "units" : "percent", "##share", row.share, sheet.by_count ? "0-1" : "of its group: 20, or 15-25", palette);
    choice("type", row.type, types, palette);
    choice("grade", row.grade, std::array<std::string_view, 4>{"1", "2", "3", "4"}, palette);
    choice("discipline", row.discipline, std::array<std::string_view, 2>{"R", "IR"}, palette);
    field("down", "##down", row.down, "faces that lower the grade: 1", palette);
    field("same", "##same", row.same, "faces that leave it: 2-5", palette);
    field("up", "##up", row.up, "faces that raise it: 6", palette);
    field("castings", "##castings", row.castings, "12 if nothing is said", palette);
    field("traits", "##traits", row.traits, "need not be given", palette);
    field("page", "##page", row.page, "in your book", palette);
    ImGui::EndTable();

    std::string key = std::to_string(desk.lists_revision()) + sheet.id;
    for (const std::string* part : {&row.id, &row.title, &row.group, &row.group_share, &row.share, &row.type, &row.grade, &row.discipline, &row.down, &row.same,
                                    &row.up, &row.castings, &row.weapon, &row.traits, &row.page}) {
        key += '\n' + *part;
    }
    // An untouched form has no faults yet, and nothing to keep.
    if (row == begun) return;
    const auto& faults = state.row_faults.of(key, [&] { return desk::faults_of(desk.folders(), sheet.id, row); });
    for (const std::string& fault : faults) write_wrapped(fault, palette.bad);
    if (!faults.empty()) return;
    write_wrapped("No faults.", palette.good);
    if (row_button("Keep this row", "keep row")) wanted = desk::KeepListRow{sheet.id, row};
}

void lack(const desk::Desk& desk, const desk::ListSheet& sheet, const desk::LackLine& line, const Palette& palette, PanelState& state, Wanted& wanted) {
    ImGui::PushID(line.id.c_str());
    const bool open = state.lack == line.id;
    if (row_line((open ? "-  " : "+  ") + line.say, "lack", palette.ink)) {
        state.lack = open ? std::string() : line.id;
        state.row = line.typed;
    }
    if (state.lack == line.id) {
        ImGui::Indent();
        write_wrapped(line.proof, palette.faint);
        row_form(desk, sheet, line.typed, palette, state, wanted);
        // Not beside a row that is being typed: it would be lost.
        if (line.is_kind && state.row == line.typed && row_button("All rows of this kind are in now", "whole")) wanted = desk::KindIsWhole{sheet.id, line.id};
        ImGui::Unindent();
    }
    ImGui::PopID();
}

/// A row that was kept: opened again it can be changed or taken away.
void own_row(const desk::Desk& desk, const desk::ListSheet& sheet, const desk::OwnRow& own, const Palette& palette, PanelState& state, Wanted& wanted) {
    const std::string key = "own " + own.id;
    ImGui::PushID(key.c_str());
    const bool open = state.lack == key;
    if (row_line((open ? "-  " : "+  ") + own.say, "own", palette.good)) {
        state.lack = open ? std::string() : key;
        state.row = own.typed;
    }
    if (state.lack == key) {
        ImGui::Indent();
        row_form(desk, sheet, own.typed, palette, state, wanted);
        if (state.row == own.typed && row_button("Take this row away", "take row")) wanted = desk::TakeListRow{sheet.id, own.id};
        ImGui::Unindent();
    }
    ImGui::PopID();
}

}  // namespace

Wanted draw_lists(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    frame_if_called_up(state.lists_frame, state);
    // What was kept needs no form any more.
    if (state.lists_seen != desk.lists_revision()) {
        state.lists_seen = desk.lists_revision();
        state.lack.clear();
        state.row = {};
    }
    if (state.list.empty()) {
        choose_list(desk, palette, state);
        return wanted;
    }
    const desk::ListSheet& sheet = state.list_sheet.of(std::to_string(desk.lists_revision()) + ' ' + state.list, [&] { return desk::list_sheet(desk.folders(), state.list); });
    const auto& choices = state.list_choices.of(std::to_string(desk.lists_revision()), [&] { return desk::list_choices(desk.folders()); });
    const auto choice = std::find_if(choices.begin(), choices.end(), [&](const desk::ListChoice& one) { return one.id == sheet.id; });
    write_large(choice != choices.end() ? choice->say : sheet.title, palette.accent, 1.2f);
    write_wrapped(sheet.id, palette.faint);
    if (row_button("Back to all lists", "all lists")) {
        state.list.clear();
        return wanted;
    }
    for (const std::string& fault : sheet.faults) write_wrapped(fault, palette.bad);
    if (!sheet.own.empty()) {
        subheading("Typed in by you", palette);
        for (const desk::OwnRow& row : sheet.own) own_row(desk, sheet, row, palette, state, wanted);
    }
    for (const std::string& kind : sheet.filled) {
        ImGui::PushID(kind.c_str());
        if (row_button("Something of " + kind + " is missing after all", "not whole")) wanted = desk::KindIsWhole{sheet.id, kind, false};
        ImGui::PopID();
    }
    if (sheet.lacks.empty()) {
        write_wrapped("Nothing of this list is missing.", palette.good);
    } else {
        subheading("Missing", palette);
        for (const desk::LackLine& line : sheet.lacks) lack(desk, sheet, line, palette, state, wanted);
    }
    subheading("The list as it stands", palette);
    for (const std::string& line : sheet.printed) write_wrapped(line, palette.ink);
    write_wrapped("Your rows are kept in " + sheet.file + ", and laid over the list that comes with the program.", palette.faint);
    return wanted;
}

}  // namespace aor::panel
