#include "app/panel/rows.hpp"
#include "core/base/texts.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

/// The club's colour of a marker, made readable; nothing when it has none.
std::optional<Colour> marker(const desk::Desk& desk, const Palette& palette, std::string_view state) {
    const auto value = desk::marker_colour(&desk.battle(), desk.settings(), state);
    const auto colour = value ? shell::colour_from(*value) : std::nullopt;
    return colour ? std::optional(shell::readable_on(palette.sheet, *colour)) : std::nullopt;
}

Colour state_colour(const desk::Desk& desk, const Palette& palette, const desk::UnitLine& line) {
    switch (line.state) {
        case State::normal: return palette.ink;
        case State::disorganized: return marker(desk, palette, "disorganized").value_or(palette.warn);
        case State::broken: return marker(desk, palette, "broken").value_or(palette.bad);
        default: return marker(desk, palette, "routed").value_or(palette.bad);
    }
}

/// The letter of the state in its colour, on a ground of its own.
void state_letter(const desk::Desk& desk, const Palette& palette, const desk::UnitLine& line) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float size = ImGui::GetTextLineHeight();
    if (line.state_letter.empty()) {
        ImGui::Dummy({size * 0.8f, size});
        return;
    }
    const Colour colour = state_colour(desk, palette, line);
    ImGui::GetWindowDrawList()->AddRect(at, {at.x + size * 0.8f, at.y + size}, colour.packed(), 2.0f, 0, 1.5f);
    ImGui::GetWindowDrawList()->AddText({at.x + size * 0.15f, at.y}, colour.packed(), line.state_letter.c_str());
    ImGui::Dummy({size * 0.8f, size});
}

