#pragma once
// Whether a desktop lets a window lie on top of all others.

struct GLFWwindow;

namespace aor::shell {

/// Windows and macOS do; under X11 the window manager says so; Wayland knows no such wish.
[[nodiscard]] bool desktop_keeps_on_top(GLFWwindow* window);

}  // namespace aor::shell
