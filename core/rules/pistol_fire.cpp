#include "core/rules/pistol_fire.hpp"

namespace aor {

// RULING R-170: the attacker fires when all fire at him is over, by his own grade.
const Procedure pistol_fire = {
    .id = "pistol_fire",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_roll_under,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
