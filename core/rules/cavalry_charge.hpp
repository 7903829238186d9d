#pragma once
// Cavalry morale to charge or countercharge (p 15, 20, P-045): the lines of the morale check, but a sum under 6
// only means that there is no charge, and half a normal move this turn.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure cavalry_charge;
}
