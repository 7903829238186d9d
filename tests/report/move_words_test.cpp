// Movement in words.

#include "core/report/move_words.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

TEST_CASE("what a unit may move, with its quarters; why it may not") {
    AtBattle table;
    const MoveSheet sheet = move_sheet(move_help(test_charts(), table.battle(), table.unit("red-1")));
    CHECK(sheet.hindrances.empty());
    REQUIRE(sheet.rates.size() == 2);
    CHECK(sheet.rates[0].name == "normal move");
    CHECK(sheet.rates[0].inches == "8 in");
    CHECK(sheet.rates[0].quarters == "8/6/4/2");
    CHECK(sheet.left == "8 in straight ahead left this turn");
    table.set("red-1", &Unit::state, State::broken);
    const std::string broken = words_of_move(move_sheet(move_help(test_charts(), table.battle(), table.unit("red-1"))), {});
    CHECK(broken.starts_with("no: broken units do not move"));
    CHECK(broken.find("\n0 in straight ahead left this turn\n") != std::string::npos);
    table.set("red-2", &Unit::fatigued, true);
    const MoveSheet tired = move_sheet(move_help(test_charts(), table.battle(), table.unit("red-2")));
    CHECK(tired.rates[0].inches == "4 in");
    CHECK(words_of_move(tired, {}).starts_with("but half a move, and moving keeps it fatigued"));
}

TEST_CASE("a plan step by step, and shares of a move in words") {
    const AtBattle table;
    const Mover mover = mover_of(test_charts(), table.battle(), table.unit("red-1"));
    const auto plan = [&](std::vector<Manoeuvre> steps) { return plan_rows(plan_move(test_charts(), Scale::mm25, mover, Gait::normal, kOrdinaryStyle, steps)); };
    Manoeuvre ahead;
    ahead.inches = Inches::whole(3);
    const PlanRows three = plan({ahead});
    CHECK(three.used == "3/8 of a move");
    CHECK(three.left == "5 in straight ahead left");
    ahead.inches = Inches::whole(9);
    const PlanRows nine = plan({ahead});
    CHECK_FALSE(nine.possible);
    CHECK(nine.against == std::vector<std::string>{"it is 1 in short"});
    CHECK(words_of_plan(nine, {}).find("It cannot: it is 1 in short\nuses 9/8 of a move\n") != std::string::npos);
    Manoeuvre form;
    form.step = Step::form;
    form.to = Formation::column;
    CHECK(plan({form}).used == "half a move");
}
