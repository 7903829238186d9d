#pragma once
// `aor` without a process: what main calls, and what the tests call.

#include "app/cli/streams.hpp"

#include <span>
#include <string>

namespace aor::cli {

/// Runs the subcommand that the first word names, with the others; the exit status.
[[nodiscard]] int run(std::span<const std::string> arguments, Streams& streams);

}  // namespace aor::cli
