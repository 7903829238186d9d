#pragma once
// Control check (p 13, P-027, P-062): a unit in compulsory pursuit comes back to hand on its grade or less on
// one die, with no modifiers.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure control_check;
}
