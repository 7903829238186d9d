#include "core/rules/rocket_scatter.hpp"

namespace aor {

const Procedure rocket_scatter = {
    .id = "rocket_scatter",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
