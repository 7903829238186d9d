#pragma once
// Leader casualty (p 30, P-103): one die says how badly he is hit, further dice whether a wound keeps him out,
// whether he is taken in a melee, whether he lives.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure leader_casualty;
}
