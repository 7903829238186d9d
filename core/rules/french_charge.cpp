#include "core/rules/french_charge.hpp"

namespace aor {

// RULING R-169: the die less for disorder is that of the French alone; the melee chart has the line.
const Procedure french_charge = {
    .id = "french_charge",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
