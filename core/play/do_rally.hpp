#pragma once
// Phase 2: recovery and rally, control, replacement leaders (p 13-14; P-020 to P-028).

#include "core/play/performance.hpp"

namespace aor {

/// Broken and disorganized units that sat still go up a step; markers of passing disorder and of fatigue come off.
/// No dice: it happens when the phase begins.
void recover(Performance& p);

/// `do rally UNIT`: a routed unit that sat still; passed, it is broken.
[[nodiscard]] Problems do_rally(Performance& p);
/// `do control_check UNIT`: whether one in compulsory pursuit can be held.
[[nodiscard]] Problems do_control_check(Performance& p);
/// `do replacement_leader LEADER name=...`: who takes the post of the one who was lost.
[[nodiscard]] Problems do_replacement_leader(Performance& p);

}  // namespace aor
