#pragma once
// A melee read by totals: each side adds up its own dice, and the two sums are all that the bout looks at (p 37).

#include "core/rules/procedure.hpp"

#include <span>

namespace aor {

/// How many totals stand for the whole roll: one for each throw, where each throw is whole dice added up by a side of its own
/// and the chart of one side's dice takes totals. 0 where faces have to be typed.
[[nodiscard]] std::size_t side_totals(const Procedure& procedure, const Assessment& assessment);

/// The totals in the order of the throws; problems at `place` for one that its dice cannot show.
[[nodiscard]] Result<Resolution> take_side_totals(const Procedure& procedure, const Assessment& assessment, std::span<const int> totals,
                                                  const Place& place);

}  // namespace aor
