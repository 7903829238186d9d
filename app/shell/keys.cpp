#include "app/shell/keys.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace aor::shell {

void keep_tab() { ImGui::SetKeyOwner(ImGuiKey_Tab, ImGui::GetID("tab of the screen")); }

void frame_first_of_window() {
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    ImGui::FocusWindow(window);
    ImGui::NavInitWindow(window, true);
    ImGui::SetNavCursorVisible(true);
}

void keep_arrows() {
    const ImGuiID owner = ImGui::GetID("arrows of the screen");
    ImGui::SetKeyOwner(ImGuiKey_UpArrow, owner);
    ImGui::SetKeyOwner(ImGuiKey_DownArrow, owner);
}

}  // namespace aor::shell
