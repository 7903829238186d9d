#pragma once
// Matchlocks (p 144, P-129, optional): the highest die of the shot is thrown again.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure matchlock;
}
