#pragma once
// Pages of the book in words.

#include <string>
#include <string_view>

namespace aor {

/// "p 16", "p 15-18"; what is no number as it is: "army list, L3100"; "" for no page.
[[nodiscard]] std::string page_in_words(std::string_view page);
/// "support behind (p 16)", or the label alone.
[[nodiscard]] std::string with_page(std::string_view label, std::string_view page);

}  // namespace aor
