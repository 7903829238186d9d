#pragma once
// Infantry charge initiative (p 20, P-044): one die at or under the morale grade, helped and hindered; a failure
// means no charge and half a normal move. Mobs, natives of India and some regulars charge on 1-5 whatever else.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure charge_initiative;
}
