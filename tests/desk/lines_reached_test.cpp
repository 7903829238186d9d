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

// p 8: an army checks from its line; more losses than 30, 40 and 50 % add dice.
TEST_CASE("who comes to its own line is told that it checks from now on, and of the farther ones which it is") {
    AtBattle table;
    const int start = table.battle().army("blue") != nullptr ? [&] {
        int all = 0;
        for (const Unit& unit : table.battle().units) all += unit.army == "blue" ? unit.castings : 0;
        return all;
    }() : 0;
    MESSAGE("blue has " << start);
    for (const Unit& unit : table.battle().units) MESSAGE(unit.id << ' ' << unit.castings);
    for (const std::string& say : reached(table, "set blue-1 castings=3 reason=x")) MESSAGE(say);
    for (const std::string& say : reached(table, "set blue-2 castings=3 reason=x")) MESSAGE(say);
}
