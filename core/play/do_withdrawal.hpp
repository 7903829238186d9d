#pragma once
// Does an army leave the field? (p 8-10, P-165 to P-170) And how a battle ends otherwise.

#include "core/play/performance.hpp"

namespace aor {

/// `do withdrawal ARMY`. Of two enemies who must both check, the one with more dice rolls first, and when it goes the
/// other need not roll; with equal dice both roll, and both may go.
[[nodiscard]] Problems do_withdrawal(Performance& p);
/// `concede ARMY reason=...`
[[nodiscard]] Problems concede(Performance& p);

/// Dice of the army's check as it stands, in half-dice, so that a half-die counts: 2 whole and 1 half are 5.
[[nodiscard]] int withdrawal_half_dice(Performance& p, std::string_view army);

/// The battle ends when a side has no army left on the field; so it does in a draw when none has.
void see_who_is_left(Performance& p, const std::string& how);
/// The battle is over, with that winner (or none).
void end_battle(Performance& p, const ArmyId& winner, const std::string& how);
/// Units and leaders of armies that have left the field are no longer on it; at the end of the turn, when others fight
/// on.
void leave_with_army(Performance& p);

}  // namespace aor
