#include "core/rules/targes.hpp"

namespace aor {

const Procedure targes = {
    .id = "targes",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally_shifted,
    .resolve = resolve_by_table,
    .numbers = {},
    .results = {},
};

}  // namespace aor
