#pragma once
// Matchlocks (p 144, P-129, optional): the highest die of the shot is thrown again.

#include "core/rules/odds.hpp"

namespace aor {
extern const Procedure matchlock;

/// The exact chances of a shot of matchlocks, from its first dice to the one that stands in place of the highest.
/// `shot`: small arms fire that rolls dice.
[[nodiscard]] Odds odds_of_matchlocks(const Procedure& small_arms_fire, const Assessment& shot);
}
