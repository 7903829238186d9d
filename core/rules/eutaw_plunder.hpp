#pragma once
// Plunder lust at Eutaw Springs (p 66, P-340): one die for American units inside the British camp.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure eutaw_plunder;
}
