#include "core/rules/plunder_recovery.hpp"

namespace aor {

const Procedure plunder_recovery = {
    .id = "plunder_recovery",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
