#pragma once
// Artillery against a structure (p 31, P-099, P-100, P-101). The shot at troops in or behind it, then one die: at or
// under the number of dice thrown it is hit as well. An empty one is hit on the number alone.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure structure_fire;
}
