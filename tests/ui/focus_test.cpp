// Where the keyboard is: always seen, one step back with Escape, and nothing that lies over the screen keeps the log or the
// charts from being read.

#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

/// The frame of the focus is drawn, around something of which a part can be seen.
std::string focus_fault(Headless& screen) {
    const ImGuiContext& context = screen.context();
    if (!context.NavCursorVisible) return "no frame is drawn";
    for (const tests::Item& item : screen.items()) {
        if (item.id != context.NavId || item.is_window) continue;
        ImRect seen = item.box;
        seen.ClipWith(item.clip);
        const bool whole = seen.GetHeight() >= std::min(item.box.GetHeight(), item.clip.GetHeight()) * 0.5f;
        return !seen.IsInverted() && whole ? "" : "\"" + item.label + "\" has it, out of sight";
    }
    return "nothing on the screen has it";
}

void call_up(AtScreen& at, ImGuiKey key, desk::Panel panel, std::string_view shown) {
    at.hands.key(key);
    at.settle();
    CHECK(at.desk().panel() == panel);
    CHECK(at.hands.says(shown));
}

void log_and_charts_can_be_read(AtScreen& at) {
    call_up(at, ImGuiKey_F4, desk::Panel::log, "Turn 1, phase 2");
    call_up(at, ImGuiKey_F5, desk::Panel::charts, "Sequence of play");
}

}  // namespace

TEST_CASE("Tab walks through every panel, and what has the focus is framed and in sight") {
    for (int i = 0; i < desk::kPanels; ++i) {
        const auto panel = static_cast<desk::Panel>(i);
        CAPTURE(desk::name_of(panel));
        AtScreen at;
        at.desk().carry_out(desk::ShowPanel{panel});
        at.settle();
        for (int press = 0; press < 80; ++press) {
            CAPTURE(press);
            at.hands.key(ImGuiKey_Tab);
            at.hands.frames(2);
            const std::string fault = focus_fault(at.hands);
            CHECK(fault == "");
            if (!fault.empty()) break;
        }
    }
}

TEST_CASE("Escape goes back one step at a time: the frame, the finder, the dice, the case") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    at.type("f" + at.table.code(at.table.battle().units.front().id));
    const desk::Work named = at.desk().work();
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
    at.settle();
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK(at.desk().work() == named);            // only the finder is gone
    at.hands.key(ImGuiKey_DownArrow);
    at.settle();
    REQUIRE(at.hands.context().NavCursorVisible);
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    CHECK(at.desk().work() == named);            // only the frame is gone
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK_FALSE(at.desk().work() == named);
}

TEST_CASE("with anything lying over the screen the log and the charts come up by their keys") {
    SUBCASE("the other procedures") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.settle();
        at.hands.click("More\u2026###more");
        at.settle();
        REQUIRE(at.hands.context().OpenPopupStack.Size > 0);
        log_and_charts_can_be_read(at);
    }
    SUBCASE("the menu of a unit") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.settle();
        at.hands.right_click("##row " + at.table.battle().units.front().id);
        at.settle();
        REQUIRE(at.hands.context().OpenPopupStack.Size > 0);
        log_and_charts_can_be_read(at);
    }
    SUBCASE("the finder") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
        at.settle();
        log_and_charts_can_be_read(at);
    }
    SUBCASE("the big card") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.hands.key(ImGuiKey_F11);
        at.settle();
        log_and_charts_can_be_read(at);
        CHECK_FALSE(at.desk().big_card());
    }
    SUBCASE("the small window") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.hands.key(ImGuiKey_F12);
        at.settle();
        log_and_charts_can_be_read(at);
        CHECK_FALSE(at.desk().compact());
    }
    SUBCASE("the pause card") {
        AtScreen at;
        at.table.go_to_phase(8);
        const auto file = at.desk().file();
        at.desk().carry_out(desk::OpenBattle{file});
        at.settle();
        REQUIRE(at.desk().pause_card());
        log_and_charts_can_be_read(at);
    }
    SUBCASE("a case that is being made, and a reason that is asked") {
        AtScreen at;
        at.table.go_to_phase(8);
        at.settle();
        at.type("f" + at.table.code(at.table.battle().units.front().id));
        log_and_charts_can_be_read(at);
        CHECK_FALSE(at.desk().work().empty());
    }
}

TEST_CASE("no popup of the screen is modal") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    at.hands.click("More\u2026###more");
    at.settle();
    for (const ImGuiPopupData& popup : at.hands.context().OpenPopupStack) {
        if (popup.Window != nullptr) CHECK((popup.Window->Flags & ImGuiWindowFlags_Modal) == 0);
    }
}
