#pragma once
// A picture of what was drawn last, for README pages and checks by eye.

#include "app/shell/theme.hpp"
#include "core/base/problem.hpp"

#include <filesystem>

namespace aor::shell {

/// Draws the last frame once more, beside the screen, and writes it as PNG. A window must be open; none: it is written.
[[nodiscard]] Problems save_picture_of(ImDrawData& drawn, Colour ground, const std::filesystem::path& file);

}  // namespace aor::shell
