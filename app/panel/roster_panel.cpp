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
                                      {"F \u00b7 \u00d7", "has its first fire, has spent it, has fired this turn; faint: broken or routed, it fires nothing"},
                                      {"\u2605", "a leader, or the unit that he is with"}};
    const auto row = [&](std::string_view sign, std::string_view say) {
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
    for (const desk::TroopCode& troops : desk::troop_codes()) {
        const auto& units = desk.battle().units;
        if (std::any_of(units.begin(), units.end(), [&](const Unit& unit) { return troop_code(unit) == troops.code; })) row(troops.code, troops.say);
    }
    ImGui::EndTable();
    rule(palette);
}

bool is_candidate(const desk::Desk& desk, const std::string& id) {
    const auto& all = desk.asked().candidates;
    return std::any_of(all.begin(), all.end(), [&](const desk::Somebody& one) { return one.id == id; });
}

void unit_menu(const desk::Desk& desk, const desk::UnitLine& line, Wanted& wanted) {
    for (const std::string_view procedure : desk::begun_by(desk.battle(), line.id)) {
        if (ImGui::MenuItem(desk::title_of(desk.charts(), procedure).c_str())) wanted = desk::BeginCase{std::string(procedure), line.id, ""};
    }
    if (line.gone) write(line.state_say);
    // A leader by it.
    bool first = true;
    for (const Leader* leader : desk::who_may_join(desk.battle(), line.id)) {
        if (first) ImGui::Separator();
        first = false;
        ImGui::PushID(leader->id.c_str());
        if (ImGui::MenuItem((desk::name_of(desk.battle(), leader->id) + " joins it").c_str())) wanted = desk::Perform{desk::goes_to(*leader, line.id)};
        ImGui::PopID();
    }
}

/// Where a leader can go.
void leader_menu(const desk::Desk& desk, const desk::LeaderLine& line, Wanted& wanted) {
    const Leader* leader = desk.battle().leader(line.id);
    if (leader == nullptr || line.gone) return write(line.place.empty() ? line.name : line.place);
    if (!leader->attached.empty() && ImGui::MenuItem(("Leaves " + desk::name_of(desk.battle(), leader->attached)).c_str())) wanted = desk::Perform{desk::goes_to(*leader, "")};
    if (ImGui::MenuItem("Is he hit?")) wanted = desk::BeginCase{"leader_hit", line.id, ""};
    ImGui::Separator();
    for (const Unit& unit : desk.battle().units) {
        if (!is_on_table(unit) || unit.army != leader->army || unit.id == leader->attached) continue;
        if (!leader->brigade.empty() && unit.brigade != leader->brigade) continue;
        ImGui::PushID(unit.id.c_str());
        if (ImGui::MenuItem(("Joins " + desk::name_of(desk.battle(), unit.id)).c_str())) wanted = desk::Perform{desk::goes_to(*leader, unit.id)};
        ImGui::PopID();
    }
}

/// What was called up by its name is brought into sight, and what can be done with it unfolds.
void come_into_sight(const std::string& id, const char* menu, PanelState& state) {
    if (state.called_up != id) return;
    state.called_up.clear();
    ImGui::SetScrollHereY(0.4f);
    ImGui::OpenPopup(menu);
}

/// The two signs of a line: to be typed, of whoever is clicked on, or at rest.
enum class Signs : std::uint8_t { at_rest, to_type, clicked };

void signs_of(std::string_view code, Signs how, const Palette& palette) {
    if (how == Signs::to_type) return key_cap(code, palette);
    if (how == Signs::at_rest) return write(code, palette.faint);
    // Filled, where the units of the case have their whole line filled.
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 text = ImGui::CalcTextSize(code.data(), code.data() + code.size());
    const float pad = ImGui::GetFontSize() * 0.22f;
    ImDrawList* draw = ImGui::GetWindowDrawList();
    draw->AddRectFilled(at, {at.x + text.x + 2.0f * pad, at.y + text.y}, palette.seal.packed(), pad * 0.5f);
    draw->AddText({at.x + pad, at.y}, palette.on_seal.packed(), code.data(), code.data() + code.size());
    ImGui::LogText("%.*s", static_cast<int>(code.size()), code.data());
    ImGui::Dummy({text.x + 2.0f * pad, text.y});
}

Signs signs_now(const desk::Desk& desk, const std::string& id) {
    const bool picking = desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target;
    if (picking && is_candidate(desk, id)) return Signs::to_type;
    return id == desk.selected() ? Signs::clicked : Signs::at_rest;
}

