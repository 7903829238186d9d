#pragma once
// The screen of the machine, for as long as the program draws on it.

#include "core/base/result.hpp"

namespace aor::shell {

/// Held while there are windows; one at a time.
class Display {
public:
    /// Or why there is nothing to draw on: "there is no display to open a window on (X11: The DISPLAY environment variable is missing)".
    [[nodiscard]] static Result<Display> open();

    Display(Display&& other) noexcept : open_(other.open_) { other.open_ = false; }
    Display& operator=(Display&&) = delete;
    ~Display();

private:
    Display() = default;
    bool open_ = true;
};

}  // namespace aor::shell
