#include "app/shell/keystrokes.hpp"

namespace aor::shell {
namespace {

bool is_modifier(ImGuiKey key) {
    return (key & ImGuiMod_Mask_) != 0 || (key >= ImGuiKey_LeftCtrl && key <= ImGuiKey_RightSuper) ||
           (key >= ImGuiKey_ReservedForModCtrl && key <= ImGuiKey_ReservedForModSuper);
}

// How many of the waiting events belong to the first keystroke or click: the press, the character that it makes, its
// release. Another press, another character, or a modifier that changes after them, is the next one.
int first_keystroke(const ImVector<ImGuiInputEvent>& events) {
    bool pressed = false;
    bool typed = false;
    for (int i = 0; i < events.Size; ++i) {
        const ImGuiInputEvent& event = events[i];
        switch (event.Type) {
            case ImGuiInputEventType_Key:
                if (is_modifier(event.Key.Key)) {
                    if (pressed || typed) return i;
                } else if (event.Key.Down) {
                    if (pressed || typed) return i;
                    pressed = true;
                }
                break;
            case ImGuiInputEventType_Text:
                if (typed) return i;
                typed = true;
                break;
            case ImGuiInputEventType_MouseButton:
                if (!event.MouseButton.Down) break;
                if (pressed || typed) return i;
                pressed = true;
                break;
            default: break;
        }
    }
    return events.Size;
}

}  // namespace

OneKeystroke::OneKeystroke(ImGuiContext& context) : context_(context) {
    auto& events = context_.InputEventsQueue;
    const int now = first_keystroke(events);
    for (int i = now; i < events.Size; ++i) later_.push_back(events[i]);
    events.resize(now);
}

OneKeystroke::~OneKeystroke() {
    for (const ImGuiInputEvent& event : later_) context_.InputEventsQueue.push_back(event);
}

}  // namespace aor::shell
