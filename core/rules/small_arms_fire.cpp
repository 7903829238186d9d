#include "core/rules/small_arms_fire.hpp"

#include "core/rules/bearing.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::sum_per_hit,  Number::castings_firing,   Number::castings_over, Number::castings_step,
                                 Number::castings_few, Number::castings_unmasked, Number::lost_quarter};

// RULING R-78: the whole of a column, square or all-around defence counts, or only those stated as firing.
int castings_firing(const Chart& chart, const Situation& s) {
    const auto formation = s.word<Formation>(Fact::firer_formation);
    const bool deep = formation == Formation::column || is_square(formation);
    const int castings = s.number(Fact::firer_castings);
    if (deep && s.ruling(Ruling::R_78) == choice(Ruling::R_78, "whole_unit")) return castings;
    if (s.given(Fact::firer_castings_firing)) return s.number(Fact::firer_castings_firing);
    const Fraction share = chart.number(Number::castings_firing, s);
    return static_cast<int>((castings * share.num + share.den - 1) / share.den);
}

// RULING R-184: at 1:25 each six begun above twelve is a die; otherwise thirteen castings are as good as eighteen.
int sixes_over_twelve(const Chart& chart, const Situation& s, int firing) {
    const int over = firing - chart.number(Number::castings_over, s).whole();
    if (over <= 0) return 0;
    if (s.word<FigureScale>(Fact::figure_scale) == FigureScale::one_to_fifty) return 1;
    const int step = chart.number(Number::castings_step, s).whole();
    return (over + step - 1) / step;
}

// RULING R-77: platoon fire and skirmishers lose the privilege with a quarter of their castings; under `kept`
// skirmishers never do.
bool moves_and_fires_freely(const Situation& s) {
    const Bearing firer{s.word<Arm>(Fact::firer_arm), s.word<Formation>(Fact::firer_formation)};
    const bool skirmishing = firer.skirmishing(s.is(Fact::firer_skirmisher));
    if (!s.is(Fact::firer_lost_quarter)) {
        return skirmishing || s.word<FireSystem>(Fact::firer_fire_system) == FireSystem::platoon;
    }
    return skirmishing && s.ruling(Ruling::R_77) == choice(Ruling::R_77, "kept");
}

// RULING: conditions of the close-range line and of the line for skirmishers and batteries.
// RULING R-72: what only the chart prints (clan, mob, column and square firing) is in force.
// RULING R-80: Prussians' first shot has two dice, the first fire and the fresh line; later ones the second alone.
// RULING R-86: a town shot to ruins still takes a die from a shot at it.
void establish(const Charts&, const Chart& chart, Situation& s) {
    const int start = s.number(Fact::firer_castings_start);
    const int lost = start - s.number(Fact::firer_castings);
    s.set(Fact::firer_lost_quarter, at_least(lost, start, chart.number(Number::lost_quarter, s)));
    s.set(Fact::firer_privileged_mover, moves_and_fires_freely(s));

    const int firing = castings_firing(chart, s);
    s.set(Fact::firer_sixes_over_twelve, sixes_over_twelve(chart, s, firing));
    s.set(Fact::firer_six_or_fewer, firing <= chart.number(Number::castings_few, s).whole());
    s.set(Fact::firer_too_few_unmasked, firing < chart.number(Number::castings_unmasked, s).whole());
    establish_target(s);
}

}  // namespace

const Procedure small_arms_fire = {
    .id = "small_arms_fire",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_hits,
    .resolve = resolve_hits,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
