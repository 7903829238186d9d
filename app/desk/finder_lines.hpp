#pragma once
// Everything that the command palette can find, and what a few letters find of it.

#include "app/desk/desk.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// Something that the palette finds, and what it does.
struct FinderLine {
    std::string say;               ///< "Small arms fire", "1/7th", "Morale check (chart)"
    std::string kind;              ///< "do", "unit", "chart", "panel", "command", "owed"
    std::string key;               ///< the key that does the same
    DeskIntent intent;
    int rank = 0;                  ///< how well it fits: higher is better
};

/// At most `most` lines, the best first. Letters may be left out between letters: "smf" finds Small arms fire; and a word
/// that stands in a chart, or that players say for it, finds the chart and what is done by it: "canister" Artillery fire.
[[nodiscard]] std::vector<FinderLine> find_lines(const Desk& desk, std::string_view typed, std::size_t most);

/// How well the letters fit the text, more for beginnings of words; nothing when they do not.
[[nodiscard]] std::optional<int> fit(std::string_view typed, std::string_view text);

}  // namespace aor::desk
