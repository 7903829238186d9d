#pragma once
// Rally of a routed unit (p 13, P-023): after a whole turn of sitting still it needs its grade or less on one
// die, helped by a leader; as many attempts as the grade at which it routed, then it is removed.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure rally;
}
