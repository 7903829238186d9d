#include "core/rules/pistol_fire.hpp"

namespace aor {

// RULING R-170: the attacker fires when all fire at him is over, by his own grade.
const Procedure pistol_fire = one_die_at_or_under("pistol_fire");

}  // namespace aor
