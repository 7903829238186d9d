#pragma once
// Melee result (p 37-38, 40, P-145, P-162): the winner's die plus the difference in castings says how far the loser
// goes and in what state, and how far the winner may follow.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure melee_result;
}
