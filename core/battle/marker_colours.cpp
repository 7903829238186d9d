#include "core/battle/marker_colours.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace aor {
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

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

}  // namespace

std::span<const MarkerColour> marker_colours() { return kColours; }
std::span<const std::string_view> marker_states() { return kStates; }

std::string marker_value(std::string_view colour) {
    if (colour.size() == 7 && colour[0] == '#') return std::all_of(colour.begin() + 1, colour.end(), is_hex) ? std::string(colour) : std::string();
    const std::string said = spaced(colour);
    for (const MarkerColour& one : kColours) {
        if (said == one.name) return std::string(one.value);
    }
    return {};
}

std::string fault_of_marker(std::string_view rule) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string_view::npos) return "a marker is written as in \"broken=red\", not \"" + std::string(rule) + '"';
    const std::string state(rule.substr(0, equals));
    const std::string colour(rule.substr(equals + 1));
    if (std::find(kStates.begin(), kStates.end(), state) == kStates.end()) {
        return "there is no marker for \"" + state + '"' + did_you_mean(state, kStates);
    }
    if (!marker_value(colour).empty()) return {};
    std::vector<std::string_view> names;
    for (const MarkerColour& one : kColours) names.push_back(one.name);
    return '"' + colour + "\" is no colour of a marker" + did_you_mean(colour, names) + ": say it as \"#b03020\", or as " + one_of(names);
}

}  // namespace aor
