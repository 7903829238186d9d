#include "core/rules/control_check.hpp"

namespace aor {

// RULING R-20: a control check against the grade, not another pursuit roll.
const Procedure control_check = {
    .id = "control_check",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
