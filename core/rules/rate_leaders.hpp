#pragma once
// The leaders of a mustered army, rated by the dice before the first turn (p 49, P-182).

#include "core/army/muster.hpp"
#include "core/dice/roll.hpp"

namespace aor {

/// What a muster asks about each brigade: one die of `dice` by the chart of brigade leaders. `said` is how the dice came
/// about, for the reason: "rolled by the program, seed 7".
[[nodiscard]] LeaderRating rate_brigade_leader(const Charts& charts, DiceSource& dice, const std::string& said);

}  // namespace aor
