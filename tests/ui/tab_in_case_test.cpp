// Tab unfolds the case in hand and folds it again; it moves no frame about the screen, and Enter does what the foot says.

#include "app/panel/rows.hpp"
#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

TEST_CASE("Tab in a case unfolds and folds, and Enter still does what stands on its button") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    const std::size_t before = at.table.entries();
    at.type("m" + at.table.code(at.table.battle().units.front().id));
    at.settle();
    at.hands.key(ImGuiKey_Tab);
    at.settle();
    CHECK(at.desk().rare_shown());
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    at.hands.key(ImGuiKey_Tab);
    at.settle();
    CHECK_FALSE(at.desk().rare_shown());
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    at.hands.key(ImGuiKey_Tab);
    at.settle();
    at.type("9\n");                        // it owes none: Enter asks why
    CHECK(at.desk().asked().what == desk::Asking::reason);
    at.type("seen\n");
    at.settle();
    REQUIRE(at.hands.has("Done  [Enter]"));
    at.type("\n");
    CHECK_MESSAGE(at.table.entries() == before + 1, at.desk().said());
}

TEST_CASE("after the arrows have walked about, what is typed takes the keyboard back") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    at.hands.key(ImGuiKey_DownArrow);
    at.settle();
    REQUIRE(at.hands.context().NavCursorVisible);
    at.type("m");
    at.settle();
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    CHECK(at.desk().asked().what == desk::Asking::actor);
}

TEST_CASE("what stands under a line of a list does not lie over it") {
    float row = 0.0f;
    float under = 0.0f;
    float height = 0.0f;
    const shell::Palette palette = shell::palette_of(shell::Theme::paper);
    Headless hands([&] {
        ImGui::SetNextWindowSize({200.0f, 400.0f});
        ImGui::Begin("ledger");
        if (panel::begin_lines("lines")) {
            row = ImGui::GetCursorPosY();
            height = ImGui::GetTextLineHeight();
            panel::line("+1 die", "castings lost by Browne and by 1/7th", "p 44", palette);
            under = ImGui::GetCursorPosY();
            panel::end_lines();
        }
        ImGui::End();
    });
    hands.frames(3);
    CHECK(height > 0.0f);
    CHECK(under >= row + height);
}
