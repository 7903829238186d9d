#include "core/rules/matchlock.hpp"

namespace aor {
namespace {

Outcome resolve(const Assessment&, std::span<const int> tallies) {
    Outcome outcome(tallies.front());
    outcome.add("die", tallies.front());
    return outcome;
}

}  // namespace

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
