#pragma once
// Pursuit check (p 38, P-152): when the enemy broke or routed in melee, a die at or under a number counted from
// nothing up carries the winner away after him; above it the choice is free.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure pursuit;
}
