#include "core/rules/arrival.hpp"

namespace aor {
namespace {

// RULING R-07: whether the secret spot stands in for a road; a condition of the refusal no_road.
void establish(const Charts&, const Chart&, Situation& s) {
    s.set(Fact::unit_attempts_used, s.number(Fact::attempts_made) >= s.number(Fact::unit_base_grade));
}

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    Outcome outcome = resolve_by_table(a, tallies);
    if (!outcome.is("arrived")) {
        outcome.add("attempts_left", a.situation.number(Fact::unit_base_grade) - a.situation.number(Fact::attempts_made) - 1);
    }
    return outcome;
}

}  // namespace

const Procedure arrival = {
    .id = "arrival",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve,
    .numbers = {},
    .results = {},
};

}  // namespace aor
