#pragma once
// A unit in melee with several opponents (p 38, 43-46, P-148, P-149): it works out its common dice once and splits
// them; the lines that belong to one opponent come to that share, but those that hold against every opponent are
// counted once, before the split. With one opponent all of it is simply added up.

#include "core/chart/chart.hpp"

namespace aor {

/// unit.dice_elsewhere, unit.remainder_too_large and unit.crew_is_full, from the other facts of the melee chart.
void establish_split(const Chart& melee_chart, Situation& situation);

/// The dice of the unit against the opponent, the lines in the order in which they are counted.
[[nodiscard]] Pool dice_of_one_side(const Chart& melee_chart, const Situation& situation);

}  // namespace aor
