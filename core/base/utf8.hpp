#pragma once
// Names come from keyboards, files and other people's programs; what is written down is UTF-8 all the same.

#include <string>
#include <string_view>

namespace aor {

/// How many bytes the letter at the start of the text takes; 0 when it is not valid UTF-8. The text is not empty.
[[nodiscard]] std::size_t utf8_letter(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

/// The text with every byte that is not valid UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string clean_utf8(std::string_view text);

}  // namespace aor
