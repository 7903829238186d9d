// A unit that goes over in the middle of everything: by treachery (p 144, P-029) or by hand, it is the same.

#include "core/battle/sound.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// 2/red charges 1/blue, 1/blue fights with 1/red and owes a check, 2/blue pursues it, the guns plot on it, and the chief of
/// blue, who is with it, was hit.
AtBattle entangled() {
    Battle start = small_battle();
    start.game.options = {"treachery"};
    start.game.turn = 4;
    start.game.phase = 2;
    start.leaders[1].attached = "blue-1";
    AtBattle table(start);
    table.set("blue-1", &Unit::susceptible, true);
    // The enemy has lost eight castings, its own side none.
    table.perform("set red-2 castings=4 reason=\"earlier turns\"");
    Charge charge;
    charge.id = "a";
    charge.charger = "red-2";
    charge.target = "blue-1";
    charge.turn = 4;
    table.come(charge);
    Contact contact;
    contact.id = "b";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    table.come(contact);
    Plot plot;
    plot.id = "c";
    plot.unit = "red-3";
    plot.target = "blue-1";
    table.come(plot);
    table.set("red-1", &Unit::in_pursuit, true);
    table.set("red-1", &Unit::quarry, "blue-1");
    table.owe("morale", "blue-1");
    Owed leader_test;
    leader_test.id = "d";
    leader_test.procedure = "leader_casualty";
    leader_test.leader = "blue-chief";
    leader_test.unit = "blue-1";
    leader_test.turn = 4;
    leader_test.phase = 2;
    table.come(leader_test);
    Owed morale_of_enemy;
    morale_of_enemy.id = "e";
    morale_of_enemy.procedure = "melee";
    morale_of_enemy.unit = "red-1";
    morale_of_enemy.by = "blue-1";
    morale_of_enemy.turn = 4;
    morale_of_enemy.phase = 2;
    table.come(morale_of_enemy);
    return table;
}

void is_let_go(const AtBattle& table) {
    CHECK(table.unit("blue-1").army == "red");
    CHECK(table.unit("blue-1").raised_by == "blue");
    CHECK(table.unit("blue-1").brigade.empty());
    CHECK(table.battle().charges.empty());
    CHECK(table.battle().contacts.empty());
    CHECK(table.battle().plots.empty());
    CHECK_FALSE(table.unit("red-1").in_pursuit);
    CHECK(table.unit("red-1").quarry.empty());
    CHECK(table.battle().leader("blue-chief")->attached.empty());
    CHECK(table.battle().leader("blue-chief")->army == "blue");
    // The chief was hit all the same.
    CHECK(table.owed() == "leader_casualty blue-chief");
    CHECK(impossible_in(table.battle()).sentences() == "");
}

}  // namespace

TEST_CASE("by treachery, on a 1") {
    AtBattle table = entangled();
    table.owe("treachery", "blue-1");
    CHECK(table.perform("do treachery blue-1 dice=1").say == "1/blue changes sides: it fights for red");
    is_let_go(table);
    CHECK_FALSE(table.unit("blue-1").susceptible);
}

TEST_CASE("who stays true, on a 2, stays in everything") {
    AtBattle table = entangled();
    table.owe("treachery", "blue-1");
    CHECK(table.perform("do treachery blue-1 dice=2").say == "1/blue stays true");
    CHECK(table.battle().charges.size() == 1);
    CHECK(table.battle().contacts.size() == 1);
    CHECK(table.unit("red-1").in_pursuit);
}

TEST_CASE("transferred to the enemy by hand") {
    AtBattle table = entangled();
    CHECK(table.perform("transfer blue-1 to=red reason=\"bribed\"").say == "1/blue goes to red (bribed)");
    is_let_go(table);
}

TEST_CASE("transferred to an ally nothing ends") {
    Battle start = small_battle();
    Army ally;
    ally.id = ally.name = "green";
    ally.ally_of = "blue";
    start.armies.push_back(ally);
    AtBattle table(start);
    Contact contact;
    contact.id = "b";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    table.come(contact);
    CHECK(table.perform("transfer blue-1 to=green reason=\"lent\"").say == "1/blue goes to green (lent)");
    CHECK(table.unit("blue-1").raised_by == "blue");
    CHECK(table.battle().contacts.size() == 1);
}
