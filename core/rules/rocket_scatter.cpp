#include "core/rules/rocket_scatter.hpp"

namespace aor {

const Procedure rocket_scatter = one_die_on_table("rocket_scatter");

}  // namespace aor
