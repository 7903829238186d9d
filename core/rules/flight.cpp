#include "core/rules/flight.hpp"

namespace aor {

void establish_flight(const Charts& charts, Situation& s, Arm arm, Formation formation) {
    const auto row = words_of(Kind::formation)[static_cast<std::size_t>(formation)];
    const auto column = words_of(Kind::arm)[static_cast<std::size_t>(arm)];
    const Cell* cell = charts.table("movement_rates")->cell(row, column, s.scale());
    s.set(Fact::unit_full_move, cell->inches().value_or(Inches()));
    s.set(Fact::unit_mounted, is_mounted(arm));
}

Outcome resolve_flight(const Assessment& a, std::span<const int> tallies) {
    const Fraction scale = a.chart->number(Number::dice_scale, a.situation);
    const Inches distance =
        a.situation.inches(Fact::unit_full_move) + Inches::whole(tallies.front()).times(scale.num, scale.den);
    Outcome outcome(distance.parts());
    outcome.add("distance", distance);
    return outcome;
}

}  // namespace aor
