#pragma once
// A hit on a unit with pikes falls on a pikeman on 1-2 (p 149, P-476).

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure pike_hit;
}
