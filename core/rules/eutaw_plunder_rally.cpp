#include "core/rules/eutaw_plunder_rally.hpp"

namespace aor {

// RULING R-45: a half-die leader does not help.
const Procedure eutaw_plunder_rally = one_die_at_or_under("eutaw_plunder_rally");

}  // namespace aor
