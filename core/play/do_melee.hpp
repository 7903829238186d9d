#pragma once
// Melee (phase 10, and at once after a breakthrough): one bout as one decision (p 36-40; P-140 to P-162).

#include "core/play/performance.hpp"

namespace aor {

/// `do melee UNIT [passes=FRIEND,FRIEND]`: the bout of everybody who hangs together with that unit; `passes` names the friends
/// whom a loser goes through if it falls back. The dice, in this order:
///   each pair of enemies, in the order of contact: the dice of who made contact, then those of the other;
///   leaders and exceptional commanders of units that lost castings: the test, and if he is hit what becomes of him;
///   each pair that somebody won: the winner's try for the flag, if there is one, then his die for the result;
///   each winner whose enemy broke or routed: the pursuit check.
[[nodiscard]] Problems do_melee(Performance& p);

}  // namespace aor
