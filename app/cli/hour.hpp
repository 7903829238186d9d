#pragma once
// What o'clock it is, as it stands beside an entry of the log.

#include <string>

namespace aor::cli {

/// "2026-11-30 20:15", by the clock of the machine.
[[nodiscard]] std::string hour();

}  // namespace aor::cli
