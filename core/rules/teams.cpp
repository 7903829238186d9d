#include "core/rules/teams.hpp"

namespace aor {

// RULING R-168: heavy and siege guns never limber again; a refusal of the chart.
const Procedure teams = one_die_on_table("teams");

}  // namespace aor
