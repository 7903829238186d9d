#include "core/rules/plunder_recovery.hpp"

namespace aor {

const Procedure plunder_recovery = one_die_at_or_under("plunder_recovery");

}  // namespace aor
