#include "core/rules/melee_result.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array<std::string_view, 2> kResults = {"contact_broken", "no_breakthrough"};

void establish(const Charts&, const Chart&, Situation& s) {
    const int difference = s.number(Fact::opponent_lost) - s.number(Fact::unit_lost);
    s.set(Fact::unit_difference, difference);
    s.set(Fact::unit_not_the_winner, difference <= 0);
}

// The fields of `over`, and those of `under` that it does not name.
Outcome laid_over(const Outcome& under, const Outcome& over) {
    Outcome both = over;
    for (const Field& field : under) {
        if (over.find(field.name) == nullptr) both.push(field);
    }
    return both;
}

Outcome first_named(const Assessment& a, std::string_view name) {
    for (const ResultRow& row : a.chart->results) {
        if (row.name == name && row.when.holds(a.situation)) return row.outcome;
    }
    return {};
}

// Readings that the chart's rows carry:
// RULING R-18: what breaking contact leaves behind lasts until the next rally phase, or has to be rallied.
// RULING R-102: the winner's advance on a score of 4.
// RULING R-103: the loser's move on 5.
// RULING R-104: the loser's move on 6.
// RULING R-105: pursuit is checked when the loser broke or routed, or only when it routed.
// RULING R-107: a winner that stood still may take the ground that was left; a failed pursuit check takes it further.
// RULING R-110: a second melee ends the advance, unless a failed pursuit check drags the winner on.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    const int score = tallies.front();
    const Outcome of_score = laid_over(first_named(a, "contact_broken"), resolve_by_table(a, tallies));
    Outcome outcome(score);
    outcome.add("score", score);
    return laid_over(laid_over(of_score, first_named(a, "no_breakthrough")), outcome);
}

}  // namespace

const Procedure melee_result = {
    .id = "melee_result",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve,
    .numbers = {},
    .results = kResults,
};

}  // namespace aor
