#include "core/rules/pike_hit.hpp"

namespace aor {

// RULING R-171: pikemen count as castings, and pikes count until the last of them is down.
const Procedure pike_hit = one_die_on_table("pike_hit");

}  // namespace aor
