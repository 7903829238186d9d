#pragma once
// Melee, one round between two units (p 36-38, P-140 to P-142): each side makes its dice as in melee, both roll, and
// the side that took fewer hits has won; equal hits are a draw and the melee goes on next turn.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure melee_bout;

/// An assessed situation of melee_bout as the opponent sees it: unit and opponent changed over, derived facts
/// established. The dimmed lines of the other pool refer to it.
[[nodiscard]] Situation as_the_opponent_sees_it(const Charts& charts, const Situation& situation);

}  // namespace aor
