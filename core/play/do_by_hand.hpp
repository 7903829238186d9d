#pragma once
// What the referee decides by hand: how a unit stands, what it has lost, who holds what; with a reason, unless it is
// only seen at the table. And rulings, options and house rules that change in mid-battle.

#include "core/play/performance.hpp"

namespace aor {

/// `set UNIT castings=10 state=broken reason=...`: any field of a unit, leader, brigade, army, site, card, or of the
/// "game". Losses and gains of castings are put down, so that they add up. Nothing impossible is let through.
[[nodiscard]] Problems set_by_hand(Performance& p);

/// `lose UNIT how=picked_up|surrendered|removed|destroyed [by=UNIT]`, `lose LEADER how=killed|captured|left [by=UNIT]`.
[[nodiscard]] Problems lose_by_hand(Performance& p);
/// `flag UNIT TAKER`: the unit's flag is taken; `grades=yes` when it was taken in melee.
[[nodiscard]] Problems flag_by_hand(Performance& p);
/// `take BATTERY UNIT`: the gun is taken, or retaken by its own side.
[[nodiscard]] Problems take_by_hand(Performance& p);
/// `attach LEADER UNIT`, `detach LEADER`.
[[nodiscard]] Problems attach(Performance& p);
[[nodiscard]] Problems detach(Performance& p);
/// `hold SITE ARMY`: that army alone is in it, or was the last to be; `contest SITE`: both sides are in it.
[[nodiscard]] Problems hold(Performance& p);
[[nodiscard]] Problems contest(Performance& p);
/// `off UNIT off=own|enemy|elsewhere`: it leaves the table.
[[nodiscard]] Problems leave_table(Performance& p);

/// `ruling R-18=plain reason=...`, `option variable_morale=yes`, `house_rule TEXT`.
[[nodiscard]] Problems change_ruling(Performance& p);
[[nodiscard]] Problems change_option(Performance& p);
[[nodiscard]] Problems add_house_rule(Performance& p);

/// `note TEXT`: a remark; it changes nothing.
[[nodiscard]] Problems make_note(Performance& p);

}  // namespace aor
