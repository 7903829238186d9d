#pragma once
// One panel by itself, in a column as narrow as it may become, on a desk with a battle of its own.

#include "app/panel/panels.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/own_folder.hpp"
#include "tests/ui/harness/faults.hpp"
#include "tests/ui/harness/headless.hpp"

#include <doctest/doctest.h>

#include <filesystem>

namespace aor::tests {

namespace fs = std::filesystem;

inline constexpr float kColumn = 400;

using DrawPanel = panel::Wanted (*)(const desk::Desk&, const panel::Palette&, panel::PanelState&);

/// A desk with a battle in a folder of its own, and one panel of it on the screen.
class Beside {
public:
    explicit Beside(const std::string& order = "first-battle.toml", Headless::Size size = {}, shell::Theme theme = shell::Theme::paper)
        : folder_("aor-beside-" + std::to_string(++made_)), palette_(shell::palette_of(theme)), dice_(1), desk_(test_charts(), folders(), &dice_),
          scale_(size.scale * size.text), screen_([this] { draw(); }, size, theme) {
        desk_.start();
        if (!order.empty()) desk_.carry_out(desk::NewBattle{fs::path(AOR_SOURCE_DIR) / "armylists" / "ready" / order, ""});
    }
    void show(DrawPanel panel) {
        panel_ = panel;
        screen_.frames(2);
    }
    Entry perform(std::string_view line) {
        desk_.carry_out(desk::Perform{typed(line)});
        screen_.frames(2);
        return desk_.session()->log().entries().back();
    }
    /// To that phase of the first turn.
    void go_to_phase(int phase) {
        while (desk_.battle().game.phase < phase) perform("next");
    }

    desk::Desk& desk() { return desk_; }
    panel::PanelState& state() { return state_; }
    Headless& screen() { return screen_; }
    [[nodiscard]] const Battle& battle() const { return desk_.battle(); }
    [[nodiscard]] const Log& log() const { return desk_.session()->log(); }
    [[nodiscard]] const fs::path& folder() const { return folder_.path; }

private:
    [[nodiscard]] desk::Folders folders() const {
        desk::Folders folders = desk::folders_in(folder_.path);
        folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
        return folders;
    }
    void draw() {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize({kColumn * scale_, ImGui::GetIO().DisplaySize.y});
        ImGui::Begin("beside", nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoResize);
        panel::Wanted wanted;
        if (panel_ != nullptr) wanted = panel_(desk_, palette_, state_);
        ImGui::End();
        if (wanted) desk_.carry_out(*wanted);
    }

    static inline int made_ = 0;
    OwnFolder folder_;
    panel::Palette palette_;
    ProgramDice dice_;
    desk::Desk desk_;
    panel::PanelState state_;
    DrawPanel panel_ = nullptr;
    float scale_;
    Headless screen_;
};


/// To the movement of the first turn: a card is drawn, a unit has lost some castings and owes a morale check.
inline void play_a_little(Beside& beside) {
    beside.go_to_phase(5);
    beside.perform("shuffle");
    beside.perform("draw");
    beside.perform("note text=Tea");
    const std::string unit = beside.battle().units.front().id;
    beside.perform("set " + unit + " castings=9 reason=miscounted");
    beside.perform("owe morale " + unit + " reason=seen");
}

inline panel::Wanted draw_big_card(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_big_card(desk, palette); }
inline panel::Wanted draw_compact(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_compact(desk, palette, false); }

}  // namespace aor::tests
