#pragma once
// Is a leader hit, and what becomes of him? (p 30, P-102, P-103) The commander of an exceptional battalion is tested
// in the same way.

#include "core/play/performance.hpp"

namespace aor {

/// Opens the leader tests that hits on a unit call for: every leader who touches it, its exceptional commander, and
/// those named in the intent as standing near (others; `distance=LEADER:3.5` or one leader.distance for all).
void owe_leader_tests(Performance& p, const UnitId& unit, int hits, const UnitId& by);

/// Both tests at once for a leader whose unit took hits in melee (p 36, P-143); without a leader, for the exceptional
/// commander of the unit.
[[nodiscard]] Problems test_leader_in_melee(Performance& p, const LeaderId& leader, const UnitId& unit, int hits, const UnitId& by);

/// `do leader_hit LEADER` - the hits are those of the oldest test that he owes.
[[nodiscard]] Problems do_leader_hit(Performance& p);
[[nodiscard]] Problems do_leader_casualty(Performance& p);

}  // namespace aor
