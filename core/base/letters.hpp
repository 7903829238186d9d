#pragma once
// Letters of the languages of Europe without their signs.

#include <string_view>

namespace aor {

/// The small ASCII letters for a letter of Latin-1 or Latin Extended-A, "ae" for one with an umlaut; "" for anything else.
[[nodiscard]] std::string_view plain_letters(unsigned code);

}  // namespace aor
