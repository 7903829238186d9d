#pragma once
// An outcome as a sentence: what is read aloud at the table when the dice have fallen. Log, terminal and screen all take
// it from here, so that they say the same.

#include "core/rules/procedure.hpp"

#include <string>
#include <string_view>

namespace aor {

/// The two whom a roll is about, by name. Without names they are "the unit" and "the opponent", or what the procedure
/// calls them: the winner and the loser of a melee.
struct Sides {
    std::string_view unit;
    std::string_view opponent;
};

/// "halts, disorganized"; "2 hits"; "does not arrive (2 attempts left)"; "the loser falls back half a move, facing the
/// enemy; the winner may follow up to a quarter of the rest of its move; both are disorganized until the next rally phase"
[[nodiscard]] std::string words_of_outcome(const Assessment& assessment, const Outcome& outcome, const Sides& sides = {});

/// The row of the result table that an outcome comes from; nullptr when code alone made it.
[[nodiscard]] const ResultRow* result_row_of(const Assessment& assessment, const Outcome& outcome);

/// What a bout of melee cost, and who has won it (p 37): "1/7th wins by 2: 1/7th loses 1, Browne loses 3".
/// `winner`: unit, opponent or draw.
[[nodiscard]] std::string words_of_bout(int unit_lost, int opponent_lost, std::string_view winner, int difference, const Sides& sides);

/// What a melee result has the loser do (p 37-38): "falls back half a move, disorganized, facing the enemy"; "routs".
[[nodiscard]] std::string words_of_giving_way(const Outcome& melee_result);

}  // namespace aor
