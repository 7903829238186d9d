#pragma once
// What stands between an intent and its entry: facts of the table, choices of a charge, and the dice, asked one by one.

#include "app/cli/battle_referee.hpp"

namespace aor::cli {

/// How far a decision has come while it is asked for at the prompt.
enum class Readiness : std::uint8_t { ready, refused, given_up };

/// Asks until the intent has all it needs. `shown`: the lines of its rolls stand on the screen.
[[nodiscard]] Readiness ask_for_the_rest(Referee& referee, Intent& intent, bool& shown);

/// "Ends    stopped 12 %; charger wins 45 % ...": how a charge is likely to end from here; not every case has such odds.
[[nodiscard]] std::string chances_of_rest(const Referee& referee, const Charge& charge, const Intent& typed);

/// The lines, dice and odds of every roll that can be seen; of a charge also the chances of the rest of it.
[[nodiscard]] int show_odds(Referee& referee, const Intent& intent);

}  // namespace aor::cli
