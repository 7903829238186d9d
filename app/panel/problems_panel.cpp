// Everything that is wrong with files, each with its place.
#include "app/panel/rows.hpp"

#include <algorithm>

namespace aor::panel {

Wanted draw_problems(const desk::Desk& desk, const Palette& palette) {
    const auto& problems = desk.problems();
    if (problems.empty()) {
        write_wrapped("No file is at fault.", palette.good);
        write_wrapped("Faults in settings, battles and orders of battle are listed here, each with its file and line.", palette.faint);
        return {};
    }
    write_wrapped(problems.size() == 1 ? "One fault:" : std::to_string(problems.size()) + " faults:", palette.faint);
    constexpr std::size_t kMost = 200;
    const std::size_t shown = std::min(kMost, problems.size());
    for (std::size_t i = 0; i < shown; ++i) {
        ImGui::Bullet();
        write_wrapped(problems[i], palette.bad);
    }
    if (shown < problems.size()) write_wrapped("and " + std::to_string(problems.size() - shown) + " more", palette.faint);
    return {};
}

}  // namespace aor::panel
