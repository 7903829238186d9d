#pragma once
// One keystroke in one frame. ImGui hands a frame whatever has come since the last: when frames are slow or fingers quick,
// "5" and Enter arrive together and nobody knows which was first, and Ctrl+Q arrives with Ctrl already let go.

#include <imgui.h>
#include <imgui_internal.h>

namespace aor::shell {

/// Held while a frame is begun: what comes after the first keystroke or click waits for the next frame.
class OneKeystroke {
public:
    explicit OneKeystroke(ImGuiContext& context);
    ~OneKeystroke();
    OneKeystroke(const OneKeystroke&) = delete;
    OneKeystroke& operator=(const OneKeystroke&) = delete;

private:
    ImGuiContext& context_;
    ImVector<ImGuiInputEvent> later_;
};

}  // namespace aor::shell
