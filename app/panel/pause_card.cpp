#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_pause_card(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    write_large(desk.top().title, palette.accent, 1.8f);
    write_large(desk.top().phase, palette.ink, 1.4f);
    write_wrapped(desk.top().owed, palette.ink);
    if (button("Go on  [Enter]", "go on")) wanted = desk::ClosePauseCard{};
    return wanted;
}

}  // namespace aor::panel
