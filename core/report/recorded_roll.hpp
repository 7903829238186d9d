#pragma once
// The dice of a roll as the log has it.

#include "core/battle/entry.hpp"
#include "core/chart/charts.hpp"
#include "core/report/reading.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// How it was shown: one roll, or of a bout the unit's and the opponent's; nothing when no dice were thrown. The spans
/// look into `rolled`.
[[nodiscard]] std::vector<RollShown> rolls_shown(const Charts& charts, const Rolled& rolled);

/// What lines of one kind add up to.
[[nodiscard]] int sum_of(const std::vector<ItemTaken>& items, Of of);
/// The dice that the lines make; fewer than none are none.
[[nodiscard]] Throw pool_in(const std::vector<ItemTaken>& items);

/// "4 dice and 1 half-die", "one die, 3 or less"; "" for a case settled without dice, and where the chart
/// is not known any more.
[[nodiscard]] std::string pool_of(const Charts& charts, const Rolled& rolled);

}  // namespace aor::report
