#pragma once
// Distance of a rout move (p 13, P-026): the full normal move of the formation held, and dice.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure rout_move;
}
