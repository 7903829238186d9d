#pragma once
// The whole screen on a desk of its own, without a window: what a referee sees, and his hands.

#include "app/panel/screen.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/ui/harness/faults.hpp"
#include "tests/ui/harness/headless.hpp"

namespace aor::tests {

class AtScreen {
public:
    explicit AtScreen(std::string_view order = "armylists/ready/first-battle.toml", Headless::Size size = {}, shell::Theme theme = shell::Theme::paper)
        : table(order), screen_(table.desk(), shell::palette_of(theme)), hands([this] { screen_.draw(); }, size, theme) {
        hands.frames(3);
    }

    AtDesk table;

private:
    panel::Screen screen_;

public:
    Headless hands;

    desk::Desk& desk() { return table.desk(); }
    /// Letters and digits as at the keyboard; '\n' is Enter.
    void type(const std::string& typed) {
        const std::string keys = typed;   // what it was taken from may go with the first of them
        for (const char c : keys) {
            if (c == '\n') hands.key(ImGuiKey_Enter);
            else hands.type(std::string_view(&c, 1));
        }
        hands.frames(1);
    }
    void settle() { hands.frames(3); }
};

}  // namespace aor::tests
