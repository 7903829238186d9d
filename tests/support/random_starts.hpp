#pragma once
// Battles for the random referee to begin with.

#include "core/battle/battle.hpp"
#include "tests/support/random_situation.hpp"

namespace aor {

/// One of the ready orders of battle, or two armies with every kind of troops that has rules of its own; in either scale,
/// with options and rulings drawn, some units still on the march and some leaders with a unit.
[[nodiscard]] Battle random_start(Chance64& chance);

}  // namespace aor
