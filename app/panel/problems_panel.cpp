#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_problems(const desk::Desk& desk, const Palette& palette) {
    heading("Problems", palette);
    for (const std::string& problem : desk.problems()) write_wrapped(problem, palette.bad);
    if (desk.problems().empty()) write_wrapped("No file is at fault.", palette.good);
    return {};
}

}  // namespace aor::panel
