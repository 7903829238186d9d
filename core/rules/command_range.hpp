#pragma once
// In command or out of it (p 13-14, P-010, P-011): how far a unit may stand from its brigadier, or from a
// commander-in-chief, who keeps only as many single units in command as his rating. No dice.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure command_range;
}
