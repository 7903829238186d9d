#pragma once
// The bytes of a file, or of standard input for "-".

#include "app/cli/streams.hpp"
#include "core/base/result.hpp"

#include <string>

namespace aor::cli {

/// No situation file is larger; whatever is has been named by mistake.
inline constexpr std::size_t kLargestInput = 16U << 20;

[[nodiscard]] Result<std::string> read_input(const std::string& name, Streams& streams);

}  // namespace aor::cli
