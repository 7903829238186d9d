// Plotting with the keyboard alone: the frame is where the next thing is chosen, lists are gone through by typing, the foot
// says what Enter does, and afterwards what is owed is in sight again.

#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

TEST_CASE("the foot says what Enter does while the frame is on something, and over an open list") {
    AtScreen at;
    at.table.go_to_phase(3);
    at.desk().carry_out(desk::ShowPanel{desk::Panel::duties});
    at.settle();
    CHECK(at.hands.says("Plot charges: F8 \u00b7 Enter: "));
    at.hands.key(ImGuiKey_F8);
    at.settle();
    CHECK(at.hands.says("Enter: presses what is framed"));
    CHECK_FALSE(at.hands.says("Plot charges: F8"));
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    CHECK(at.hands.says("Enter: takes what is framed"));
    at.hands.key(ImGuiKey_Escape);
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK(at.hands.says("Plot charges: F8 \u00b7 Enter: "));
}

TEST_CASE("after the phase of plots the duties stand there again; plots called up later stay") {
    AtScreen at;
    at.table.go_to_phase(3);
    at.desk().carry_out(desk::ShowPanel{desk::Panel::plots});
    desk::Perform show;
    show.intent.verb = "show";
    at.desk().carry_out(show);
    CHECK(at.desk().panel() == desk::Panel::plots);   // they lie open now
    desk::Perform next;
    next.intent.verb = "next";
    next.intent.reason = "all have plotted";
    at.desk().carry_out(next);
    REQUIRE(at.table.battle().game.phase == 4);
    CHECK(at.desk().panel() == desk::Panel::duties);
    at.desk().carry_out(desk::ShowPanel{desk::Panel::plots});
    at.desk().carry_out(next);
    REQUIRE(at.table.battle().game.phase == 5);
    CHECK(at.desk().panel() == desk::Panel::plots);
}
