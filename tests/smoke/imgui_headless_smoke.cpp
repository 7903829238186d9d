// ImGui without a window: a frame is built, its button is found by its label through the hooks of the test
// engine, and pressed. This is the ground that the tests of the screen stand on.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <map>
#include <string>

namespace {

struct Seen {
    ImGuiID id = 0;
    ImRect box;
};

// What the last frame reported, by label.
struct Report {
    std::map<ImGuiID, ImRect> boxes;
    std::map<std::string, Seen> items;
};
Report report;

// Plays the renderer's part for textures, which are only ever counted as done.
void accept_textures(const ImDrawData& drawn) {
    if (drawn.Textures == nullptr) return;
    for (ImTextureData* texture : *drawn.Textures) {
        if (texture->Status == ImTextureStatus_WantCreate) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantUpdates) {
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantDestroy && texture->UnusedFrames > 0) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
}

class HeadlessScreen {
   public:
    HeadlessScreen() : context_(ImGui::CreateContext()) {
        ImGuiIO& io = ImGui::GetIO();
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
        io.DisplaySize = ImVec2(800, 600);
        io.DeltaTime = 1.0f / 60.0f;
        io.IniFilename = nullptr;
        context_->TestEngineHookItems = true;
        report = {};
    }

    ~HeadlessScreen() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
            if (texture->RefCount != 1) continue;
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
        ImGui::GetIO().BackendFlags &= ~ImGuiBackendFlags_RendererHasTextures;
        ImGui::DestroyContext(context_);
    }

    HeadlessScreen(const HeadlessScreen&) = delete;
    HeadlessScreen& operator=(const HeadlessScreen&) = delete;

    template <typename Build>
    void frame(Build build) {
        report = {};
        ImGui::NewFrame();
        build();
        ImGui::Render();
        accept_textures(*ImGui::GetDrawData());
    }

   private:
    ImGuiContext* context_;
};

}  // namespace

// What ImGui calls when it is built with IMGUI_ENABLE_TEST_ENGINE.
void ImGuiTestEngineHook_ItemAdd(ImGuiContext*, ImGuiID id, const ImRect& box, const ImGuiLastItemData*) {
    report.boxes[id] = box;
}
void ImGuiTestEngineHook_ItemInfo(ImGuiContext*, ImGuiID id, const char* label, ImGuiItemStatusFlags) {
    if (label != nullptr) report.items[label] = Seen{id, report.boxes[id]};
}
void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}
const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) { return nullptr; }

TEST_CASE("a button is seen and pressed without a window") {
    HeadlessScreen screen;
    int presses = 0;
    const auto build = [&presses] {
        ImGui::SetNextWindowSize(ImVec2(300, 200));
        ImGui::Begin("Charge");
        if (ImGui::Button("Roll")) ++presses;
        ImGui::End();
    };

    screen.frame(build);
    screen.frame(build);
    REQUIRE(report.items.contains("Roll"));
    const Seen button = report.items.at("Roll");
    CHECK(button.box.GetWidth() > 0);
    CHECK(presses == 0);

    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 centre = button.box.GetCenter();
    io.AddMousePosEvent(centre.x, centre.y);
    screen.frame(build);
    CHECK(ImGui::GetCurrentContext()->HoveredId == button.id);
    io.AddMouseButtonEvent(0, true);
    screen.frame(build);
    io.AddMouseButtonEvent(0, false);
    screen.frame(build);
    CHECK(presses == 1);

    CHECK(ImGui::GetDrawData()->TotalVtxCount > 0);
}

TEST_CASE("letters of any size and language are made on demand") {
    HeadlessScreen screen;
    for (const float size : {17.0f, 40.0f, 88.0f}) {
        const auto build = [size] {
            ImGui::Begin("Sizes");
            ImGui::PushFont(nullptr, size);
            ImGui::TextUnformatted("Gda\u0144sk \u2192 6");
            ImGui::PopFont();
            ImGui::End();
        };
        screen.frame(build);  // a new window hides for one frame, to learn its size
        screen.frame(build);
        CHECK(ImGui::GetDrawData()->TotalVtxCount > 0);
    }
}
