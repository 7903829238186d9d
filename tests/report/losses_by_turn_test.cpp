// Castings lost turn by turn, beside the lines of the withdrawal check.

#include "core/report/losses_by_turn.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

LossesByTurn of(const Battle& battle, std::string_view army) {
    for (const LossesByTurn& losses : losses_by_turn(battle, ledger(test_charts(), battle))) {
        if (losses.army == army) return losses;
    }
    FAIL("no such army");
    return {};
}

Loss loss(const std::string& id, const std::string& unit, int castings, int turn) {
    Loss loss;
    loss.id = id;
    loss.unit = unit;
    loss.castings = castings;
    loss.turn = turn;
    return loss;
}

using Counts = std::vector<int>;

}  // namespace

TEST_CASE("losses by turn as they are played: fire, a count set right, and what came off before the battle") {
    Battle start = small_battle();
    start.units[1].castings = 10;                                  // 2/red came with two down
    start.losses.push_back(loss("0.1", "red-2", 2, 0));
    AtBattle table(start);
    table.phase(8);
    table.perform("do small_arms_fire blue-1 red-1 range=5in total=18");     // three hits
    table.perform("next");
    table.turn(3);
    table.perform("set red-1 castings=7 reason=miscounted");                   // two more
    table.perform("set red-2 castings=11 reason=miscounted");                  // one back
    const LossesByTurn red = of(table.battle(), "red");
    CHECK(red.in_turn == Counts{2, 3, 0, 1});
    CHECK(red.by_then == Counts{2, 5, 5, 6});
    CHECK(red.undated == 0);
    CHECK(red.castings == Castings{28, 6});
    CHECK(red.castings == castings_of(table.battle(), "red"));
    CHECK(of(table.battle(), "blue").by_then == Counts{0, 0, 0, 0});
}

TEST_CASE("pending castings are not lost yet") {
    AtBattle table;
    table.phase(8);
    table.perform("do small_arms_fire blue-1 red-1 range=5in total=18");
    CHECK(of(table.battle(), "red").in_turn == Counts{0, 0});
    table.perform("next");
    CHECK(of(table.battle(), "red").in_turn == Counts{0, 3});
}

TEST_CASE("the lines are those of the ledger: 203 castings, a quarter with the 51st, 30 % with the 61st, 40 % the 82nd, half the 102nd") {
    Battle battle = small_battle();
    battle.units[0].castings_start = battle.units[0].castings = 203 - 16;
    const LossesByTurn red = of(battle, "red");
    REQUIRE(red.lines.size() == 4);
    CHECK(red.lines[0].at == 51);       // 50.75
    CHECK(red.lines[1].at == 61);       // 60.9
    CHECK(red.lines[2].at == 82);       // 81.2
    CHECK(red.lines[3].at == 102);      // 101.5
    REQUIRE(red.start_line);
    CHECK(red.start_line->at == 51);
    battle.game.in_siege = true;
    CHECK_FALSE(of(battle, "red").start_line);
}

TEST_CASE("by the optional Russian rule Cossacks are in the table and not in the graph") {
    Battle battle = small_battle();
    battle.armies[0].russian_on_defence = true;
    battle.units[1].cossack = true;
    battle.units[0].castings = 10;
    battle.units[1].castings = 7;
    battle.losses.push_back(loss("1.1", "red-1", 2, 1));
    battle.losses.push_back(loss("1.2", "red-2", 5, 1));
    const LossesByTurn red = of(battle, "red");
    CHECK(red.in_turn == Counts{0, 7});
    CHECK(red.by_then == Counts{0, 2});
    CHECK(red.castings == Castings{28, 7});
    CHECK(red.counted == Castings{16, 2});
}

TEST_CASE("what was lost without a turn on record is told apart") {
    Battle battle = small_battle();
    battle.units[0].presence = Presence::surrendered;              // as set by hand: all twelve count as lost
    const LossesByTurn red = of(battle, "red");
    CHECK(red.in_turn == Counts{0, 0});
    CHECK(red.undated == 12);
    CHECK(red.by_then == Counts{0, 12});
}
