#include "core/rules/brigade_leader.hpp"

namespace aor {

const Procedure brigade_leader = {
    .id = "brigade_leader",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
