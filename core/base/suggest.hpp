#pragma once
// "Did you mean ...?" for names that are not in a list.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// The known name nearest to what was typed, or "" when none is near enough to be a slip.
[[nodiscard]] std::string_view nearest(std::string_view typed, std::span<const std::string_view> known);
[[nodiscard]] std::string_view nearest(std::string_view typed, const std::vector<std::string>& known);

/// ` (did you mean "target.in_flank"?)`, or "" when nothing is near.
[[nodiscard]] std::string did_you_mean(std::string_view typed, std::span<const std::string_view> known);
[[nodiscard]] std::string did_you_mean(std::string_view typed, const std::vector<std::string>& known);

/// `"a"`
[[nodiscard]] inline std::string in_quotes(std::string_view text) { return '"' + std::string(text) + '"'; }

/// `"a", "b" or "c"`
[[nodiscard]] std::string one_of(std::span<const std::string_view> words);

}  // namespace aor
