#include "core/rules/cuirass.hpp"

namespace aor {

const Procedure cuirass = {
    .id = "cuirass",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
