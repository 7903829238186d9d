#include "core/rules/ammunition.hpp"

namespace aor {
namespace {

// RULING R-91: once a limit is set no more dice are thrown; the refusal `limited`.
std::optional<Throw> next_throw(const Assessment& a, std::span<const int> tallies) {
    if (tallies.empty()) return Throw{1, 0};
    const int dice = a.chart->result_for(tallies.front(), a.situation).then_dice;
    return tallies.size() == 1 && dice > 0 ? std::optional(Throw{dice, 0}) : std::nullopt;
}

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    Outcome outcome = a.chart->result_for(tallies.front(), a.situation).outcome;
    if (tallies.size() > 1) {
        outcome.add("shots_left", tallies.back());
        outcome.set_rank(outcome.rank() + tallies.back());
    }
    return outcome;
}

}  // namespace

const Procedure ammunition = {
    .id = "ammunition",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = next_throw,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = {},
    .results = {},
};

}  // namespace aor
