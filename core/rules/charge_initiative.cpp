#include "core/rules/charge_initiative.hpp"

#include "core/rules/bearing.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::advantage_1_5, Number::advantage_2, Number::half_strength};

// RULING R-44: the advantage is one of castings, and only the higher line counts.
void establish_advantage(const Chart& chart, Situation& s) {
    const auto has = [&](Number times) {
        return s.given(Fact::opponent_castings) &&
               at_least(s.number(Fact::unit_castings), s.number(Fact::opponent_castings), chart.number(times, s));
    };
    s.set(Fact::unit_advantage_1_5, has(Number::advantage_1_5));
    s.set(Fact::unit_advantage_2, has(Number::advantage_2));
}

// RULING R-194: half strength is half of the castings left, or fewer.
bool at_half_strength(const Chart& chart, const Situation& s) {
    const int start = s.number(Fact::unit_castings_start);
    return at_least(start - s.number(Fact::unit_castings), start, chart.number(Number::half_strength, s));
}

// Readings that the chart's conditions carry:
// RULING R-05: out of command costs one in 15mm only, or in both scales.
// RULING R-39: whether the unit turned in time is settled at the table.
// RULING R-45: a half-die leader adds nothing.
// RULING R-46: clans charge without a die, or add six.
// RULING R-47: Swedes of the Great Northern War are among those that charge on 1-5.
// RULING R-51: infantry countercharges by initiative as well.
// RULING R-57: a mass formation is a skirmisher only where its list says so.
void establish(const Charts&, const Chart& chart, Situation& s) {
    const Bearing unit{Arm::infantry, s.word<Formation>(Fact::unit_formation)};
    s.set(Fact::unit_skirmishing, unit.skirmishing(s.is(Fact::unit_skirmisher)));
    s.set(Fact::unit_fixed_number, unit.formation == Formation::mob || s.is(Fact::unit_native) || s.is(Fact::unit_charges_on_five));
    s.set(Fact::unit_at_half_strength, at_half_strength(chart, s));
    establish_advantage(chart, s);
    establish_charge(s);
}

}  // namespace

const Procedure charge_initiative = {
    .id = "charge_initiative",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
