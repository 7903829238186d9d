#pragma once
// The small changes of text of which sentences are made.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// An id as it is said: "light_woods" is "light woods".
[[nodiscard]] std::string spaced(std::string_view word);
/// Without the blanks, tabs and line ends around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// "1 casting", "2 castings"
[[nodiscard]] std::string counted(std::int64_t number, std::string_view one, std::string_view many);
/// "a, b, c"
[[nodiscard]] std::string joined(std::span<const std::string> parts, std::string_view between = ", ");
/// The whole text as a whole number, with a minus if it is below zero; nothing for anything else, or a number too large.
[[nodiscard]] std::optional<int> whole_number(std::string_view text);
/// What stands between the commas of "red-2,red-3", in order; nothing in nothing, and nothing after a last comma.
[[nodiscard]] std::vector<std::string> between_commas(std::string_view text);

}  // namespace aor
