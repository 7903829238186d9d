#include "core/rules/command_check.hpp"

namespace aor {

// RULING R-03: what a failed unit may do that moved its full move last turn; conditions of the result rows.
const Procedure command_check = {
    .id = "command_check",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
