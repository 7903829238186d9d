#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_duties(const desk::Desk& desk, const Palette& palette, PanelState&) {
    Wanted wanted;
    heading("Duties", palette);
    int place = 0;
    for (const Duty& duty : desk.duties()) {
        if (button(duty.say, duty.owed->id)) wanted = desk::BeginDuty{place};
        ++place;
    }
    if (place == 0) write_wrapped("Nothing is owed.", palette.faint);
    return wanted;
}

}  // namespace aor::panel
