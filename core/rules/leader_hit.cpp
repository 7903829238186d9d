#include "core/rules/leader_hit.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::leader_distance, Number::dice_read};

// RULING R-82: a howitzer's -1 lowers the die or the number to roll under; two rows of the chart.
// RULING R-87: how near he must be in 15mm; the number leader_distance.
// RULING R-181: the -1 of the Arnauts is on the die.
void establish(const Charts&, const Chart& chart, Situation& s) {
    s.set(Fact::leader_too_far, s.inches(Fact::leader_distance) > chart.number(Number::leader_distance, s).inches());
}

std::optional<Throw> next_throw(const Assessment& a, std::span<const int> tallies) {
    const auto wanted = static_cast<std::size_t>(a.chart->number(Number::dice_read, a.situation).whole());
    return tallies.size() < wanted ? std::optional(Throw{1, 0}) : std::nullopt;
}

// Every die must come up at or under the number.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    const int all_pass = *std::min_element(tallies.begin(), tallies.end());
    return a.chart->result_for(all_pass, a.situation).outcome;
}

}  // namespace

const Procedure leader_hit = {
    .id = "leader_hit",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = next_throw,
    .tally = tally_roll_under,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
