#include "app/panel/finder.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

constexpr std::size_t kMost = 14;

}  // namespace

void Finder::open() {
    open_ = !open_;
    just_opened_ = open_;
    typed_.clear();
    chosen_ = 0;
    found_at_ = -1;
}

Wanted Finder::draw(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    if (!open_) return wanted;
    if (found_at_ != desk.revision() || found_for_ != typed_) {
        found_ = desk::find_lines(desk, typed_, kMost);
        found_for_ = typed_;
        found_at_ = desk.revision();
        chosen_ = 0;
    }
    const ImGuiViewport* viewport = ImGui::GetMainViewport();
    const float font = ImGui::GetFontSize();
    const float width = std::min(viewport->WorkSize.x * 0.9f, font * 34.0f);
    ImGui::SetNextWindowPos({viewport->WorkPos.x + (viewport->WorkSize.x - width) * 0.5f, viewport->WorkPos.y + viewport->WorkSize.y * 0.12f});
    ImGui::SetNextWindowSize({width, 0.0f});
    if (just_opened_) ImGui::SetNextWindowFocus();
    ImGui::Begin("finder", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav);
    if (just_opened_) ImGui::SetKeyboardFocusHere();
    just_opened_ = false;
    const int last = static_cast<int>(found_.size()) - 1;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) chosen_ = std::min(chosen_ + 1, std::max(0, last));
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) chosen_ = std::max(chosen_ - 1, 0);
    const bool entered = line_field("##finder", typed_, "a few letters of anything");
    for (int i = 0; i <= last; ++i) {
        const desk::FinderLine& line = found_[static_cast<std::size_t>(i)];
        ImGui::PushID(i);
        const ImVec2 at = ImGui::GetCursorPos();
        if (ImGui::Selectable("##line", i == chosen_)) {
            wanted = line.intent;
            open_ = false;
        }
        ImGui::SetCursorPos(at);
        write(line.say, palette.ink);
        ImGui::SameLine();
        write_right(line.key.empty() ? line.kind : line.kind + "  [" + line.key + ']', palette.faint);
        ImGui::PopID();
    }
    if (found_.empty()) write("nothing of that name", palette.faint);
    if (entered && found_for_ != typed_) {
        // The last letters came with the Enter.
        found_ = desk::find_lines(desk, typed_, kMost);
        chosen_ = 0;
    }
    if (entered && !found_.empty()) {
        wanted = found_[static_cast<std::size_t>(chosen_)].intent;
        open_ = false;
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Escape, false) || !ImGui::IsWindowFocused(ImGuiFocusedFlags_RootAndChildWindows)) open_ = just_opened_;
    ImGui::End();
    return wanted;
}

}  // namespace aor::panel
