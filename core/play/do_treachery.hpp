#pragma once
// Troops that may go over to the other side (Indian subcontinent, optional; P-029).

#include "core/play/performance.hpp"

namespace aor {

/// `do treachery UNIT [to=ARMY]`: to the enemy; where there are several, it has to be said to which.
[[nodiscard]] Problems do_treachery(Performance& p);

}  // namespace aor
