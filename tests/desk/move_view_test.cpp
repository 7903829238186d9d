// A unit's move on the screen: the report's rows, a move tried, and whether a charge reaches.

#include "app/desk/move_view.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

Manoeuvre step(Step what, int inches = 0) {
    Manoeuvre manoeuvre;
    manoeuvre.step = what;
    manoeuvre.inches = Inches::whole(inches);
    return manoeuvre;
}

std::string says(const MoveView& view) {
    std::string out;
    for (const StepChoice& choice : view.choices) out += choice.say + (choice.in_inches ? "*" : "") + "; ";
    return out;
}

Battle with_horse() {
    Battle battle = small_battle();
    battle.units[1].arm = Arm::dragoons;
    battle.units[1].first_fire = false;
    return battle;
}

}  // namespace

TEST_CASE("the sheet is the report's") {
    const Battle battle = small_battle();
    const MoveView view = move_view(test_charts(), battle, "red-1", {});
    const report::MoveSheet sheet = report::move_sheet(move_help(test_charts(), battle, *battle.unit("red-1")));
    CHECK(view.name == "1/red");
    CHECK(view.stands == "normal, line");
    CHECK(view.sheet.left == sheet.left);
    REQUIRE(view.sheet.rates.size() == sheet.rates.size());
    for (std::size_t i = 0; i < sheet.rates.size(); ++i) CHECK(view.sheet.rates[i].quarters == sheet.rates[i].quarters);
    CHECK(view.sheet.costs.size() == sheet.costs.size());
    CHECK_FALSE(view.asked_charge);
    CHECK(move_view(test_charts(), battle, "nobody", {}).name.empty());
}

TEST_CASE("foot, horse and guns are asked for what they can do") {
    const Battle battle = with_horse();
    CHECK(says(move_view(test_charts(), battle, "red-1", {})) ==
          "Ahead*; Wheel*; Oblique*; Sideways*; Back*; About face; Form column; Form double line; Form square; Form skirmish; Wider or narrower front; "
          "Cross an obstacle; Wade a river*; ");
    CHECK(says(move_view(test_charts(), battle, "red-2", {})) ==
          "Ahead*; Wheel*; Oblique*; Sideways*; Back*; About face; Form column; Form skirmish; Wider or narrower front; Cross an obstacle; Wade a river*; ");
    CHECK(says(move_view(test_charts(), battle, "red-3", {})) ==
          "Ahead*; Back*; Limber or unlimber; Turn the gun; Fire; Cross an obstacle; Wade a river*; ");
}

TEST_CASE("a move that is tried is told step by step") {
    const Battle battle = small_battle();
    MoveTried tried;
    tried.steps = {step(Step::wheel, 2), step(Step::ahead, 3)};
    tried.steps[1].terrain = "light_woods";
    Manoeuvre column = step(Step::form);
    column.to = Formation::column;
    tried.steps.push_back(column);
    const MoveView view = move_view(test_charts(), battle, "red-1", tried);
    CHECK(view.steps == std::vector<std::string>{"Wheel 2 in", "Ahead 3 in, Light woods", "Form column"});
    CHECK(view.plan.items.size() == 3);
}

TEST_CASE("a charge reaches, to the inch; the comma is understood; what is no distance is told") {
    const Battle battle = small_battle();
    const auto move = full_move(test_charts(), Scale::mm25, mover_of(test_charts(), battle, *battle.unit("red-1")), Gait::charge);
    REQUIRE(move);
    MoveTried tried;
    tried.charge = move->may.text();
    CHECK(move_view(test_charts(), battle, "red-1", tried).reaches == "It reaches exactly");
    tried.charge = (move->may - Inches::parts(Inches::kPerInch / 2)).text();
    CHECK(move_view(test_charts(), battle, "red-1", tried).reaches == "It reaches, with 0.5 in left");
    tried.charge = (move->may + Inches::whole(1)).text();
    const MoveView far = move_view(test_charts(), battle, "red-1", tried);
    CHECK_FALSE(far.does_reach);
    CHECK(far.reaches == "It does not reach: it is 1 in short");
    tried.charge = "3,5";
    CHECK(move_view(test_charts(), battle, "red-1", tried).does_reach);
    tried.charge = "near";
    CHECK(move_view(test_charts(), battle, "red-1", tried).reaches == "\"near\" is no distance: write inches, as in 7 or 7.5");
    tried.charge = " ";
    CHECK_FALSE(move_view(test_charts(), battle, "red-1", tried).asked_charge);
}

TEST_CASE("when this turn's charges are over it is told when it can charge next (p 11: charges are phase 4)") {
    Battle battle = small_battle();
    battle.game.turn = 3;
    battle.game.phase = 4;
    MoveTried tried;
    tried.charge = "3";
    CHECK(move_view(test_charts(), battle, "red-1", tried).charges_then.empty());
    battle.game.phase = 5;
    const MoveView over = move_view(test_charts(), battle, "red-1", tried);
    CHECK(over.does_reach);
    CHECK(over.charges_then == "This turn's charges are over: it can charge in turn 4, phase 4");
    // A distance that does not reach says nothing of turns to come.
    tried.charge = "near";
    CHECK(move_view(test_charts(), battle, "red-1", tried).charges_then.empty());
}
