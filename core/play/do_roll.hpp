#pragma once
// A procedure that is rolled and recorded, and changes nothing by itself.

#include "core/play/performance.hpp"

namespace aor {

[[nodiscard]] Problems do_roll(Performance& p);

}  // namespace aor
