#include "core/rules/targes.hpp"

namespace aor {

const Procedure targes = one_die_on_table("targes");

}  // namespace aor
