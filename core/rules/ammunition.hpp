#pragma once
// Artillery ammunition, optional (p 48, P-187): a die beside every shot; low, and two more dice say how many
// shots are left in the game.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure ammunition;
}
