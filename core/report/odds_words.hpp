#pragma once
// Odds for a person: every outcome with its percentage, a bar, and the exact fraction.

#include "core/report/text.hpp"
#include "core/rules/odds.hpp"
#include "core/rules/outcome_words.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// One line of an odds table.
struct OddsRow {
    std::string outcome;
    std::string percent;
    std::string fraction;     ///< "26/36", not reduced
    int share = 0;            ///< of 100, for bars
};
[[nodiscard]] std::vector<OddsRow> odds_rows(const Assessment& assessment, const Odds& odds, const Sides& sides = {});

/// The lines that count and do not count, the pool, and the table.
[[nodiscard]] std::string words_of_odds(const Assessment& assessment, const Odds& odds, Ink ink);

/// `#########` for a share of 100; one mark for anything that can happen at all.
[[nodiscard]] std::string bar(int share);

}  // namespace aor::report
