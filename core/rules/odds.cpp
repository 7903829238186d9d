#include "core/rules/odds.hpp"

#include "core/rules/ways_of_tallies.hpp"

#include <algorithm>

namespace aor {
namespace {

// An outcome, the ways to it, and how many dice the path took.
template <class Count>
struct Leaf {
    Outcome outcome;
    Count ways;
    int dice;
};

template <class Count>
class Walk {
public:
    Walk(const Procedure& procedure, const Assessment& assessment) : procedure_(procedure), assessment_(assessment) {}

    void run() { step(Count(1), 0); }
    [[nodiscard]] const std::vector<Leaf<Count>>& leaves() const { return leaves_; }

private:
    void step(const Count& ways, int dice) {
        const auto thrown = procedure_.next_throw(assessment_, tallies_);
        if (!thrown) {
            gather(procedure_.resolve(assessment_, tallies_), ways, dice);
            return;
        }
        for (const auto& reading : readings_of<Count>(procedure_, assessment_, tallies_.size(), *thrown)) {
            tallies_.push_back(reading.tally);
            step(ways * reading.ways, dice + thrown->count());
            tallies_.pop_back();
        }
    }

    void gather(const Outcome& outcome, const Count& ways, int dice) {
        for (auto& leaf : leaves_) {
            if (leaf.dice == dice && leaf.outcome.rank() == outcome.rank() && leaf.outcome == outcome) {
                leaf.ways += ways;
                return;
            }
        }
        leaves_.push_back({outcome, ways, dice});
    }

    const Procedure& procedure_;
    const Assessment& assessment_;
    std::vector<int> tallies_;
    std::vector<Leaf<Count>> leaves_;
};

template <class Count>
Odds walked(const Procedure& procedure, const Assessment& assessment) {
    Walk<Count> walk(procedure, assessment);
    walk.run();
    Odds odds;
    for (const auto& leaf : walk.leaves()) odds.dice = std::max(odds.dice, leaf.dice);
    for (const auto& leaf : walk.leaves()) {
        const Ways ways = widened(leaf.ways) * power_of_six<Ways>(odds.dice - leaf.dice);
        const auto same = std::find_if(odds.chances.begin(), odds.chances.end(),
                                       [&](const Chance& chance) { return chance.outcome == leaf.outcome; });
        if (same == odds.chances.end()) odds.chances.push_back({leaf.outcome, ways});
        else same->ways += ways;
    }
    std::stable_sort(odds.chances.begin(), odds.chances.end(),
                     [](const Chance& a, const Chance& b) { return a.outcome.rank() < b.outcome.rank(); });
    return odds;
}

}  // namespace

Odds odds_of(const Procedure& procedure, const Assessment& assessment) {
    // Follow-up dice are few; the pools say which counting type is wide enough.
    constexpr int kFollowUps = 5;
    const Throw other{assessment.other_pool.sum(Of::dice), assessment.other_pool.sum(Of::half_dice)};
    const int dice = assessment.dice().count() + other.count() + kFollowUps;
    return dice <= kMostDice128 ? walked<Ways128>(procedure, assessment) : walked<Ways>(procedure, assessment);
}

std::string percent(const Ways& ways, const Ways& of) {
    if (ways == 0) return "0 %";
    if (ways == of) return "100 %";
    const Ways hundredths = (ways * 20000 + of) / (of * 2);
    if (hundredths == 0) return "under 0.01 %";
    if (hundredths >= 10000) return "over 99.99 %";
    const auto value = static_cast<unsigned>(hundredths);
    std::string out = std::to_string(value / 100) + '.';
    out += static_cast<char>('0' + value / 10 % 10);
    out += static_cast<char>('0' + value % 10);
    return out + " %";
}

}  // namespace aor
