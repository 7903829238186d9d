#pragma once
// The colours of the markers that a club lays beside its units (p 13): what the book suggests, what this battle has as a
// house rule, and what the user has chosen for his screen.

#include "app/desk/settings.hpp"
#include "core/battle/battle.hpp"
#include "core/battle/marker_colours.hpp"
#include "core/chart/charts.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

using aor::MarkerColour;
using aor::marker_colours;
/// A name or a value to its value, "#1f3f8a"; nothing for what is neither.
[[nodiscard]] std::optional<std::string> marker_value(std::string_view colour);

struct MarkerLine {
    std::string state;             ///< "out_of_command"
    std::string say;               ///< "Out of command"
    std::string book;              ///< "dark blue"
    std::string battle;            ///< house rule of this battle; ""
    std::string own;               ///< chosen for this screen: a name, or "#b03020"; ""
};

/// The states that the screen shows in a colour of their own. Without a battle, none has a house rule.
[[nodiscard]] std::vector<MarkerLine> marker_lines(const Charts& charts, const Battle* battle, const Settings& settings);

/// The colour in which the state is shown, "#b03020": the house rule of the battle, else the user's own; nothing: the screen's.
[[nodiscard]] std::optional<std::string> marker_colour(const Battle* battle, const Settings& settings, std::string_view state);

}  // namespace aor::desk
