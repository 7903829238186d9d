#pragma once
// An evening at the screen: the referee's desk in a window, until he closes it.

#include "app/desk/desk.hpp"
#include "app/overlay/arguments.hpp"
#include "app/panel/screen.hpp"
#include "app/shell/window.hpp"

#include <string>

namespace aor::overlay {

class Sitting {
public:
    Sitting(desk::Desk& desk, shell::Window& window, const Arguments& arguments);

    void run();
    /// Draws until everything has settled, and writes the picture. None: it is written.
    [[nodiscard]] Problems take_picture(const std::filesystem::path& file);

private:
    shell::Next frame();
    void follow_settings();
    void follow_compact();
    void keep_settings(double now);

    desk::Desk& desk_;
    shell::Window& window_;
    panel::Screen screen_;
    desk::Settings kept_;         // as they are on the disk
    double kept_at_ = 0;
    std::string theme_;
    int text_size_ = 0;
    bool compact_ = false;
    bool photographed_ = false;   // nothing is kept then
    shell::Placement whole_;      // what a compact window goes back to
};

}  // namespace aor::overlay
