#pragma once
// The turn: so many phases in a turn and turns in a battle, as the charts or the scenario have it (p 11-12, P-006).

#include "core/play/performance.hpp"

namespace aor {

/// `next`: the phase is closed - pending castings come off, arrivals are placed, at the end of a turn fatigue is marked
/// - and the next one begins, with what it asks for. Says what is still owed.
[[nodiscard]] Problems next_phase(Performance& p);
/// `close_fire`: the castings of this phase's fire come off now, before the phase ends.
[[nodiscard]] Problems close_fire_now(Performance& p);

/// "Turn 3, phase 8: Small-arms fire"; with the hour when the scenario has a clock
[[nodiscard]] std::string words_of_phase(const Charts& charts, const Game& game);


}  // namespace aor
