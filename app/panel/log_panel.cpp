#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_log(const desk::Desk& desk, const Palette& palette, PanelState&) {
    Wanted wanted;
    heading("Log", palette);
    if (desk.session() == nullptr) write_wrapped("No battle is open.", palette.faint);
    return wanted;
}

}  // namespace aor::panel
