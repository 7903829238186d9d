#pragma once
// The chances of a bout of melee in a few lines, in the names of those who fight it: who wins, and how much each of the two
// loses.

#include "core/report/odds_words.hpp"
#include "core/rules/odds.hpp"
#include "core/rules/outcome_words.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// Who wins, with the chance of each.
[[nodiscard]] std::vector<report::OddsRow> bout_winners(const Odds& odds, const Sides& names);

/// "Browne loses 2 (34.02 %), 3 (22.90 %) or another number (43.08 %)", one line for each side.
[[nodiscard]] std::vector<std::string> bout_losses(const Odds& odds, const Sides& names);

}  // namespace aor::desk
