#pragma once
// What is typed to find something, whatever its capitals.

#include <string>
#include <string_view>

namespace aor::desk {

/// Latin capitals made small; letters beyond them stay as they are.
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

}  // namespace aor::desk
