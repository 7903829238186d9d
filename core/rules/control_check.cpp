#include "core/rules/control_check.hpp"

namespace aor {

// RULING R-20: a control check against the grade, not another pursuit roll.
const Procedure control_check = one_die_at_or_under("control_check");

}  // namespace aor
