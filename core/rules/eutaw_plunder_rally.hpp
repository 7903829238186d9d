#pragma once
// Rally from plunder lust at Eutaw Springs (p 66, P-340): the grade or less on one die, helped by a leader.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure eutaw_plunder_rally;
}
