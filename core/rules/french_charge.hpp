#pragma once
// French horse of the Spanish Succession rolls how it charges (army list, P-475).

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure french_charge;
}
