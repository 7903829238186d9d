// Plotting with the keyboard alone: the frame is where the next thing is chosen, lists are gone through by typing, the foot
// says what Enter does, and afterwards what is owed is in sight again.

#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

/// The first side's plots are open.
void open_plots(AtScreen& at) {
    at.table.go_to_phase(3);
    at.settle();
    at.hands.key(ImGuiKey_F8);
    at.settle();
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    REQUIRE(at.hands.says("Only they should be looking now."));
}

}  // namespace

TEST_CASE("F8 and Enter: the frame is on the first field, and a code goes to its unit in the list") {
    AtScreen at;
    open_plots(at);
    CHECK(at.hands.focus_is_seen());
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    const desk::PlotsView view = desk::plots_view(at.desk().charts(), at.table.battle(), at.table.battle().armies[0].id);
    REQUIRE(view.units.size() > 2);
    const desk::PlotUnit& third = view.units[2];
    for (const char c : third.code) at.hands.type(std::string_view(&c, 1));
    at.settle();
    CHECK(at.desk().work().empty());   // what is typed over the list begins no case
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    REQUIRE(at.hands.context().OpenPopupStack.Size == 0);
    // Whom it charges: by letters of the name.
    at.hands.key(ImGuiKey_DownArrow);
    at.settle();
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    const desk::PlotUnit& enemy = view.targets.back();
    for (const char c : enemy.code) at.hands.type(std::string_view(&c, 1));
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    at.hands.click("Seal it");
    at.settle();
    CHECK(at.hands.says(third.name + " charges " + enemy.name));
    // The next plot can be made at once.
    CHECK(at.hands.focus_is_seen());
}

TEST_CASE("once a side has plotted and hidden it, Enter opens the other's, not its own") {
    AtScreen at;
    open_plots(at);
    const std::vector<Army> armies = at.table.battle().armies;
    const desk::PlotsView view = desk::plots_view(at.desk().charts(), at.table.battle(), armies[0].id);
    at.desk().carry_out(desk::SealPlot{armies[0].id, {PlotKind::charge, view.units[0].id, view.targets[0].id, ""}});
    at.settle();
    const std::string plot = view.units[0].name + " charges " + view.targets[0].name;
    CHECK(at.hands.says(plot));
    at.hands.click("Done: hide it");
    at.settle();
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    CHECK(at.hands.says("Only they should be looking now."));
    CHECK(at.hands.says("none yet"));
    CHECK_FALSE(at.hands.says(plot));
}

TEST_CASE("opened by a click, the form has the frame too") {
    AtScreen at;
    at.table.go_to_phase(3);
    at.settle();
    at.hands.key(ImGuiKey_F8);
    at.settle();
    at.hands.click(at.table.battle().armies[0].name + " plots  (no plot yet)");
    at.settle();
    CHECK(at.hands.focus_is_seen());
}

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
