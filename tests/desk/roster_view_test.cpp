// The lines of both armies beside the table.

#include "app/desk/roster_view.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::desk;

TEST_CASE("a line in words, for whoever does not know its signs") {
    Battle battle = small_battle();
    battle.units[0].name = "1/7th";
    battle.units[0].castings = 9;
    battle.units[0].castings_start = 12;
    battle.units[0].grade = battle.units[0].base_grade = 2;
    battle.units[0].first_fire = false;
    battle.units[0].state = State::broken;
    const UnitLine line = roster_view(test_charts(), battle, {}).armies[0].brigades[0].units[0];
    CHECK(in_words(line) == "1/7th: formed infantry, morale grade 2, 9 of 12 castings, has spent its first fire, broken");
}

TEST_CASE("what a unit can begin: foot fires no guns, a battery does not charge, who stands is not rallied") {
    Battle battle = small_battle();
    const auto begins = [&](const Unit& unit, std::string_view procedure) {
        const auto all = begun_by(battle, unit.id);
        return std::find(all.begin(), all.end(), procedure) != all.end();
    };
    const Unit& foot = battle.units[0];
    const Unit& guns = battle.units[2];
    REQUIRE(guns.arm == Arm::artillery);
    CHECK(begins(foot, "small_arms_fire"));
    CHECK_FALSE(begins(foot, "artillery_fire"));
    CHECK(begins(foot, "charge"));
    CHECK_FALSE(begins(foot, "rally"));
    CHECK_FALSE(begins(foot, "melee"));
    CHECK(begins(guns, "artillery_fire"));
    CHECK_FALSE(begins(guns, "small_arms_fire"));
    CHECK_FALSE(begins(guns, "charge"));
    battle.units[0].state = State::routed;
    CHECK(begins(foot, "rally"));
    CHECK_FALSE(begins(foot, "charge"));
}

TEST_CASE("the mark of the first fire is for whoever shoots: foot, guns, and horse that fires from the saddle") {
    Battle battle = small_battle();
    battle.units[0].arm = Arm::dragoons;
    battle.units[1].arm = Arm::dragoons;
    battle.units[1].mounted_fire = true;
    const RosterView view = roster_view(test_charts(), battle, {});
    REQUIRE(view.armies.size() == 2);
    const auto& red = view.armies[0].brigades[0].units;
    REQUIRE(red.size() == 3);
    CHECK_FALSE(red[0].shoots);
    CHECK(red[1].shoots);
    CHECK(red[2].shoots);                            // guns
    CHECK(view.armies[1].brigades[0].units[0].shoots);
}

TEST_CASE("the sign of fire: first fire, spent, fired this turn; broken or routed a unit keeps its first fire and fires nothing") {
    // p 35: the die is for a unit that has not fired in this game; p 34: broken and routed troops do not fire.
    Battle battle = small_battle();
    battle.units[0].state = State::routed;
    battle.units[1].first_fire = false;
    battle.units[2].first_fire = false;
    battle.units[2].fired_turn = battle.game.turn;
    const std::vector<UnitLine> red = roster_view(test_charts(), battle, {}).armies[0].brigades[0].units;
    CHECK(red[0].fire_sign == "F");
    CHECK(red[0].may_not_fire);
    CHECK(in_words(red[0]) == "1/red: formed infantry, morale grade 2, 12 of 12 castings, keeps its first fire until it may fire again, routed");
    CHECK(red[1].fire_sign == "\u00b7");
    CHECK_FALSE(red[1].may_not_fire);
    CHECK(red[2].fire_sign == "\u00d7");
    CHECK(red[2].marks.empty());
    CHECK(in_words(red[2]) == "3/red: medium, morale grade 2, 4 of 4 castings, has spent its first fire, has fired this turn");
    BrigadeLines brigade;
    CHECK(matches(red[2], brigade, "fired"));
    CHECK_FALSE(matches(red[1], brigade, "fired"));
}
