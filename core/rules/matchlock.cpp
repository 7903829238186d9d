#include "core/rules/matchlock.hpp"

#include <algorithm>

namespace aor {
namespace {

Outcome resolve(const Assessment&, std::span<const int> tallies) {
    Outcome outcome(tallies.front());
    outcome.add("die", tallies.front());
    return outcome;
}

/// Element s: the ways in which so many dice show the sum s, none of them more than `most`.
std::vector<Ways> ways_up_to(int dice, std::size_t most) {
    std::vector<Ways> ways = {1};
    for (int die = 0; die < dice; ++die) {
        std::vector<Ways> more(ways.size() + most);
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            for (std::size_t face = 1; face <= most; ++face) more[sum + face] += ways[sum];
        }
        ways = std::move(more);
    }
    return ways;
}

/// Element s: the ways in which so many dice, without the highest of them, show the sum s.
std::vector<Ways> ways_without_highest(int dice) {
    std::vector<Ways> rest(static_cast<std::size_t>(6 * dice) + 1);
    for (std::size_t highest = 1; highest <= 6; ++highest) {
        const std::vector<Ways> with = ways_up_to(dice, highest);
        const std::vector<Ways> lower = ways_up_to(dice, highest - 1);
        for (std::size_t sum = highest; sum < with.size(); ++sum) {
            rest[sum - highest] += sum < lower.size() ? Ways(with[sum] - lower[sum]) : with[sum];
        }
    }
    return rest;
}

}  // namespace

Odds odds_of_matchlocks(const Procedure& small_arms_fire, const Assessment& shot) {
    const int dice = shot.dice().count();
    if (shot.automatic != nullptr || dice == 0) return odds_of(small_arms_fire, shot);
    const std::vector<Ways> rest = ways_without_highest(dice);
    Odds odds;
    odds.dice = dice + 1;
    for (std::size_t sum = 0; sum < rest.size(); ++sum) {
        if (rest[sum] == 0) continue;
        for (int again = 1; again <= 6; ++again) {
            const int hits = small_arms_fire.tally(shot, 0, static_cast<int>(sum) + again);
            const Outcome outcome = small_arms_fire.resolve(shot, std::span(&hits, 1));
            const auto same = std::find_if(odds.chances.begin(), odds.chances.end(), [&](const Chance& chance) { return chance.outcome == outcome; });
            if (same == odds.chances.end()) odds.chances.push_back({outcome, rest[sum]});
            else same->ways += rest[sum];
        }
    }
    std::stable_sort(odds.chances.begin(), odds.chances.end(), [](const Chance& a, const Chance& b) { return a.outcome.rank() < b.outcome.rank(); });
    return odds;
}

const Procedure matchlock = {
    .id = "matchlock",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = {},
    .results = {},
};

}  // namespace aor
