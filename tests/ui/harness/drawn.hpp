#pragma once
// What was really drawn: the letters of the last frame read back from its triangles, with what is cut off of them.

#include <imgui.h>
#include <imgui_internal.h>

#include <string>
#include <string_view>
#include <vector>

namespace aor::tests {

/// Letters side by side, as they can be seen. Letters out of sight are left out.
struct DrawnLine {
    std::string text;
    ImRect box;
    ImGuiWindow* window = nullptr;  ///< none: drawn over all windows, or behind them
    bool cut_across = false;        ///< at its left or right end, a letter is seen in part
    bool cut_along = false;         ///< at its upper or lower edge
};

/// Of the last frame of the current context, in the order in which they were drawn.
[[nodiscard]] std::vector<DrawnLine> drawn_lines();
/// The same, one below the other.
[[nodiscard]] std::string drawn_text();

}  // namespace aor::tests
