#include "core/rules/cavalry_charge.hpp"

#include "core/rules/bearing.hpp"
#include "core/rules/morale.hpp"

namespace aor {
namespace {

void establish(const Charts&, const Chart& chart, Situation& s) {
    const Bearing unit{s.word<Arm>(Fact::unit_arm), s.word<Formation>(Fact::unit_formation)};
    s.set(Fact::unit_skirmishing, unit.skirmishing(s.is(Fact::unit_skirmisher)));
    establish_losses(chart, s);
    establish_charge(s);
}

}  // namespace

const Procedure cavalry_charge = {
    .id = "cavalry_charge",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_morale,
    .resolve = resolve_by_table,
    .numbers = kMoraleNumbers,
    .results = {},
};

}  // namespace aor
