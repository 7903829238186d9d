#pragma once
// French regiments of Horse wear the cuirass on a 1, before the battle (army list, P-492).

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure cuirass;
}
