#pragma once
// Dragoons get off their horses and on again: a change of formation (p 149, army lists; P-087).

#include "core/play/performance.hpp"

namespace aor {

/// `do dismount UNIT [as=line|column|skirmish]`; on foot it may take another order in the same way.
[[nodiscard]] Problems do_dismount(Performance& p);
/// `do mount UNIT`.
[[nodiscard]] Problems do_mount(Performance& p);

}  // namespace aor
