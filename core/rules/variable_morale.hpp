#pragma once
// Variable morale (p 48-49, P-180): when a unit first needs its grade, two dice that agree may move it by one
// for the whole game.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure variable_morale;
}
