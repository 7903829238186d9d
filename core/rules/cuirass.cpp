#include "core/rules/cuirass.hpp"

namespace aor {

const Procedure cuirass = one_die_on_table("cuirass");

}  // namespace aor
