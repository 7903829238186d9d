#pragma once
// The transport elephants of native siege guns in India (army list, P-504).

#include "core/play/performance.hpp"

namespace aor {

/// `do elephant_runs BATTERY reason=...`: its elephant has run, and its guns stay where they stand for good.
[[nodiscard]] Problems do_elephant_runs(Performance& p);

}  // namespace aor
