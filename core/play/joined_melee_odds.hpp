#pragma once
// The odds of a charge that ends in a melee which others fight too (p 38, 43-46; P-148, P-151).

#include "core/play/frontal_charge.hpp"
#include "core/play/performance.hpp"

namespace aor {

/// Somebody is in contact with the target already.
[[nodiscard]] bool joins_a_melee(const Battle& battle, const Charge& charge);
/// The melee with the charger in it. Where it fights alone with one enemy, or behind the friend who does, down to flag, result
/// and pursuit; among several pairs only who wins each, since the rest depends on all of them.
[[nodiscard]] Result<ChargeOdds> odds_of_joining(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed);

/// The same seen from the other side: who is called the charger is now the target.
[[nodiscard]] ChargeOdds changed_over(ChargeOdds odds);

}  // namespace aor
