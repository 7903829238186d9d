#pragma once
// Hits on a unit with a base of pikes (p 149, P-476).

#include "core/play/performance.hpp"

namespace aor {

/// One die for each hit says how many of them fall on pikemen; nothing for a unit without.
[[nodiscard]] Problems pikemen_fall(Performance& p, const UnitId& unit, int hits);

}  // namespace aor
