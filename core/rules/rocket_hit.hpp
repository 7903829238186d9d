#pragma once
// Rockets on guns or a village (p 144, P-503): on doubles the powder blows up, or the village burns.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure rocket_hit;
}
