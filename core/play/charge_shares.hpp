#pragma once
// What the odds of a charge are made of (p 19-23): shares of all ways in which the dice can fall, step by step, and the
// endings that they gather in.

#include "core/play/frontal_charge.hpp"
#include "core/rules/ways_of_tallies.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace aor {

/// So many ways over 6^dice. Sums and products keep the count exact by bringing both to the same number of dice.
template <class Count>
struct Share {
    Count ways{};
    int dice = 0;

    void add(const Share& other) {
        if (ways == 0) {
            *this = other;
        } else if (other.dice <= dice) {
            ways += other.ways * power_of_six<Count>(dice - other.dice);
        } else {
            ways = ways * power_of_six<Count>(other.dice - dice) + other.ways;
            dice = other.dice;
        }
    }
    [[nodiscard]] Share times(const Count& more, int more_dice) const { return {ways * more, dice + more_dice}; }
    [[nodiscard]] Share times(const Share& other) const { return times(other.ways, other.dice); }
};

/// The words of the row of the result table that the outcome was read from.
[[nodiscard]] inline std::string_view words_of_result(const Assessment& assessment, const Outcome& outcome) {
    for (const ResultRow& row : assessment.chart->results) {
        if (row.outcome.rank() == outcome.rank() && row.when.holds(assessment.situation)) return row.label;
    }
    return {};
}

// Calls `reach` with each outcome of a step and its share.
template <class Count, class Reach>
void walk_outcomes(const Procedure& procedure, const Assessment& assessment, std::vector<int>& tallies, const Share<Count>& share, Reach& reach) {
    const auto thrown = procedure.next_throw(assessment, tallies);
    if (!thrown) {
        reach(procedure.resolve(assessment, tallies), share);
        return;
    }
    for (const auto& reading : readings_of<Count>(procedure, assessment, tallies.size(), *thrown)) {
        tallies.push_back(reading.tally);
        walk_outcomes(procedure, assessment, tallies, share.times(reading.ways, thrown->count()), reach);
        tallies.pop_back();
    }
}
template <class Count, class Reach>
void each_outcome(const Procedure& procedure, const Assessment& assessment, Reach reach) {
    std::vector<int> tallies;
    walk_outcomes(procedure, assessment, tallies, Share<Count>{1, 0}, reach);
}

/// As each_outcome, of chances that are known already.
template <class Count, class Reach>
void each_chance(const Odds& odds, Reach reach) {
    for (const Chance& chance : odds.chances) {
        // In two halves: the widest number that counts here has 128 bits.
        const Count high = static_cast<Count>(static_cast<std::uint64_t>(chance.ways >> 64));
        const Count low = static_cast<Count>(static_cast<std::uint64_t>(chance.ways & std::numeric_limits<std::uint64_t>::max()));
        reach(chance.outcome, Share<Count>{(high << 64) + low, odds.dice});
    }
}

/// The endings met so far, alike ones taken together.
template <class Count>
class Endings {
public:
    void end(ChargeEnding ending, const Share<Count>& share) {
        dice_ = std::max(dice_, share.dice);
        for (auto& [known, ways] : ends_) {
            if (known.end == ending.end && known.flag_taken == ending.flag_taken && known.must_pursue == ending.must_pursue &&
                known.wiped_out == ending.wiped_out && known.last.rank() == ending.last.rank() && known.last == ending.last) {
                ways.add(share);
                return;
            }
        }
        ends_.emplace_back(std::move(ending), share);
    }
    [[nodiscard]] int dice() const { return dice_; }

    [[nodiscard]] ChargeOdds odds() const {
        ChargeOdds odds;
        odds.dice = dice_;
        odds.endings.reserve(ends_.size());
        for (const auto& [ending, share] : ends_) {
            odds.endings.push_back(ending);
            odds.endings.back().ways = widened(share.ways) * power_of_six<Ways>(dice_ - share.dice);
        }
        std::stable_sort(odds.endings.begin(), odds.endings.end(), [](const ChargeEnding& a, const ChargeEnding& b) {
            return std::tuple(a.end, a.last.rank(), a.wiped_out, a.flag_taken, a.must_pursue) <
                   std::tuple(b.end, b.last.rank(), b.wiped_out, b.flag_taken, b.must_pursue);
        });
        return odds;
    }

private:
    int dice_ = 0;
    std::vector<std::pair<ChargeEnding, Share<Count>>> ends_;
};

}  // namespace aor
