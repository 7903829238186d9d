#pragma once
// Artillery fire (p 28-30, P-090, P-092, P-303). A battery rolls dice by the size of its gun, more or fewer for range, target
// and cover, at least two; every full 12 of the sum is a casting lost.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure artillery_fire;

/// What a shot at a structure has in common with one at troops: firer.indirect, firer.gunners_lost,
/// target.skirmishing.
void establish_battery(Situation& situation);

}  // namespace aor
