#pragma once
// Small arms fire (p 34-35, P-120, P-122, P-124, P-128, P-130). A unit rolls its morale grade in dice, more or fewer for
// range, target and cover, at least one; every full 6 of the sum is a casting lost.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure small_arms_fire;
}
