#include "core/rules/cavalry_charge.hpp"

#include "core/rules/bearing.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::lost_quarter, Number::lost_half, Number::lost_three_quarters, Number::pass};

void establish(const Charts&, const Chart& chart, Situation& s) {
    const Bearing unit{s.word<Arm>(Fact::unit_arm), s.word<Formation>(Fact::unit_formation)};
    s.set(Fact::unit_skirmishing, unit.skirmishing(s.is(Fact::unit_skirmisher)));
    establish_losses(chart, s);
    establish_charge(s);
}

int tally(const Assessment& a, std::size_t, int sum) {
    return std::min(sum, a.chart->number(Number::pass, a.situation).whole());
}

}  // namespace

const Procedure cavalry_charge = {
    .id = "cavalry_charge",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally,
    .resolve = resolve_by_table,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
