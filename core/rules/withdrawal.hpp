#pragma once
// Army withdrawal check (p 8-10, P-165, P-168, P-169): from a quarter of its castings lost an army adds up dice for
// what went wrong and takes off what went well; a sum of 12 sends it home, beaten.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure withdrawal;
}
