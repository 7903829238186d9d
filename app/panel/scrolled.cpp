#include "app/panel/scrolled.hpp"

#include <string_view>

namespace aor::panel {

bool mark_more_below(const Palette& palette, ScrolledBy by) {
    if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1.0f) return false;
    const std::string_view say = by == ScrolledBy::page_keys ? "more: Page Down" : "more below";
    const float size = ImGui::GetFontSize();
    const ImVec2 text = ImGui::GetFont()->CalcTextSizeA(size, 1e6f, 0.0f, say.data(), say.data() + say.size());
    const ImVec2 at = ImGui::GetWindowPos();
    const float right = at.x + ImGui::GetWindowSize().x - ImGui::GetStyle().ScrollbarSize;
    const float bottom = at.y + ImGui::GetWindowSize().y;
    const float high = text.y * 1.5f;
    const float left = right - text.x - size;
    const ImU32 whole = palette.sheet.packed();
    const ImU32 clear = palette.sheet.packed(0);
    ImDrawList* draw = ImGui::GetWindowDrawList();
    draw->AddRectFilledMultiColor({at.x, bottom - high}, {right, bottom}, clear, clear, whole, whole);
    draw->AddRectFilled({left, bottom - text.y}, {right, bottom}, whole);
    draw->AddText(ImGui::GetFont(), size, {left + size * 0.5f, bottom - text.y}, palette.accent.packed(), say.data(), say.data() + say.size());
    return true;
}

}  // namespace aor::panel
