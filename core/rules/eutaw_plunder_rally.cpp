#include "core/rules/eutaw_plunder_rally.hpp"

namespace aor {

// RULING R-45: a half-die leader does not help.
const Procedure eutaw_plunder_rally = {
    .id = "eutaw_plunder_rally",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
