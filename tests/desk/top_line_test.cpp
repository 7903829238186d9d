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
    CHECK(top.armies[0].check == "no check yet; it would have no dice and stay");
    CHECK(top.armies[0].check_short == "checked now: no dice, stays");
}
