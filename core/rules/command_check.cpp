#include "core/rules/command_check.hpp"

namespace aor {

// RULING R-03: what a failed unit may do that moved its full move last turn; conditions of the result rows.
const Procedure command_check = one_die_at_or_under("command_check");

}  // namespace aor
