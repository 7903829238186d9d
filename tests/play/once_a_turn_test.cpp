// Rolls that the book has made once a turn are made when they are owed; again only with a reason.

#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// The second throw of the same turn, by its fault; with a reason it can be made.
std::string again(const AtBattle& table, const std::string& line) {
    CHECK(table.fault(line + " reason=agreed") == "");
    return table.fault(line);
}

}  // namespace

TEST_CASE("a unit that does not come onto the table tries again next turn (L242)") {
    AtBattle table;
    table.set("red-2", &Unit::presence, Presence::off_own_baseline);
    table.owe("arrival", "red-2");
    table.perform("do arrival red-2 dice=6");
    CHECK(again(table, "do arrival red-2 dice=1") == "2/red does not owe it now: Arrival of an off-board unit, once a turn at most; or give a reason\n");
}

TEST_CASE("a command check that failed stays failed for the turn (L244)") {
    AtBattle table;
    table.perform("out_of_command red-2");
    table.perform("do command_check red-2 dice=6");
    CHECK(again(table, "do command_check red-2 dice=1") == "2/red does not owe it now: Command check of a unit out of command, once a turn at most; or give a reason\n");
}

TEST_CASE("who could not be held runs on for this turn") {
    AtBattle table;
    table.set("red-1", &Unit::arm, Arm::dragoons);
    table.set("red-1", &Unit::in_pursuit, true);
    table.owe("control_check", "red-1");
    table.perform("do control_check red-1 dice=6");
    CHECK(table.unit("red-1").in_pursuit);
    CHECK(again(table, "do control_check red-1 dice=1") == "1/red does not owe it now: Control check in compulsory pursuit, once a turn at most; or give a reason\n");
}

TEST_CASE("plunderers roll once a turn whether they are done (L3108)") {
    AtBattle table;
    table.set("red-1", &Unit::american_indian, true);
    table.set("red-1", &Unit::plundering, true);
    table.owe("plunder_recovery", "red-1");
    table.perform("do plunder_recovery red-1 dice=6");
    CHECK(table.unit("red-1").plundering);
    CHECK(table.fault("do plunder_recovery red-1 dice=1").find("does not owe it now") != std::string::npos);
}

TEST_CASE("Indians who have obeyed are not asked again this turn (L3100)") {
    AtBattle table;
    table.set("red-1", &Unit::american_indian, true);
    table.owe("indian_obedience", "red-1");
    table.perform("do indian_obedience red-1 dice=1");
    CHECK(table.fault("do indian_obedience red-1 dice=6").find("does not owe it now") != std::string::npos);
}

TEST_CASE("whoever may turn his coat rolls once a turn (L3243)") {
    AtBattle table;
    table.set(&Game::options, Names{"treachery"});
    table.turn(4);
    table.phase(2);
    table.set("red-1", &Unit::susceptible, true);
    // The enemy has lost ten castings, its own side none.
    table.perform("set blue-2 castings=2 reason=x");
    table.owe("treachery", "red-1");
    table.perform("do treachery red-1 dice=3");
    CHECK(table.fault("do treachery red-1 dice=1").find("does not owe it now") != std::string::npos);
}
