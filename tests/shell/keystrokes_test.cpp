// Keys that arrive all at once, as after a long frame, are seen one by one and in their order.

#include "app/shell/keystrokes.hpp"
#include "app/shell/theme.hpp"

#include <doctest/doctest.h>

#include <string>

using aor::shell::OneKeystroke;

namespace {

class Frames {
public:
    Frames() : context_(ImGui::CreateContext()) {
        ImGuiIO& io = ImGui::GetIO();
        aor::shell::behave(io);
        io.DisplaySize = ImVec2(100, 100);
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        io.AddFocusEvent(true);
        next();
    }
    ~Frames() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->SetStatus(ImTextureStatus_Destroyed);
        ImGui::GetIO().BackendFlags &= ~ImGuiBackendFlags_RendererHasTextures;
        ImGui::DestroyContext(context_);
    }
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;

    void tap(ImGuiKey key, char letter = 0) {
        ImGuiIO& io = ImGui::GetIO();
        io.AddKeyEvent(key, true);
        if (letter != 0) io.AddInputCharacter(static_cast<unsigned>(letter));
        io.AddKeyEvent(key, false);
    }

    // What the next frame sees: characters as they are, Enter as /, a chord with Ctrl as ^Q, a click as !.
    std::string next() {
        {
            const OneKeystroke one(*context_);
            ImGui::NewFrame();
        }
        std::string seen;
        const ImGuiIO& io = ImGui::GetIO();
        for (const ImWchar c : io.InputQueueCharacters) seen += static_cast<char>(c);
        if (ImGui::IsKeyPressed(ImGuiKey_Enter, false)) seen += '/';
        if (ImGui::IsKeyPressed(ImGuiKey_Q, false)) seen += io.KeyCtrl ? "^Q" : "(Q)";
        if (ImGui::IsMouseClicked(0)) seen += '!';
        ImGui::EndFrame();
        return seen;
    }

    // All frames until nothing waits any more, with a bar between frames that saw something.
    std::string all() {
        std::string seen;
        for (int i = 0; i < 200 && !context_->InputEventsQueue.empty(); ++i) {
            const std::string one = next();
            if (!one.empty()) seen += one + '|';
        }
        return seen;
    }

private:
    ImGuiContext* context_;
};

}  // namespace

TEST_CASE("characters and Enter keep their order") {
    Frames frames;
    frames.tap(ImGuiKey_3, '3');
    frames.tap(ImGuiKey_Period, '.');
    frames.tap(ImGuiKey_5, '5');
    frames.tap(ImGuiKey_Enter);
    frames.tap(ImGuiKey_1, '1');
    frames.tap(ImGuiKey_1, '1');
    frames.tap(ImGuiKey_Enter);
    CHECK(frames.all() == "3|.|5|/|1|1|/|");
}

TEST_CASE("a chord is a chord even when Ctrl is let go first") {
    Frames frames;
    ImGuiIO& io = ImGui::GetIO();
    frames.tap(ImGuiKey_5, '5');
    io.AddKeyEvent(ImGuiMod_Ctrl, true);
    io.AddKeyEvent(ImGuiKey_LeftCtrl, true);
    io.AddKeyEvent(ImGuiKey_Q, true);
    io.AddKeyEvent(ImGuiMod_Ctrl, false);
    io.AddKeyEvent(ImGuiKey_LeftCtrl, false);
    io.AddKeyEvent(ImGuiKey_Q, false);
    frames.tap(ImGuiKey_6, '6');
    CHECK(frames.all() == "5|^Q|6|");
}

TEST_CASE("a letter typed before Ctrl goes down is no chord") {
    Frames frames;
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiKey_Q, true);
    io.AddInputCharacter('q');
    io.AddKeyEvent(ImGuiMod_Ctrl, true);
    io.AddKeyEvent(ImGuiKey_LeftCtrl, true);
    io.AddKeyEvent(ImGuiKey_Q, false);
    io.AddKeyEvent(ImGuiMod_Ctrl, false);
    io.AddKeyEvent(ImGuiKey_LeftCtrl, false);
    CHECK(frames.all() == "q(Q)|");
}

TEST_CASE("a click and a key keep their order, too") {
    Frames frames;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(10, 10);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
    frames.tap(ImGuiKey_Enter);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
    CHECK(frames.all() == "!|/|!|");
}

TEST_CASE("characters without keys, as an input method sends them, all arrive") {
    Frames frames;
    for (const char c : std::string("Anhalt")) ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
    CHECK(frames.all() == "A|n|h|a|l|t|");
}
