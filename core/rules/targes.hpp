#pragma once
// Clans without their targes on a 1, before the set-up of a campaign battle (army list, P-502).

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure targes;
}
