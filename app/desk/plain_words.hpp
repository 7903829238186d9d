#pragma once
// What charts, corrections and the command line write in signs of their own, as it is said at the table.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>

namespace aor::desk {

/// A condition of a chart: "unit.arm=dragoons|horse, not unit.regular" is "arm is dragoons or horse, not regular".
[[nodiscard]] std::string condition_in_words(std::string_view when);

/// A fault without what would be typed at a terminal: "say how far 1/7th was from Browne: distance=7" ends at its colon.
[[nodiscard]] std::string without_signs(std::string_view fault);

/// "small_arms_fire ir-35 at gb-1: rolled 18 -> 14" with the names of procedures, facts and all who are on the roster.
[[nodiscard]] std::string with_names(const Charts& charts, const Battle& battle, std::string_view text);

}  // namespace aor::desk
