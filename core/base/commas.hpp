#pragma once
// Several names typed as one word: "red-2,red-3".

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// What stands between the commas, in order; nothing in nothing, and nothing after a last comma.
[[nodiscard]] inline std::vector<std::string> between_commas(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(',', from), text.size());
        parts.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

/// The names with a comma between each two of them.
[[nodiscard]] inline std::string with_commas(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ",") + name;
    return text;
}

}  // namespace aor
