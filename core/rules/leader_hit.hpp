#pragma once
// Is the leader hit? (p 30, P-102) A unit took hits while a leader was with it or near. Touching: one die at
// or under the hits. Near: two dice, both of them.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure leader_hit;
}
