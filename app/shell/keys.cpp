#include "app/shell/keys.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <initializer_list>

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

void keep_pages() {
    const ImGuiID owner = ImGui::GetID("pages of the screen");
    for (const ImGuiKey key : {ImGuiKey_PageUp, ImGuiKey_PageDown, ImGuiKey_Home, ImGuiKey_End}) ImGui::SetKeyOwner(key, owner);
}

}  // namespace aor::shell
