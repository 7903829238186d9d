#include "core/rules/melee.hpp"

#include "core/rules/bearing.hpp"
#include "core/rules/melee_split.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::ranks_idle,   Number::castings_per_die, Number::charge_distance, Number::mass_front,
                                 Number::frontage_1_5, Number::frontage_2,       Number::sum_per_hit};

int rounded_up(int part, Fraction per) {
    return static_cast<int>((part * per.num + per.den - 1) / per.den);
}

// RULING R-93: who fights depends on arm and formation (or everybody does); rows of the number ranks_idle.
int castings_fighting(const Chart& chart, const Situation& s) {
    const std::array ranks = {Fact::unit_front_rank, Fact::unit_second_rank, Fact::unit_rear_ranks};
    const auto idle = static_cast<std::size_t>(chart.number(Number::ranks_idle, s).whole());
    int fighting = 0;
    for (std::size_t rank = 0; rank + idle < ranks.size(); ++rank) fighting += s.number(ranks[rank]);
    return fighting;
}

// RULING R-37: how far cavalry must charge in 15mm; a row of the number charge_distance.
bool charged_far_enough(const Chart& chart, const Situation& s) {
    return !s.given(Fact::unit_charge_distance) ||
           s.inches(Fact::unit_charge_distance) >= chart.number(Number::charge_distance, s).inches();
}

// RULING R-96: fronts are compared by the castings that stand against each other, as the referee states them; the
// double front takes the place of one and a half. Without the opponent's front nothing is compared.
bool wider(const Chart& chart, const Situation& s, Number times) {
    return s.given(Fact::opponent_frontage) &&
           at_least(s.number(Fact::unit_frontage), s.number(Fact::opponent_frontage), chart.number(times, s));
}

// Readings that the chart's conditions carry:
// RULING R-94: modifiers that only the chart prints are in force.
// RULING R-95: only infantry in line is helped against a square.
// RULING R-109: the all-around defence of a redoubt is no square to infantry (C-04).
// RULING R-111: "retiring" is an opponent that fell back, evaded or rallied back this turn.
// RULING R-112: the mounted bonus against foot does not count against gun crews.
// RULING R-113: horse weighs as much as armored cavalry, but wears no cuirass.
// RULING R-114: cuirass and shield count one each.
// RULING R-169: only the French all-out charge disorganizes.
// RULING R-171: pikes count until the last pikeman falls.
void establish(const Charts&, const Chart& chart, Situation& s) {
    const Bearing unit{s.word<Arm>(Fact::unit_arm), s.word<Formation>(Fact::unit_formation)};
    const Bearing opponent{s.word<Arm>(Fact::opponent_arm), s.word<Formation>(Fact::opponent_formation)};
    s.set(Fact::unit_mounted, unit.mounted());
    s.set(Fact::unit_in_square, unit.in_square());
    s.set(Fact::unit_formed, unit.formed());
    s.set(Fact::opponent_mounted, opponent.mounted());
    s.set(Fact::opponent_in_square, opponent.in_square());
    s.set(Fact::opponent_formed, opponent.formed());

    const int per_die = chart.number(Number::castings_per_die, s).whole();
    s.set(Fact::unit_casting_dice, rounded_up(castings_fighting(chart, s), {1, per_die}));
    s.set(Fact::unit_charged_far_enough, charged_far_enough(chart, s));
    establish_frontage(chart, s);
    s.set(Fact::unit_wider_1_5, wider(chart, s, Number::frontage_1_5));
    s.set(Fact::unit_wider_2, wider(chart, s, Number::frontage_2));
    establish_split(chart, s);
}

void make_pool(const Charts&, Assessment& a) { a.pool = dice_of_one_side(*a.chart, a.situation); }

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    return a.automatic != nullptr ? a.automatic->outcome : resolve_hits(a, tallies);
}

}  // namespace

void establish_frontage(const Chart& melee_chart, Situation& s) {
    if (s.given(Fact::unit_frontage)) return;
    const bool mass = s.word<Arm>(Fact::unit_arm) != Arm::artillery && s.word<Formation>(Fact::unit_formation) == Formation::mass;
    const int front = s.number(Fact::unit_front_rank);
    const int all = front + s.number(Fact::unit_second_rank) + s.number(Fact::unit_rear_ranks);
    s.set(Fact::unit_frontage, mass ? rounded_up(all, melee_chart.number(Number::mass_front, s)) : front);
}

const Procedure melee = {
    .id = "melee",
    .establish = establish,
    .make_pool = make_pool,
    .next_throw = throw_pool,
    .tally = tally_hits,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
