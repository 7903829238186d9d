#include "core/rules/pike_hit.hpp"

namespace aor {

// RULING R-171: pikemen count as castings, and pikes count until the last of them is down.
const Procedure pike_hit = {
    .id = "pike_hit",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
