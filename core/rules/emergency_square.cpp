#include "core/rules/emergency_square.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::distance_near, Number::distance_middle, Number::distance_far};

// RULING R-48: the printed bands overlap (25mm) or leave a gap (15mm); a distance between two belongs to the nearer
// one up to its last inch. Measured after the charger's first quarter move.
// RULING: the dash before the leader is a plus; a half-die leader does not help.
// RULING R-49: whether the drill helps (on the die) or hurts (on the number); two rows of one line.
// RULING R-50: a charge from the front; a condition of the refusal.
void establish(const Charts&, const Chart& chart, Situation& s) {
    const Inches distance = s.inches(Fact::charger_distance);
    const Inches near = chart.number(Number::distance_near, s).inches();
    const Inches middle = chart.number(Number::distance_middle, s).inches();
    const Inches far = chart.number(Number::distance_far, s).inches();
    s.set(Fact::distance_near, distance >= near && distance <= middle);
    s.set(Fact::distance_middle, distance > middle && distance <= far);
    s.set(Fact::distance_far, distance > far);
}

}  // namespace

const Procedure emergency_square = {
    .id = "emergency_square",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
