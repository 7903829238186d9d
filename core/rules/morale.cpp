#include "core/rules/morale.hpp"

#include "core/rules/bearing.hpp"

#include <algorithm>

namespace aor {
namespace {

// RULING R-14: a routed unit made to check again in the turn it routed; four `automatic` rows of the chart.
// RULING: conditions of the protection and charging lines.
void establish(const Charts&, const Chart& chart, Situation& s) {
    const Bearing unit{s.word<Arm>(Fact::unit_arm), s.word<Formation>(Fact::unit_formation)};
    s.set(Fact::unit_in_square, unit.in_square());
    s.set(Fact::unit_mounted, unit.mounted());
    establish_losses(chart, s);
    establish_charge(s);
}

}  // namespace

int tally_morale(const Assessment& a, std::size_t, int sum) {
    return std::min(sum, a.chart->number(Number::pass, a.situation).whole());
}

const Procedure morale = {
    .id = "morale",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_morale,
    .resolve = resolve_by_table,
    .numbers = kMoraleNumbers,
    .results = {},
};

}  // namespace aor