/// The line as one thing to click on, as high as what is written in it: that is known from the frame before.
bool whole_line(const std::string& id, bool concerned) {
    const float last = ImGui::GetStateStorage()->GetFloat(ImGui::GetID("height"), ImGui::GetTextLineHeight());
    const ImVec2 at = ImGui::GetCursorPos();
    const bool clicked = ImGui::Selectable(("##row " + id).c_str(), concerned, ImGuiSelectableFlags_SpanAllColumns | ImGuiSelectableFlags_AllowOverlap, {0.0f, last});
    ImGui::SetCursorPos(at);
    return clicked;
}

/// Beside the pointer, and within the column of the armies: the case next to it stays to be read.
void tell_all_of(const desk::UnitLine& line) {
    const ImVec2 least = ImGui::GetItemRectMin();
    const ImVec2 most = ImGui::GetItemRectMax();
    const bool below = most.y < ImGui::GetIO().DisplaySize.y * 0.6f;
    ImGui::SetNextWindowPos({ImGui::GetWindowPos().x, below ? most.y : least.y}, ImGuiCond_Always, {0.0f, below ? 0.0f : 1.0f});
    const float width = std::min(ImGui::GetFontSize() * 24.0f, ImGui::GetWindowWidth() - 2.0f * ImGui::GetStyle().WindowPadding.x);
    if (!ImGui::BeginTooltip()) return;
    ImGui::PushTextWrapPos(width);
    ImGui::TextUnformatted(desk::in_words(line).c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

/// `top`: where the writing began.
void keep_height(float top) {
    const float height = ImGui::GetItemRectMax().y - top;
    ImGui::GetStateStorage()->SetFloat(ImGui::GetID("height"), std::max(ImGui::GetTextLineHeight(), height));
}

void draw_unit(const desk::Desk& desk, const Palette& palette, const desk::UnitLine& line, PanelState& state, Wanted& wanted) {
    const bool picking = desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target;
    const bool may_pick = picking && is_candidate(desk, line.id);
    const bool concerned = line.id == desk.work().actor || line.id == desk.work().target;
    ImGui::PushID(line.id.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const bool dim = line.gone || (picking && !may_pick);
    signs_of(line.code, signs_now(desk, line.id), palette);
    ImGui::TableNextColumn();
    ImGui::PushStyleColor(ImGuiCol_Text, dim ? palette.faint : palette.ink);
    const float top = ImGui::GetCursorScreenPos().y;
    if (whole_line(line.id, concerned)) wanted = desk::NameSomebody{line.id};
    come_into_sight(line.id, "unit", state);
    if (ImGui::BeginPopupContextItem("unit")) {
        unit_menu(desk, line, wanted);
        ImGui::EndPopup();
    }
    if (state.pointing && ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal)) tell_all_of(line);
    write_whole_words(line.name);
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
    if (!line.owes.empty()) write_whole_words("owes " + line.owes, palette.bad);
    if (!line.state_say.empty()) write_whole_words(line.state_say, line.gone ? palette.faint : state_colour(desk, palette, line));
    if (line.fatigued && !line.gone) write_whole_words("fatigued", marker(desk, palette, "fatigued").value_or(palette.warn));
    if (line.out_of_command && !line.gone) write_whole_words("out of command", marker(desk, palette, "out_of_command").value_or(palette.warn));
    if (!says.empty()) write_whole_words(says, palette.ink);
    if (!line.leader.empty()) write_whole_words("\u2605 " + line.leader, palette.accent);
    keep_height(top);
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
    if (!line.gone && line.shoots) write(line.fire_sign, line.fired ? palette.ink : line.first_fire && !line.may_not_fire ? palette.good : palette.faint);
    ImGui::PopID();
}

void draw_leader(const desk::Desk& desk, const Palette& palette, const desk::LeaderLine& line, PanelState& state, Wanted& wanted) {
    ImGui::PushID(line.id.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    signs_of(line.code, signs_now(desk, line.id), palette);
    ImGui::TableNextColumn();
    const float top = ImGui::GetCursorScreenPos().y;
    if (whole_line(line.id, line.id == desk.work().actor)) wanted = desk::NameSomebody{line.id};
    come_into_sight(line.id, "leader", state);
    if (ImGui::BeginPopupContextItem("leader")) {
        leader_menu(desk, line, wanted);
        ImGui::EndPopup();
    }
    write_whole_words("\u2605 " + line.name, line.gone ? palette.faint : palette.accent);
    if (!line.place.empty()) write_whole_words(line.place, line.gone ? palette.bad : palette.faint);
    keep_height(top);
    ImGui::TableNextColumn();
    write(line.rating, palette.faint);
    ImGui::PopID();
}

/// The filter leaves somebody of it.
bool is_found(const desk::ArmyLines& army, const std::string& filter) {
    return std::any_of(army.brigades.begin(), army.brigades.end(), [&](const desk::BrigadeLines& brigade) {
        return std::any_of(brigade.units.begin(), brigade.units.end(), [&](const desk::UnitLine& line) { return desk::matches(line, brigade, filter); });
    });
}

/// A table of its own for each brigade, so that a heavy howitzer takes no room from the names of all others.
void brigade_lines(const desk::Desk& desk, const desk::BrigadeLines& brigade, const Palette& palette, PanelState& state, Wanted& wanted) {
    const bool any = std::any_of(brigade.units.begin(), brigade.units.end(), [&](const desk::UnitLine& line) { return desk::matches(line, brigade, desk.filter()); });
    if (!any && !desk.filter().empty()) return;
    write(brigade.name, brigade.moves_now ? palette.accent : palette.ink);
    ImGui::SameLine();
    if (brigade.moves_now) {
        write("moves now", palette.accent);
        ImGui::SameLine();
    }
    if (brigade.castings.start > 0) write_right("lost " + std::to_string(brigade.castings.lost) + " of " + std::to_string(brigade.castings.start), palette.faint);
    else ImGui::NewLine();
    const std::string id = "lines of " + brigade.id;
    if (!ImGui::BeginTable(id.c_str(), 7, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("code");
    ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("troops");
    ImGui::TableSetupColumn("castings");
    ImGui::TableSetupColumn("grade");
    ImGui::TableSetupColumn("state", ImGuiTableColumnFlags_WidthFixed, ImGui::GetTextLineHeight() * 0.8f);
    ImGui::TableSetupColumn("first fire");
    for (const desk::UnitLine& line : brigade.units) {
        if (desk::matches(line, brigade, desk.filter())) draw_unit(desk, palette, line, state, wanted);
    }
    for (const desk::LeaderLine& line : brigade.leaders) draw_leader(desk, palette, line, state, wanted);
    ImGui::EndTable();
}

}  // namespace

Wanted draw_roster(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (state.focus_filter) {
        ImGui::SetWindowFocus();   // a field of another panel lets go of the keyboard
        ImGui::SetKeyboardFocusHere();
        state.focus_filter = false;
    }
    state.filter = desk.filter();
    ImGui::SetNextItemWidth(-1.0f);
    if (line_field("##filter", state.filter, "filter: name, troops, state (Ctrl+F)")) {}
    if (state.filter != desk.filter()) wanted = desk::FilterRoster{state.filter};
    if (!desk.filter().empty()) {
        // Whoever misses a unit sees why.
        ImGui::AlignTextToFramePadding();
        write(shortened("only: " + desk.filter(), std::max(1.0f, ImGui::GetContentRegionAvail().x - ImGui::GetFontSize() * 4.0f)), palette.warn);
        flow("Show all");
        if (button("Show all", "filter off")) wanted = desk::FilterRoster{};
    }

    // What the filter finds begins at the top.
    if (state.filter != desk.filter()) ImGui::SetNextWindowScroll({-1.0f, 0.0f});
    if (!ImGui::BeginChild("units", {0.0f, std::max(ImGui::GetContentRegionAvail().y, ImGui::GetFontSize() * 6.0f)})) {
        ImGui::EndChild();
        return wanted;
    }
    // Where there is little room the armies come before what their marks mean.
    if (desk.session() != nullptr && !state.narrow) legend(desk, palette);
    bool anybody = false;
    for (const desk::ArmyLines& army : desk.roster().armies) {
        if (!desk.filter().empty() && !is_found(army, desk.filter())) continue;
        anybody = true;
        const Colour colour = palette.army[static_cast<std::size_t>(army.place) % palette.army.size()];
        write(army.name, colour);
        ImGui::SameLine();
        write_right(std::to_string(army.castings.start - army.castings.lost) + " castings", palette.faint);
        rule(palette);
        for (const desk::BrigadeLines& brigade : army.brigades) brigade_lines(desk, brigade, palette, state, wanted);
    }
    if (!anybody && !desk.filter().empty()) write_wrapped("Nobody is called so, nor of such troops, nor in such a state.", palette.faint);
    if (desk.session() != nullptr && state.narrow) legend(desk, palette);
    ImGui::EndChild();
    return wanted;
}

}  // namespace aor::panel
