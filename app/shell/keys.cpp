#include "app/shell/keys.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace aor::shell {

void keep_tab() { ImGui::SetKeyOwner(ImGuiKey_Tab, ImGui::GetID("tab of the screen")); }

}  // namespace aor::shell
