#include "core/rules/teams.hpp"

namespace aor {

// RULING R-168: heavy and siege guns never limber again; a refusal of the chart.
const Procedure teams = {
    .id = "teams",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
