#pragma once
// Before the battle: which French regiments of Horse wear the cuirass (army list, P-492), and whether the clans have their
// targes (P-502).

#include "core/play/performance.hpp"

namespace aor {

/// `do cuirass UNIT`: one die for each regiment that may wear it.
[[nodiscard]] Problems do_cuirass(Performance& p);
/// Clans of the army that carry their targes.
[[nodiscard]] std::vector<UnitId> clans_with_targes(const Battle& battle, std::string_view army);
/// `do targes ARMY`: all clans of the army together, before a battle of a campaign.
[[nodiscard]] Problems do_targes(Performance& p);

}  // namespace aor
