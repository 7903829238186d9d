#pragma once
// Indians recover from plunderlust (army list, P-014): their grade or less on one die, no modifiers.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure plunder_recovery;
}
