#pragma once
// Morale checks, and the moves that fleeing troops make (p 15-18, 21; P-105 to P-108, P-026, P-057).

#include "core/play/performance.hpp"

#include <string>
#include <vector>

namespace aor {

/// `do morale UNIT [at ENEMY] [passes=FRIEND,FRIEND]`: the enemy that it charges or that charges it, and the friends whom
/// it passes through if it falls back.
[[nodiscard]] Problems do_morale(Performance& p);
/// What a morale result does to the unit: state, falling back, rout, removal; and to the friends whom it falls back
/// through, if the words of the intent name them. For guided sequences too.
[[nodiscard]] Problems apply_morale(Performance& p, const UnitId& unit, const Rolled& rolled);

/// P-080, P-111: the friends of these names, through whom the unit goes back, are disorganized for a while, and check their
/// morale at once unless it skirmishes or is of lower grade.
[[nodiscard]] Problems pass_friends(Performance& p, const UnitId& unit, const std::vector<std::string>& names);

/// `do rout_move UNIT [off=own|enemy|elsewhere] [surrenders=yes] [passes=FRIEND,FRIEND]`.
[[nodiscard]] Problems do_rout_move(Performance& p);
[[nodiscard]] Problems do_evade_move(Performance& p);
/// The evasion itself; off the table, or into surrender, if the words of the intent say so.
[[nodiscard]] Problems evade(Performance& p, const UnitId& unit);
/// The unit leaves the table there, or finds no way out, if the words of the intent say so.
[[nodiscard]] Problems leave_table_as_told(Performance& p, const UnitId& unit);

[[nodiscard]] Problems do_variable_morale(Performance& p);

}  // namespace aor
