// Sealed plots on the screen: nobody sees what another has plotted until all lie open.

#include "app/desk/plots_view.hpp"
#include "core/play/sealed.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

void plot(AtBattle& at, const std::string& army, const PlotText& text) {
    Intent intent;
    intent.verb = "plot";
    intent.actor = army;
    intent.words.push_back({"sealed", seal(text, 7)});
    at.perform(intent);
}

AtBattle plotted() {
    AtBattle at;
    at.phase(3);
    plot(at, "red", {PlotKind::charge, "red-1", "blue-2", ""});
    plot(at, "red", {PlotKind::charge, "red-2", "", "the mill"});
    plot(at, "blue", {PlotKind::charge, "blue-1", "red-1", ""});
    return at;
}

std::string says(const std::vector<PlotLine>& plots) {
    std::string out;
    for (const PlotLine& plot : plots) out += plot.say + (plot.done ? " (done)" : "") + "; ";
    return out;
}

}  // namespace

TEST_CASE("turned to everybody the screen tells how many plots there are, and nothing of them") {
    const AtBattle at = plotted();
    const PlotsView view = plots_view(test_charts(), at.battle(), "");
    CHECK(view.phase_of_plots);
    CHECK_FALSE(view.shown);
    REQUIRE(view.sides.size() == 2);
    CHECK(view.sides[0].handed_in == 2);
    CHECK(view.sides[1].handed_in == 1);
    CHECK(view.own.empty());
    CHECK(view.open.empty());
    CHECK(view.units.empty());
}

TEST_CASE("whoever plots sees his own plots, his units and his enemies") {
    const AtBattle at = plotted();
    const PlotsView red = plots_view(test_charts(), at.battle(), "red");
    CHECK(says(red.own) == "1/red charges 2/blue; 2/red charges the mill; ");
    CHECK(red.open.empty());
    REQUIRE(red.units.size() == 2);        // its guns neither charge nor rally back
    CHECK(red.units[0].name == "1/red");
    CHECK(red.targets.size() == 3);
    CHECK(red.targets[0].name == "1/blue");
    CHECK(says(plots_view(test_charts(), at.battle(), "blue").own) == "1/blue charges 1/red; ");
}

TEST_CASE("a plot is taken back by its seal") {
    AtBattle at = plotted();
    const std::string sealed = plots_view(test_charts(), at.battle(), "red").own[0].sealed;
    Intent back;
    back.verb = "unplot";
    back.actor = "red";
    back.words.push_back({"sealed", sealed});
    at.perform(back);
    CHECK(says(plots_view(test_charts(), at.battle(), "red").own) == "2/red charges the mill; ");
}

TEST_CASE("shown, all lie open to everybody") {
    AtBattle at = plotted();
    at.perform("show");
    const PlotsView view = plots_view(test_charts(), at.battle(), "");
    CHECK(view.shown);
    CHECK(says(view.open) == "1/red charges 2/blue; 2/red charges the mill; 1/blue charges 1/red; ");
    CHECK(view.sides[0].handed_in == 0);
}

TEST_CASE("an army that has left plots no more") {
    Battle battle = small_battle();
    battle.armies[1].withdrew_turn = 1;
    CHECK(plots_view(test_charts(), battle, "").sides.size() == 1);
}

TEST_CASE("outside its phase it is said when plots are made, and that one made now takes a reason") {
    AtBattle at;
    at.phase(1);
    const PlotsView before = plots_view(test_charts(), at.battle(), "");
    CHECK(before.out_of_phase == "Plots are made in phase 3 of a turn; it is phase 1 now. One that is made now takes a reason.");
    CHECK(before.sides[0].count == "no plot yet");
    at.phase(3);
    CHECK(plots_view(test_charts(), at.battle(), "").out_of_phase.empty());
    at.phase(8);
    const PlotsView after = plots_view(test_charts(), at.battle(), "");
    CHECK(after.out_of_phase == "Plots are made in phase 3 of a turn; it is phase 8 now, so the next are those of turn 2. One that is made now takes a reason.");
    CHECK(after.sides[0].count == "none this turn");
    CHECK(plots_view(test_charts(), plotted().battle(), "").sides[0].count == "2 sealed plots");
}
