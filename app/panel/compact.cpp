#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_compact(const desk::Desk& desk, const Palette& palette, PanelState&) {
    Wanted wanted;
    const desk::CaseView& view = !desk.case_view().title.empty() || !desk.done() ? desk.case_view() : desk.done()->view;
    write_wrapped(view.title, palette.accent);
    if (view.roll) write_wrapped(view.roll->who + ": " + view.roll->pool, palette.ink);
    write_large(view.outcome, palette.accent, 1.5f);
    if (button("Whole window", "leave compact")) wanted = desk::ShowCompact{false};
    return wanted;
}

}  // namespace aor::panel
