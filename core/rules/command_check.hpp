#pragma once
// Command check (p 13, P-013): a unit marked out of command needs its grade or less on one die to act as if in
// command; failing, it may neither charge nor close on the enemy.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure command_check;
}
