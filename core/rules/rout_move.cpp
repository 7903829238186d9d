#include "core/rules/rout_move.hpp"

#include "core/rules/flight.hpp"

namespace aor {
namespace {

// RULING R-12: the printed dice are missing from our copy; one die on foot, two mounted, in 15mm two thirds.
// RULING R-16: the rate of the formation held at the moment of routing.
// Gunners run on foot at the skirmish rate, whatever formation is stated (C-23).
void establish(const Charts& charts, const Chart&, Situation& s) {
    const Arm arm = s.word<Arm>(Fact::unit_arm);
    if (arm == Arm::artillery) establish_flight(charts, s, Arm::infantry, Formation::skirmish);
    else establish_flight(charts, s, arm, s.word<Formation>(Fact::unit_formation));
}

}  // namespace

const Procedure rout_move = {
    .id = "rout_move",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_sum,
    .resolve = resolve_flight,
    .numbers = kFlightNumbers,
    .results = {},
    .tables = kFlightTables,
};

}  // namespace aor