/// What the signs of a line mean, in words; a key and a click unfold it.
void legend(const desk::Desk& desk, const Palette& palette) {
    constexpr std::string_view kHead = "What the marks mean  [Ctrl+L]";
    if (ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_L, false)) turn_fold(kHead);
    if (!fold_line(kHead, "", palette.faint)) return;
    struct Mark {
        const char* sign;
        const char* say;
    };
    static constexpr Mark kMarks[] = {{"a1", "the two signs to type for it"},
                                      {"9\u22121/12", "castings now, those still to come off, and at the start"},
                                      {"g2", "morale grade 2, as it is now"},
                                      {"D B R", "disorganized, broken, routed"},
                                      {"F", "has its first fire; \u00b7 has spent it"},
                                      {"\u2605", "a leader, or the unit that he is with"}};
    static constexpr Mark kTroops[] = {{"FI", "formed infantry"},      {"SI", "skirmish infantry"}, {"LC", "light cavalry"},  {"SLC", "skirmish light cavalry"},
                                       {"DR", "dragoons"},             {"HS", "horse"},             {"AC", "armored cavalry"}};
    const auto row = [&](const char* sign, const char* say) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        write(sign, palette.accent);
        ImGui::TableNextColumn();
        write_wrapped(say, palette.ink);
    };
    if (!ImGui::BeginTable("legend", 2, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("sign");
    ImGui::TableSetupColumn("words", ImGuiTableColumnFlags_WidthStretch);
    for (const Mark& mark : kMarks) row(mark.sign, mark.say);
    for (const Mark& mark : kTroops) {
        const auto& units = desk.battle().units;
        if (std::any_of(units.begin(), units.end(), [&](const Unit& unit) { return troop_code(unit) == mark.sign; })) row(mark.sign, mark.say);
    }
    ImGui::EndTable();
    rule(palette);
}

bool is_candidate(const desk::Desk& desk, const std::string& id) {
    const auto& all = desk.asked().candidates;
    return std::any_of(all.begin(), all.end(), [&](const desk::Somebody& one) { return one.id == id; });
}

void unit_menu(const desk::UnitLine& line, Wanted& wanted) {
    struct Choice {
        const char* say;
        const char* procedure;
    };
    static constexpr Choice kChoices[] = {{"Small arms fire", "small_arms_fire"}, {"Artillery fire", "artillery_fire"}, {"Morale check", "morale"},
                                          {"Charge", "charge"}, {"Melee", "melee"}, {"Rally", "rally"}, {"Command range", "command_range"}};
    for (const Choice& choice : kChoices) {
        if (ImGui::MenuItem(choice.say)) wanted = desk::BeginCase{choice.procedure, line.id, ""};
    }
}

void draw_unit(const desk::Desk& desk, const Palette& palette, const desk::UnitLine& line, Wanted& wanted) {
    const bool picking = desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target;
    const bool may_pick = picking && is_candidate(desk, line.id);
    const bool concerned = line.id == desk.work().actor || line.id == desk.work().target || line.id == desk.selected();
    ImGui::PushID(line.id.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const bool dim = line.gone || (picking && !may_pick);
    if (picking && may_pick) key_cap(line.code, palette);
    else write(line.code, palette.faint);
    ImGui::TableNextColumn();
    ImGui::PushStyleColor(ImGuiCol_Text, dim ? palette.faint : palette.ink);
    if (ImGui::Selectable(("##row " + line.id).c_str(), concerned, ImGuiSelectableFlags_SpanAllColumns | ImGuiSelectableFlags_AllowOverlap)) wanted = desk::NameSomebody{line.id};
    if (ImGui::BeginPopupContextItem("unit")) {
        unit_menu(line, wanted);
        ImGui::EndPopup();
    }
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal)) {
        ImGui::SetTooltip("%s, %s, grade %d, %d of %d castings%s%s%s%s", line.name.c_str(), line.troops.c_str(), line.grade, line.castings, line.start,
                          line.state_say.empty() ? "" : ", ", line.state_say.c_str(), line.marks.empty() ? "" : ", ", line.marks.c_str());
    }
    ImGui::SameLine(0.0f, 0.0f);
    write_wrapped(line.name);
    ImGui::PopStyleColor();
    std::string says;
    const auto add = [&](const std::string& text) {
        if (text.empty()) return;
        if (!says.empty()) says += ", ";
        says += text;
    };
    if (!line.gone) {
        if (line.flag_lost) add("flag lost");
        if (line.flags_taken > 0) add(counted(line.flags_taken, "flag taken", "flags taken"));
        add(line.marks);
    }
    if (!line.owes.empty()) write_wrapped("owes " + line.owes, palette.bad);
    if (!line.state_say.empty()) write_wrapped(line.state_say, line.gone ? palette.faint : state_colour(desk, palette, line));
    if (line.fatigued && !line.gone) write_wrapped("fatigued", marker(desk, palette, "fatigued").value_or(palette.warn));
    if (line.out_of_command && !line.gone) write_wrapped("out of command", marker(desk, palette, "out_of_command").value_or(palette.warn));
    if (!says.empty()) write_wrapped(says, palette.ink);
    if (!line.leader.empty()) write_wrapped("\u2605 " + line.leader, palette.accent);
    ImGui::TableNextColumn();
    write(line.troops, palette.faint);
    ImGui::TableNextColumn();
    if (!line.gone) {
        std::string strength = std::to_string(line.castings);
        if (line.pending > 0) strength += "\u2212" + std::to_string(line.pending);
        write(strength, line.castings * 2 <= line.start ? palette.bad : line.castings * 4 <= line.start * 3 ? palette.warn : palette.ink);
        ImGui::SameLine(0.0f, 0.0f);
        write("/" + std::to_string(line.start), palette.faint);
    }
    ImGui::TableNextColumn();
    if (!line.gone) write("g" + std::to_string(line.grade), palette.ink);
    ImGui::TableNextColumn();
    if (!line.gone) state_letter(desk, palette, line);
    ImGui::TableNextColumn();
    if (!line.gone && line.shoots) {
        write(line.first_fire ? "F" : "\u00b7", line.first_fire ? palette.good : palette.faint);
        if (ImGui::IsItemHovered()) ImGui::SetTooltip(line.first_fire ? "has its first fire" : "has spent its first fire");
    }
    ImGui::PopID();
}

