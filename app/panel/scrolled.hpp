#pragma once
// What is longer than its place on the screen, and scrolls there: that there is more of it is to be seen.

#include "app/panel/paint.hpp"

namespace aor::panel {

/// Which keys scroll it.
enum class ScrolledBy : std::uint8_t { mouse, page_keys };

/// At the end of a child window, before it is closed: where more of it lies below, its last line fades, and says so. A line
/// that is cut through is not read as if it were the last. True where there is more.
[[nodiscard]] bool mark_more_below(const Palette& palette, ScrolledBy by);

}  // namespace aor::panel
