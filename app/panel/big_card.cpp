#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_big_card(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    const desk::CaseView& view = !desk.case_view().title.empty() || !desk.done() ? desk.case_view() : desk.done()->view;
    write_large(view.title, palette.accent, 2.5f);
    if (view.roll) write_large(view.roll->who + ": " + view.roll->pool, palette.ink, 3.0f);
    write_large(view.outcome, palette.accent, 4.0f);
    for (const std::string& say : view.consequences) write_large(say, palette.ink, 1.8f);
    if (button("Close  [Esc]", "close card")) wanted = desk::ShowBigCard{false};
    return wanted;
}

}  // namespace aor::panel
