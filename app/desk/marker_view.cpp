#include "app/desk/marker_view.hpp"

#include "app/desk/fact_lines.hpp"


namespace aor::desk {
namespace {

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

std::optional<std::string> marker_value(std::string_view colour) {
    const std::string value = aor::marker_value(colour);
    return value.empty() ? std::nullopt : std::optional(value);
}

std::vector<MarkerLine> marker_lines(const Charts& charts, const Battle* battle, const Settings& settings) {
    std::vector<MarkerLine> lines;
    const Table* table = charts.table("marker_colours");
    for (const std::string_view state : marker_states()) {
        MarkerLine line{std::string(state), spoken(state), {}, house_rule(battle, state), own_colour(settings, state)};
        const TableRow* row = table != nullptr ? table->row(state) : nullptr;
        if (row != nullptr) line.say = row->label;
        const Cell* cell = table != nullptr ? table->cell(state, "colour", Scale::mm25) : nullptr;
        if (cell != nullptr) line.book = cell->text;
        for (const MarkerColour& one : marker_colours()) {
            if (one.value == line.own) line.own = one.name;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<std::string> marker_colour(const Battle* battle, const Settings& settings, std::string_view state) {
    if (auto value = marker_value(house_rule(battle, state))) return value;
    return marker_value(own_colour(settings, state));
}

}  // namespace aor::desk
