#pragma once
// Matchlocks in a battle (p 144, P-129, optional): who has them, the die that is thrown again, and the chances with it.

#include "core/play/performance.hpp"
#include "core/rules/odds.hpp"

namespace aor {

/// The club plays the rule, and the unit has matchlocks.
[[nodiscard]] bool fires_matchlocks(const Battle& battle, std::string_view unit);

/// The hits of a shot of theirs once its highest die has been thrown again.
[[nodiscard]] Result<int> hits_of_matchlocks(Performance& p, const UnitId& firer, const Rolled& shot);

/// The chances of what is posed, with every die that the battle's options add to it. It must not be refused.
[[nodiscard]] Odds odds_as_played(const Battle& battle, const Posed& posed);

}  // namespace aor
