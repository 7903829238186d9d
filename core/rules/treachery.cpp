#include "core/rules/treachery.hpp"

namespace aor {
namespace {

// RULING R-183: whose losses must be the greater, as printed or the other way round; two refusals of the chart.
void establish(const Charts&, const Chart&, Situation& s) {
    const int own = s.number(Fact::army_castings_lost) + s.number(Fact::army_castings_in_rout);
    const int enemy = s.number(Fact::enemy_castings_lost) + s.number(Fact::enemy_castings_in_rout);
    s.set(Fact::enemy_lost_more, enemy > own);
    s.set(Fact::army_lost_more, own > enemy);
}

}  // namespace

const Procedure treachery = {
    .id = "treachery",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
