#pragma once
// How a line of a replay is taken apart.

#include <string_view>

namespace aor {

[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

/// The word that it begins with; it goes from the text.
[[nodiscard]] inline std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text = trimmed(text.substr(word.size()));
    return word;
}

}  // namespace aor
