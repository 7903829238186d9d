#include "core/rules/eutaw_plunder.hpp"

namespace aor {

const Procedure eutaw_plunder = one_die_on_table("eutaw_plunder");

}  // namespace aor
