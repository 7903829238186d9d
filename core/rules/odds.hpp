#pragma once
// Exact odds: every way in which the dice can fall, gathered by what comes of it. The procedure's own tally
// and resolve say what that is; no dice are thrown.

#include "core/dice/ways.hpp"
#include "core/rules/procedure.hpp"

#include <string>
#include <vector>

namespace aor {

/// One outcome and the number of ways to it.
struct Chance {
    Outcome outcome;
    Ways ways;
};

/// All outcomes that can come up, in the procedure's printed order. The ways add up to 6^dice.
struct Odds {
    std::vector<Chance> chances;
    int dice = 0;                     ///< on the longest path; shorter ones are counted in full

    [[nodiscard]] Ways of() const { return power_of_six<Ways>(dice); }
};

/// The assessment must not be refused.
[[nodiscard]] Odds odds_of(const Procedure& procedure, const Assessment& assessment);

/// "34.72 %", rounded half up; "under 0.01 %" and "over 99.99 %" where rounding would lie.
[[nodiscard]] std::string percent(const Ways& ways, const Ways& of);

}  // namespace aor
