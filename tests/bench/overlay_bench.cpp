// Building a frame of the referee's screen, with a renderer that accepts everything and draws nothing. What the window costs
// beside it is in overlay_bench.py.

#include "app/panel/screen.hpp"
#include "app/shell/fonts.hpp"
#include "core/chart/charts.hpp"

#include <benchmark/benchmark.h>
#include <imgui.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

using namespace aor;

namespace {

namespace fs = std::filesystem;

const Charts& the_charts() {
    static const auto charts = Charts::load(fs::path(AOR_SOURCE_DIR) / "charts");
    if (!charts) {
        std::cerr << charts.problems().sentences();
        std::exit(1);
    }
    return *charts;
}

class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / "aor-overlay-bench") { fs::remove_all(path_); }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

// The grand battle with some of its units twice, until there are 120.
fs::path large_order(const fs::path& folder) {
    constexpr int kUnits = 120;
    constexpr std::string_view kUnit = "[[unit]]\n";
    std::ostringstream whole;
    whole << std::ifstream(fs::path(AOR_SOURCE_DIR) / "armylists/ready/grand-battle.toml").rdbuf();
    const std::string text = whole.str();
    int units = 0;
    for (auto at = text.find(kUnit); at != std::string::npos; at = text.find(kUnit, at + 1)) ++units;
    std::string more;
    for (auto at = text.find(kUnit); at != std::string::npos && units < kUnits; at = text.find(kUnit, at + 1), ++units) {
        std::string again = text.substr(at, text.find("\n\n", at) - at);
        again.insert(again.find("\nname = \"") + 9, "2/");
        more += "\n" + again + "\n";
    }
    fs::create_directories(folder);
    std::ofstream(folder / "large.toml") << text << more;
    return folder / "large.toml";
}

void accept_textures() {
    ImDrawData* drawn = ImGui::GetDrawData();
    if (drawn->Textures == nullptr) return;
    for (ImTextureData* texture : *drawn->Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) continue;
        if (texture->Status != ImTextureStatus_OK) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }
}

void frame(panel::Screen& screen) {
    ImGui::NewFrame();
    screen.draw();
    ImGui::Render();
    accept_textures();
}

// One frame with 120 units on the screen and that panel beside them.
void build_frame(benchmark::State& state, desk::Panel shown) {
    const Folder folder;
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    shell::behave(io);
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
    io.DisplaySize = ImVec2(3840, 2160);
    io.DeltaTime = 1.0f / 60.0f;
    io.FontDefault = shell::add_letters(*io.Fonts, shell::find_fonts(shell::font_folders()), shell::Typeface::serif).plain;
    shell::dress(ImGui::GetStyle(), shell::palette_of(shell::Theme::paper));
    {
        desk::Desk desk(the_charts(), desk::folders_in(folder.path()), nullptr);
        desk.start();
        desk.carry_out(desk::NewBattle{large_order(folder.path() / "order"), {}});
        desk.carry_out(desk::ClosePauseCard{});
        desk.carry_out(desk::ShowPanel{shown});
        if (desk.session() == nullptr || desk.battle().units.size() != 120) {
            std::cerr << desk.said() << '\n';
            std::exit(1);
        }
        panel::Screen screen(desk, shell::palette_of(shell::Theme::paper));
        for (int i = 0; i < 10; ++i) frame(screen);
        for (auto _ : state) frame(screen);
    }
    io.BackendFlags &= ~ImGuiBackendFlags_RendererHasTextures;
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->RefCount != 1) continue;
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::DestroyContext();
}

BENCHMARK_CAPTURE(build_frame, duties, desk::Panel::duties)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(build_frame, ledger, desk::Panel::ledger)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(build_frame, charts, desk::Panel::charts)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(build_frame, log, desk::Panel::log)->Unit(benchmark::kMicrosecond);

}  // namespace
