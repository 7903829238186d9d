#pragma once
// Phase 2: recovery and rally, control, replacement leaders, treachery (p 13-14; P-020 to P-029), and how
// plunderers come to themselves again.

#include "core/play/performance.hpp"

namespace aor {

/// Broken and disorganized units that sat still go up a step; markers of passing disorder and of fatigue come off.
/// No dice: it happens when the phase begins.
void recover(Performance& p);

[[nodiscard]] Problems do_rally(Performance& p);
[[nodiscard]] Problems do_control_check(Performance& p);
/// `do replacement_leader LEADER name=...`: who takes the post of the one who was lost.
[[nodiscard]] Problems do_replacement_leader(Performance& p);
[[nodiscard]] Problems do_treachery(Performance& p);

[[nodiscard]] Problems do_plunder_recovery(Performance& p);
[[nodiscard]] Problems do_eutaw_plunder(Performance& p);
[[nodiscard]] Problems do_eutaw_plunder_rally(Performance& p);

}  // namespace aor
