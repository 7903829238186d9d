#include "core/rules/brigade_leader.hpp"

namespace aor {

const Procedure brigade_leader = one_die_on_table("brigade_leader");

}  // namespace aor
