// Before a decision is made it is told which army it brings to a line of its losses.

#include "app/desk/lines_reached.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

/// What the decision would do, without doing it.
std::vector<std::string> reached(AtBattle& table, std::string_view decision) {
    const Battle before = table.battle();
    return lines_reached(test_charts(), before, table.perform(decision));
}

}  // namespace

// p 8: red has 28 castings. A quarter, its line, are 7; three tenths 8.4, so 9; four tenths 11.2, so 12; half 14.
TEST_CASE("who comes to its own line is told that it checks from now on, and of the farther ones which it is") {
    AtBattle table;
    CHECK(reached(table, "set red-1 castings=6 reason=x").empty());
    CHECK(reached(table, "set red-1 castings=5 reason=x") ==
          std::vector<std::string>{"red: 7 of 28 castings lost, and with them its line of 25 %: it checks withdrawal from now on"});
    CHECK(reached(table, "set red-1 castings=4 reason=x").empty());
    CHECK(reached(table, "set red-1 castings=3 reason=x") == std::vector<std::string>{"red: 9 of 28 castings lost, and with them 30 %"});
    // Two lines at once: the farther one.
    CHECK(reached(table, "set red-2 castings=7 reason=x") == std::vector<std::string>{"red: 14 of 28 castings lost, and with them 50 %"});
    // Found again: nothing is lost.
    CHECK(reached(table, "set red-2 castings=12 reason=x").empty());
}

TEST_CASE("its line and another one at once") {
    AtBattle table;
    CHECK(reached(table, "set red-1 castings=3 reason=x") ==
          std::vector<std::string>{"red: 9 of 28 castings lost, and with them its line of 25 % and 30 %: it checks withdrawal from now on"});
}

// p 34: what falls by fire is taken off when the fire is closed; it is on its way all the same.
TEST_CASE("castings that fall when fire is closed count") {
    AtBattle table;
    table.phase(8);
    table.set("blue-1", &Unit::castings, 6);
    const std::vector<std::string> told = reached(table, "do small_arms_fire red-1 blue-1 range=2in dice=6,6,5,1");
    CHECK(told == std::vector<std::string>{"blue: 9 of 28 castings lost, and with them its line of 25 % and 30 %: it checks withdrawal from now on"});
}
