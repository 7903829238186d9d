#pragma once
// Help: the list of subcommands, and the manual of each.

#include "app/cli/command.hpp"

#include <string>

namespace aor::cli {

[[nodiscard]] std::string overview();
[[nodiscard]] std::string manual_of(const Command& command);

}  // namespace aor::cli