void draw_leader(const desk::Desk& desk, const Palette& palette, const desk::LeaderLine& line, Wanted& wanted) {
    const bool picking = desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target;
    ImGui::PushID(line.id.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    if (picking && is_candidate(desk, line.id)) key_cap(line.code, palette);
    else write(line.code, palette.faint);
    ImGui::TableNextColumn();
    if (ImGui::Selectable(("##row " + line.id).c_str(), line.id == desk.work().actor || line.id == desk.selected(), ImGuiSelectableFlags_SpanAllColumns | ImGuiSelectableFlags_AllowOverlap)) {
        wanted = desk::NameSomebody{line.id};
    }
    ImGui::SameLine(0.0f, 0.0f);
    write_wrapped("\u2605 " + line.name, line.gone ? palette.faint : palette.accent);
    if (!line.place.empty()) write_wrapped(line.place, line.gone ? palette.bad : palette.faint);
    ImGui::TableNextColumn();
    write(line.rating, palette.faint);
        ImGui::PopID();
}

}  // namespace

Wanted draw_roster(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (state.focus_filter) {
        ImGui::SetKeyboardFocusHere();
        state.focus_filter = false;
    }
    state.filter = desk.filter();
    ImGui::SetNextItemWidth(-1.0f);
    if (line_field("##filter", state.filter, "filter: name, troops, state (Ctrl+F)")) {}
    if (state.filter != desk.filter()) wanted = desk::FilterRoster{state.filter};

    // Below something else it scrolls with that, and has room of its own all the same.
    if (!ImGui::BeginChild("units", {0.0f, std::max(ImGui::GetContentRegionAvail().y, ImGui::GetFontSize() * 14.0f)})) {
        ImGui::EndChild();
        return wanted;
    }
    if (desk.session() != nullptr) legend(desk, palette);
    for (const desk::ArmyLines& army : desk.roster().armies) {
        const Colour colour = palette.army[static_cast<std::size_t>(army.place) % palette.army.size()];
        ImGui::PushID(army.id.c_str());
        write(army.name, colour);
        ImGui::SameLine();
        write_right(std::to_string(army.castings.start - army.castings.lost) + " castings", palette.faint);
        rule(palette);
        for (const desk::BrigadeLines& brigade : army.brigades) {
            const bool any = std::any_of(brigade.units.begin(), brigade.units.end(), [&](const desk::UnitLine& line) { return desk::matches(line, brigade, desk.filter()); });
            if (!any && !desk.filter().empty()) continue;
            ImGui::PushID(brigade.id.c_str());
            write(brigade.name, brigade.moves_now ? palette.accent : palette.ink);
            ImGui::SameLine();
            if (brigade.moves_now) {
                write("moves now", palette.accent);
                ImGui::SameLine();
            }
            write_right("lost " + std::to_string(brigade.castings.lost) + " of " + std::to_string(brigade.castings.start), palette.faint);
            if (ImGui::BeginTable("lines", 7, ImGuiTableFlags_SizingFixedFit)) {
                ImGui::TableSetupColumn("code");
                ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch);
                ImGui::TableSetupColumn("troops");
                ImGui::TableSetupColumn("castings");
                ImGui::TableSetupColumn("grade");
                ImGui::TableSetupColumn("state", ImGuiTableColumnFlags_WidthFixed, ImGui::GetTextLineHeight() * 0.8f);
                ImGui::TableSetupColumn("first fire");
                for (const desk::UnitLine& line : brigade.units) {
                    if (desk::matches(line, brigade, desk.filter())) draw_unit(desk, palette, line, wanted);
                }
                for (const desk::LeaderLine& line : brigade.leaders) draw_leader(desk, palette, line, wanted);
                ImGui::EndTable();
            }
            ImGui::PopID();
        }
        ImGui::PopID();
    }
    ImGui::EndChild();
    return wanted;
}

}  // namespace aor::panel
