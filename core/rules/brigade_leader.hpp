#pragma once
// Brigade leader of a pick-up battle (p 49, P-182): one die rates each before the first turn.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure brigade_leader;
}
