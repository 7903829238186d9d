#pragma once
// Emergency square (p 21, P-054). Foot caught by cavalry rolls one die at or under its base grade, helped by distance
// and a leader; who fails is disorganized and hit as it stands.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure emergency_square;
}
