#include "tests/ui/harness/hooks.hpp"

namespace aor::tests {

Report& report() {
    static Report one;
    return one;
}

void Report::add(ImGuiContext& context, ImGuiID id, const ImRect& box, const ImGuiLastItemData* data) {
    Item item;
    item.id = id;
    item.box = data != nullptr ? data->Rect : box;
    item.window = context.CurrentWindow;
    item.clip = item.window != nullptr ? item.window->ClipRect : box;
    item.is_window = data == nullptr;
    item.disabled = data != nullptr && (data->ItemFlags & ImGuiItemFlags_Disabled) != 0;
    item.may_repeat = data != nullptr && (data->ItemFlags & ImGuiItemFlags_AllowDuplicateId) != 0;
    if (const auto known = labels.find(id); known != labels.end()) item.label = known->second;
    items.push_back(std::move(item));
}

void Report::label(ImGuiID id, const char* label, ImGuiItemStatusFlags flags) {
    // Tabs tell their label before they are there.
    if (label != nullptr) labels[id] = label;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        if (item->id != id) continue;
        if (label != nullptr) item->label = label;
        if ((flags & ImGuiItemStatusFlags_Inputable) != 0) item->takes_text = true;
        return;
    }
}

}  // namespace aor::tests

void ImGuiTestEngineHook_ItemAdd(ImGuiContext* context, ImGuiID id, const ImRect& box, const ImGuiLastItemData* item) {
    aor::tests::report().add(*context, id, box, item);
}
void ImGuiTestEngineHook_ItemInfo(ImGuiContext*, ImGuiID id, const char* label, ImGuiItemStatusFlags flags) {
    aor::tests::report().label(id, label, flags);
}
void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}
const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) { return nullptr; }
