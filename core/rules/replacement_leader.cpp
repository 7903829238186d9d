#include "core/rules/replacement_leader.hpp"

namespace aor {

// RULING R-21: always a half-die leader, without a die; the `automatic` row of the chart.
const Procedure replacement_leader = {
    .id = "replacement_leader",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
