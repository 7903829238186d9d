#pragma once
// Range of the fire on a charge (p 20, P-050, P-052). Whoever is charged from the front rolls one die: the better
// the troops, the nearer they let the charger come.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure fire_on_charge;
}
