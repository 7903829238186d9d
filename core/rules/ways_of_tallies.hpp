#pragma once
// What one throw can count as, and in how many ways: the step that all odds are made of.

#include "core/dice/distribution.hpp"
#include "core/rules/procedure.hpp"

namespace aor {

/// One reading of a throw and its ways.
template <class Count>
struct Reading {
    int tally = 0;
    Count ways{};
};

/// The readings of the `which`-th throw of a roll, in the order in which sums rise.
template <class Count>
[[nodiscard]] std::vector<Reading<Count>> readings_of(const Procedure& procedure, const Assessment& assessment,
                                                      std::size_t which, Throw dice) {
    std::vector<Reading<Count>> readings;
    const auto add = [&](int sum, const Count& ways) {
        const int tally = procedure.tally(assessment, which, sum);
        if (readings.empty() || readings.back().tally != tally) readings.push_back({tally, ways});
        else readings.back().ways += ways;
    };
    if (dice.half == 0 && dice.whole <= kMostDice64) {
        const auto row = ways_of_whole_dice(dice.whole);
        for (std::size_t s = 0; s < row.size(); ++s) add(dice.whole + static_cast<int>(s), Count(row[s]));
    } else {
        const std::vector<Count> ways = ways_of_sums<Count>(dice);
        for (std::size_t s = 0; s < ways.size(); ++s) {
            if (ways[s] != 0) add(static_cast<int>(s), ways[s]);
        }
    }
    return readings;
}

}  // namespace aor
