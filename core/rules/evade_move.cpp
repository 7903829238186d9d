#include "core/rules/evade_move.hpp"

#include "core/rules/flight.hpp"

namespace aor {
namespace {

// RULING R-13: the printed number and dice are missing from our copy; a full skirmish move and the dice of a rout.
void establish(const Charts& charts, const Chart&, Situation& s) {
    establish_flight(charts, s, s.word<Arm>(Fact::unit_arm), Formation::skirmish);
}

}  // namespace

const Procedure evade_move = {
    .id = "evade_move",
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
