#include "core/rules/bearing.hpp"

namespace aor {

void establish_losses(const Chart& chart, Situation& s) {
    const int start = s.number(Fact::unit_castings_start);
    const int lost = start - s.number(Fact::unit_castings);
    s.set(Fact::unit_lost_quarter, at_least(lost, start, chart.number(Number::lost_quarter, s)));
    s.set(Fact::unit_lost_half, at_least(lost, start, chart.number(Number::lost_half, s)));
    s.set(Fact::unit_lost_three_quarters, at_least(lost, start, chart.number(Number::lost_three_quarters, s)));
}

void establish_charge(Situation& s) {
    const Bearing opponent{s.word<Arm>(Fact::opponent_arm), s.word<Formation>(Fact::opponent_formation)};
    const Side charging = s.word<Side>(Fact::unit_charging);
    s.set(Fact::unit_charges_flank_or_rear,
          (charging == Side::flank || charging == Side::rear) && !opponent.in_square());
    s.set(Fact::opponent_limbered_guns, opponent.arm == Arm::artillery && s.is(Fact::opponent_limbered));
    s.set(Fact::opponent_formed, opponent.formed());
}

// RULING R-57: a mass is of skirmisher type or not, as its kind of troops says.
void establish_target(Situation& s) {
    const Bearing target{s.word<Arm>(Fact::target_arm), s.word<Formation>(Fact::target_formation)};
    s.set(Fact::target_skirmishing, target.skirmishing(s.is(Fact::target_skirmisher)));
}

}  // namespace aor
