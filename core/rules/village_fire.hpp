#pragma once
// Howitzer against a village (p 29, 31, P-093, P-094). As artillery against a structure, but no cover counts, and
// fires come in place of hits.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure village_fire;
}
