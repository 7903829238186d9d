#pragma once
// What can never be so in a battle, whatever happens at the table. Tests ask this after every entry.

#include "core/base/problem.hpp"
#include "core/battle/battle.hpp"

namespace aor {

/// Everything that is impossible: a name that names nobody, castings that do not add up (start = on the table +
/// lost), a flag that is nowhere, a leader in two states, two friends in melee.
[[nodiscard]] Problems impossible_in(const Battle& battle);

}  // namespace aor
