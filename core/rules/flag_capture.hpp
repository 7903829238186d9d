#pragma once
// Capture of a flag (p 36-37, 40, P-144, P-025): the winner of a melee takes it with a die at or under the
// difference in castings; from routers that are picked up it comes on 1-5, from a unit wiped out by itself.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure flag_capture;
}
