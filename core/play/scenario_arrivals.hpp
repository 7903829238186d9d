#pragma once
// Reinforcements of a scenario (p 66-74, P-345): they come on in the turn that is printed for them, with no die, in the
// formation that is printed, and their leaders with them. Others roll for their arrival (p 13).

#include "core/play/performance.hpp"

namespace aor {

/// It waits, its turn has come, and no die keeps it back.
[[nodiscard]] bool comes_now(const Game& game, const Unit& unit);
/// It stands at the edge of the table, and may move with its brigade this turn.
void bring_on(Performance& p, const UnitId& unit);
/// When phase 1 is closed: all whose turn it is.
void bring_on_reinforcements(Performance& p);

}  // namespace aor
