#pragma once
// Do the Indians obey? (army list, P-015, P-500, P-501) One die when a European general orders them to move or
// shoot: they obey, or run off after blood or plunder.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure indian_obedience;
}
