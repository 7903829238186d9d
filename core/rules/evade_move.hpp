#pragma once
// Distance of an evade move (p 21-22, P-057): the full skirmish move, and dice.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure evade_move;
}
