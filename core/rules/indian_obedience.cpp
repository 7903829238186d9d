#include "core/rules/indian_obedience.hpp"

namespace aor {

const Procedure indian_obedience = one_die_on_table("indian_obedience");

}  // namespace aor
