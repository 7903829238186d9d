#pragma once
// A bout of melee in the names of those who fight it: what came of it, and its chances in a few lines - who wins, and how
// much each of the two loses.

#include "core/battle/entry.hpp"
#include "core/report/odds_words.hpp"
#include "core/rules/odds.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// The two who fight, by name.
struct BoutNames {
    std::string unit;
    std::string opponent;
};

/// "1/7th wins by 2: 1/7th loses 1, Browne loses 3"; of a draw "neither wins: ..."
[[nodiscard]] std::string bout_in_words(const Rolled& bout, const BoutNames& names);

/// Every outcome, in names.
[[nodiscard]] std::vector<report::OddsRow> bout_rows(const Odds& odds, const BoutNames& names);

/// Who wins, with the chance of each.
[[nodiscard]] std::vector<report::OddsRow> bout_winners(const Odds& odds, const BoutNames& names);

/// "Browne loses 2 (34.02 %), 3 (22.90 %) or another number (43.08 %)", one line for each side.
[[nodiscard]] std::vector<std::string> bout_losses(const Odds& odds, const BoutNames& names);

}  // namespace aor::desk
