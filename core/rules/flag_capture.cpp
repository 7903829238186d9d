#include "core/rules/flag_capture.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::flag_rise, Number::flag_fall, Number::grade_highest, Number::grade_lowest};

void establish(const Charts&, const Chart&, Situation& s) {
    const int difference = s.number(Fact::opponent_lost) - s.number(Fact::unit_lost);
    s.set(Fact::unit_difference, difference);
    s.set(Fact::unit_not_the_winner, difference <= 0);
}

// RULING R-101: a flag taken in melee raises its captor and lowers its loser; one taken with the last casting
// leaves nobody to lower, and one picked up with routers changes no grade.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    Outcome outcome = resolve_by_table(a, tallies);
    const Situation& s = a.situation;
    const auto number = [&](Number n) { return a.chart->number(n, s).whole(); };
    const bool wiped_out = a.automatic != nullptr;
    const bool picked_up = s.is(Fact::opponent_picked_up) && !wiped_out;
    if (!outcome.is("captured") || picked_up) return outcome;
    outcome.add("unit_grade", std::min(s.number(Fact::unit_grade) + number(Number::flag_rise), number(Number::grade_highest)));
    if (!wiped_out) {
        outcome.add("opponent_grade",
                    std::max(s.number(Fact::opponent_grade) - number(Number::flag_fall), number(Number::grade_lowest)));
    }
    return outcome;
}

}  // namespace

const Procedure flag_capture = {
    .id = "flag_capture",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
