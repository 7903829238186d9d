#pragma once
// What follows when the fire of a phase is closed: castings come off together, and who must check morale for it
// (p 11-12, 15; P-107, P-109, P-131).

#include "core/play/performance.hpp"

namespace aor {

/// All pending castings come off, in the order in which the shots were entered; no unit loses more than it has.
void close_fire(Performance& p);

/// Units hit by artillery in this turn; on entering the morale phase after artillery.
[[nodiscard]] std::vector<UnitId> shaken_by_artillery(const Battle& battle);
/// Units whose losses by small arms in this turn make them check: irregulars and class 1 with any; regulars that came
/// down by a quarter or a half, or were hit again past a half.
[[nodiscard]] std::vector<UnitId> shaken_by_small_arms(const Charts& charts, const Battle& battle);

}  // namespace aor
