#pragma once
// A procedure that is rolled and recorded, and changes nothing by itself.

#include "core/play/performance.hpp"

namespace aor {

/// One that a charge, a melee or a fire makes by itself is rolled so only with a reason.
[[nodiscard]] Problems do_roll(Performance& p);

/// A bout by itself takes nothing off the table: only with a reason, since `melee` is what fights.
[[nodiscard]] Problems do_bout_alone(Performance& p);

}  // namespace aor
