#pragma once
// Extra losses of a square that cavalry has beaten (p 39, P-154): so many castings for the horsemen who beat
// it. No dice.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure square_losses;
}
