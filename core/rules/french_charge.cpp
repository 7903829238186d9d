#include "core/rules/french_charge.hpp"

namespace aor {

// RULING R-169: the die less for disorder is that of the French alone; the melee chart has the line.
const Procedure french_charge = one_die_on_table("french_charge");

}  // namespace aor
