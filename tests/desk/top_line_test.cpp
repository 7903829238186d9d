// What the top line says of a withdrawal check: before its line an army makes none, and without dice it stays (p 8-10).

#include "app/desk/top_line.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

TEST_CASE("a fresh army makes no check yet, and would stay without dice") {
    AtBattle table;
    const TopLine top = top_line(test_charts(), table.battle(), ledger(test_charts(), table.battle()), 0);
    REQUIRE(!top.armies.empty());
    CHECK_FALSE(top.armies[0].checks);
    CHECK(top.armies[0].dice == "no dice");
    CHECK(top.armies[0].next == "7 castings to 25 %, then it checks");
    CHECK(top.armies[0].check == "no withdrawal check yet (no dice: would stay)");
    CHECK(top.armies[0].check_short == "no check yet (no dice: would stay)");
    REQUIRE(top.armies[0].check_in_full.size() == 2);
    CHECK(top.armies[0].check_in_full[0] == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): 7 to go.");
}

TEST_CASE("past its line the top line has the dice of the check, each line with its page") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 3);
    const TopLine top = top_line(test_charts(), table.battle(), ledger(test_charts(), table.battle()), 0);
    CHECK(top.armies[0].checks);
    CHECK(top.armies[0].next == "3 castings to 40 %");
    CHECK(top.armies[0].check == "checks withdrawal in phase 11 (1 die: stays, it leaves on 12+)");
    REQUIRE(top.armies[0].check_in_full.size() == 3);
    CHECK(top.armies[0].check_in_full[2] == "+1 die  three tenths lost (p 9)");
}

TEST_CASE("what has fallen and is not taken off yet is counted on the way to the next line") {
    AtBattle table;
    table.phase(8);
    Loss loss;
    loss.id = "1.1";
    loss.unit = "red-1";
    loss.castings = 2;
    loss.turn = 1;
    loss.phase = 8;
    loss.pending = true;
    table.come(loss);
    const TopLine top = top_line(test_charts(), table.battle(), ledger(test_charts(), table.battle()), 0);
    CHECK(top.armies[0].pending == 2);
    CHECK(top.armies[0].next == "5 castings to 25 %, then it checks");
    CHECK(top.armies[0].next_short == "5 more to 25 %");
}

TEST_CASE("what is owed is named, each duty by whose it is") {
    AtBattle table;
    table.phase(7);
    table.owe("morale", "red-1");
    table.owe("morale", "blue-2");
    CHECK(owed_in_words(report::duty_rows(test_charts(), table.battle())) == std::vector<std::string>{"morale of 1/red", "morale of 2/blue"});
}
