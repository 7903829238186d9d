#pragma once
// What happens on a 9: every number that a roll can come to, in the order in which a player reads them off the dice, with
// its outcome and its chance. Neighbours with the same outcome are one band.

#include "core/rules/outcome_words.hpp"

#include <string>
#include <vector>

namespace aor::report {
/// Neighbouring numbers with one outcome.
struct OutcomeBand {
    int from = 0;                  ///< what the dice add up to, before anything is added to the die
    int to = 0;
    std::string outcome;           ///< in words; "2 more dice" when the roll goes on
    std::string page;
    std::string percent;
    int share = 0;                 ///< of 100, for bars
    [[nodiscard]] std::string numbers() const { return from == to ? std::to_string(from) : std::to_string(from) + '-' + std::to_string(to); }
};

/// Empty for rolls that are not one number: two pools, dice read one by one, no dice.
[[nodiscard]] std::vector<OutcomeBand> outcome_bands(const Procedure& procedure, const Assessment& assessment, const Sides& sides = {});

/// One side of a bout of melee: what the total of its dice takes from the other (p 37).
struct SideBands {
    std::string whom;              ///< "Browne loses"
    std::vector<OutcomeBand> bands;   ///< castings: "2"; empty: it has no dice
};

/// The unit's and the opponent's; empty for anything but a bout.
[[nodiscard]] std::vector<SideBands> side_bands(const Procedure& procedure, const Assessment& assessment, const Sides& sides);

}  // namespace aor::report
