#pragma once
// American Indians under a European general (army list; P-015, P-500, P-501): whether they do as they are told, and what
// they do when they do not.

#include "core/play/performance.hpp"

namespace aor {

/// Indians who take orders and have not been asked this turn whether they obey: they may be told nothing before that.
[[nodiscard]] bool waits_for_order(const Battle& battle, const Unit& unit);
/// Why it cannot be told to move or shoot: it has not been asked this turn. Nothing for others, for units in bloodlust,
/// and when a reason is given.
[[nodiscard]] Problems must_obey_first(const Performance& p, const Unit& unit);

/// `do indian_obedience UNIT [into=SITE]`
[[nodiscard]] Problems do_indian_obedience(Performance& p);
/// `do bloodlust UNIT`: it goes for the enemy until it is near enough to charge.
[[nodiscard]] Problems do_bloodlust(Performance& p);
/// `do plunder_recovery UNIT`: whether plunderers come to themselves again.
[[nodiscard]] Problems do_plunder_recovery(Performance& p);

}  // namespace aor
