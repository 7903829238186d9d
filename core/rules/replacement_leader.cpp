#include "core/rules/replacement_leader.hpp"

namespace aor {

// RULING R-21: always a half-die leader, without a die; the `automatic` row of the chart.
const Procedure replacement_leader = one_die_on_table("replacement_leader");

}  // namespace aor
