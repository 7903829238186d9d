#pragma once
// A bout of melee in the names of those who fight it: its chances in a few lines, what its loser is to expect, and what it
// comes to on the table.

#include "core/battle/entry.hpp"
#include "core/report/odds_words.hpp"
#include "core/report/outcome_bands.hpp"
#include "core/rules/odds.hpp"
#include "core/rules/outcome_words.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// Who wins, with the chance of each.
[[nodiscard]] std::vector<report::OddsRow> bout_winners(const Odds& odds, const Sides& names);

/// "Browne loses 0 at 5, 1 from 6, 2 from 12": by the total of the other side. `head`: "Browne loses", or what else it
/// begins with.
[[nodiscard]] std::string in_a_line(const report::SideBands& side, std::string_view head);

/// What the loser will have to do, before the die that says how much of it (p 37-38): "Browne will give way; one
/// die more says how, the higher the worse: on a 1 it falls back half a move, facing the enemy, on a 6 it routs". "" after a draw, and of one that is wiped out.
[[nodiscard]] std::string loser_gives_way(const Charts& charts, const Battle& battle, const Rolled& bout);

/// A melee that is over, as it stands on the table: who falls back or routs, what falls into whose hands, who may follow.
[[nodiscard]] std::string end_of_melee(const Entry& entry);

}  // namespace aor::desk
