#pragma once
// A case out of its phase is not forbidden - a referee may have his reason - but it is said (p 11-12).

#include "app/desk/work.hpp"
#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>

namespace aor::desk {

/// "Small arms fire is in phase 8; it is phase 5 now", and what else may be meant; "" in its own phase, and for what belongs
/// to no phase.
[[nodiscard]] std::string phase_note(const Charts& charts, const Battle& battle, const Work& work);

}  // namespace aor::desk
