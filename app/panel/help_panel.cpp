#include "app/panel/panels.hpp"

namespace aor::panel {

Wanted draw_help(const desk::Desk& desk, const Palette& palette) {
    heading("Help", palette);
    for (const desk::CommandKey& key : desk::command_keys()) {
        key_cap(std::string(1, key.letter), palette);
        ImGui::SameLine();
        write(desk::title_of(desk.charts(), key.procedure), palette.ink);
    }
    return {};
}

}  // namespace aor::panel
