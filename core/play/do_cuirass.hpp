#pragma once
// Before the battle: which French regiments of Horse wear the cuirass (army list, P-492), and whether the clans have their
// targes (P-502).

#include "core/play/performance.hpp"

namespace aor {

[[nodiscard]] Problems do_cuirass(Performance& p);
/// `do targes ARMY`: all clans of the army, in a campaign battle.
[[nodiscard]] Problems do_targes(Performance& p);

}  // namespace aor
