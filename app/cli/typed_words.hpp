#pragma once
// What is typed, cut into words; and dice.

#include "app/cli/options.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// A line cut into words at its blanks; quotation marks keep blanks together, also after a '='. A problem when a
/// quotation mark is left open.
[[nodiscard]] std::vector<std::string> split_line(std::string_view line, Problems& problems);

/// "3,4,1", "3 4 1": faces from 1 to 6; an empty text is no dice at all.
[[nodiscard]] std::vector<int> read_faces(const Word& word, Problems& problems);

}  // namespace aor::cli
