#include "app/desk/marker_view.hpp"

#include "app/desk/fact_lines.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

constexpr std::array<MarkerColour, 12> kColours = {{
    {"white", "#ffffff"},
    {"yellow", "#d8b400"},
    {"orange", "#d97400"},
    {"red", "#b02020"},
    {"purple", "#6a2f8a"},
    {"dark blue", "#1f3f8a"},
    {"light blue", "#3f8fd0"},
    {"green", "#2f7a2f"},
    {"brown", "#7a4a1f"},
    {"grey", "#707070"},
    {"pink", "#d0508f"},
    {"black", "#101010"},
}};

constexpr std::array<std::string_view, 5> kStates = {"disorganized", "broken", "routed", "fatigued", "out_of_command"};

/// "broken=red"
std::string house_rule(const Battle* battle, std::string_view state) {
    if (battle == nullptr) return {};
    for (const std::string& one : battle->game.marker_colours) {
        if (one.size() > state.size() && one.starts_with(state) && one[state.size()] == '=') return one.substr(state.size() + 1);
    }
    return {};
}

std::string own_colour(const Settings& settings, std::string_view state) {
    const auto own = settings.marker_colours.find(std::string(state));
    return own != settings.marker_colours.end() ? own->second : std::string();
}

}  // namespace

std::span<const MarkerColour> marker_colours() { return kColours; }

std::optional<std::string> marker_value(std::string_view colour) {
    if (colour.size() == 7 && colour[0] == '#') {
        const bool digits = std::all_of(colour.begin() + 1, colour.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); });
        return digits ? std::optional(std::string(colour)) : std::nullopt;
    }
    for (const MarkerColour& one : kColours) {
        if (spoken(colour) == one.name) return std::string(one.value);
    }
    return std::nullopt;
}

std::vector<MarkerLine> marker_lines(const Charts& charts, const Battle* battle, const Settings& settings) {
    std::vector<MarkerLine> lines;
    const Table* table = charts.table("marker_colours");
    for (const std::string_view state : kStates) {
        MarkerLine line{std::string(state), spoken(state), {}, house_rule(battle, state), own_colour(settings, state)};
        const TableRow* row = table != nullptr ? table->row(state) : nullptr;
        if (row != nullptr) line.say = row->label;
        const Cell* cell = table != nullptr ? table->cell(state, "colour", Scale::mm25) : nullptr;
        if (cell != nullptr) line.book = cell->text;
        for (const MarkerColour& one : kColours) {
            if (one.value == line.own) line.own = one.name;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<std::string> marker_colour(const Battle* battle, const Settings& settings, std::string_view state) {
    const std::string own = own_colour(settings, state);
    if (!own.empty()) {
        if (auto value = marker_value(own)) return value;
    }
    return marker_value(house_rule(battle, state));
}

}  // namespace aor::desk
