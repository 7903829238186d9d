#pragma once
// Arrival of an off-board unit (p 13, P-012): one die at or under the basic grade, helped by a leader; as many
// attempts as the basic grade, one a turn.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure arrival;
}
