#include "core/rules/rally.hpp"

namespace aor {
namespace {

// RULING R-11: rolled against the present grade, as many attempts as the grade at the moment of routing.
int attempts_left(const Situation& s) {
    return s.number(Fact::unit_grade_when_routed) - s.number(Fact::attempts_made);
}

// RULING R-10: whether it must sit still again before each further roll; a condition of did_not_sit_still.
// RULING R-45: a half-die leader does not help.
void establish(const Charts&, const Chart&, Situation& s) {
    s.set(Fact::unit_attempts_used, attempts_left(s) <= 0);
    s.set(Fact::unit_last_attempt, attempts_left(s) == 1);
}

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    Outcome outcome = resolve_by_table(a, tallies);
    if (!outcome.is("passed")) outcome.add("attempts_left", attempts_left(a.situation) - 1);
    return outcome;
}

}  // namespace

const Procedure rally = {
    .id = "rally",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve,
    .numbers = {},
    .results = {},
};

}  // namespace aor
