// Rolls that the book has made once a turn are made when they are owed; again only with a reason. Rolls that belong to a
// sequence are made within it.

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

TEST_CASE("a roll that belongs to a charge, a melee or a fire is made within it, or with a reason") {
    AtBattle table;
    table.set("red-1", &Unit::arm, Arm::dragoons);
    table.set("red-1", &Unit::pistols, true);
    const std::string ends = "; or give a reason to roll a die that changes nothing\n";
    CHECK(table.fault("do pistol_fire red-1 at blue-1 dice=1") == "pistols are fired within a charge, just before contact: carry on the charge" + ends);
    CHECK(table.fault("do french_charge red-1 dice=1") == "whether it charges all out is rolled when the charge sets off: carry out the charge" + ends);
    CHECK(table.fault("do pike_hit red-2 dice=1") == "whether a pikeman falls is rolled with the fire or the melee that hits his unit: carry out that" + ends);
    CHECK(table.fault("do teams red-3 dice=1") == "whether the teams are there is rolled when the battery limbers up: limber it" + ends);
    CHECK(table.fault("do pursuit red-1 at blue-1 opponent.state=routed dice=1") ==
          "pursuit is checked at the end of a melee that breaks or routs the enemy: fight the melee" + ends);
    CHECK(table.fault("do emergency_square blue-1 at red-1 charger.distance=9 dice=1") ==
          "an emergency square is tried by the target of a charge, when that is its answer: carry on the charge" + ends);
    CHECK(table.fault("do pursuit red-1 at blue-1 reason=agreed overrule=opponent.state:routed:seen dice=1") == "");
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    CHECK(table.fault("do evade_move blue-1 dice=3") ==
          "1/blue evades when it is charged, as its answer to the charge: carry on the charge; or give a reason\n");
    CHECK(table.fault("do evade_move blue-1 reason=agreed dice=3") == "");
    table.owe("evade_move", "blue-1");
    CHECK(table.fault("do evade_move blue-1 dice=3") == "");
}
