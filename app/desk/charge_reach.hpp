#pragma once
// What a charge loses by beginning too near: the dice of a charge in the melee take some inches straight ahead (p 37).

#include "app/desk/work.hpp"
#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>

namespace aor::desk {

/// "from 9 inches Browne has no die for charging in the melee: that takes 10 inches straight ahead"; "" when it has come
/// far enough, or nobody knows how far.
[[nodiscard]] std::string too_near_for_bonus(const Charts& charts, const Battle& battle, const Work& work);

}  // namespace aor::desk
