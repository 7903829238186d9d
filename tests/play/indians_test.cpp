// American Indians under a European general (army list; P-014, P-015, P-500, P-501).

#include "core/play/duties.hpp"
#include "core/play/indians.hpp"
#include "core/play/movement.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Charging with_indians() {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::american_indian, true);
    table.set("red-1", &Unit::formation, Formation::mass);
    return table;
}

}  // namespace

TEST_CASE("told to charge or to shoot, they are asked first; 4 obeys for the turn") {
    Charging table = with_indians();
    CHECK(table.fault("do charge red-1 distance=8 dice=2") == "1/red must first be willing: do indian_obedience, or give a reason\n");
    table.perform("do indian_obedience red-1 unit.enemy_in_charge_range=yes dice=4");
    CHECK(table.unit("red-1").obeyed_turn == 1);
    table.perform("do charge red-1 distance=8 dice=2");
    CHECK(table.unit("red-1").charged_turn == 1);
    table.turn(2);
    table.phase(8);
    CHECK(table.fault("do small_arms_fire red-1 blue-2 range=normal dice=1,1,1") == "1/red must first be willing: do indian_obedience, or give a reason\n");
    CHECK(table.fault("do small_arms_fire red-2 blue-2 range=normal dice=1,1,1") == "");
}

TEST_CASE("the phases ask for the die by themselves: before the move, before the fire, before a plotted charge (L3100)") {
    AtBattle table;
    table.set("red-1", &Unit::american_indian, true);
    table.set("red-1", &Unit::formation, Formation::mass);
    const auto asked = [&](int phase) {
        table.phase(phase);
        std::string out;
        for (const Owed& duty : duties_of_phase(test_charts(), table.battle())) out += duty.procedure + " " + std::string(duty.unit) + ": " + duty.reason + ". ";
        return out;
    };
    CHECK(asked(5) == "indian_obedience red-1: before it is told to move. ");
    CHECK(asked(8) == "indian_obedience red-1: before it is told to fire. ");
    // One die for the turn; whoever obeys, runs, plunders, charges or fights is not asked.
    table.set("red-1", &Unit::obeyed_turn, 1);
    CHECK(asked(5).empty());
    table.set("red-1", &Unit::obeyed_turn, 0);
    table.set("red-1", &Unit::state, State::routed);
    CHECK(asked(5).empty());
    table.set("red-1", &Unit::state, State::normal);
    table.set("red-1", &Unit::charged_turn, 1);
    CHECK(asked(8).empty());
    table.set("red-1", &Unit::charged_turn, 0);

    // Left alone it owes nothing when its phase is over.
    table.phase(4);
    table.perform("next");
    CHECK(table.owed() == "indian_obedience red-1");
    bool forbidden = false;
    for (const Hindrance& one : hindrances(test_charts(), table.battle(), table.unit("red-1"))) forbidden = forbidden || (one.id == "not_asked" && one.forbids);
    CHECK(forbidden);
    AtBattle left = table;
    left.perform("next");
    CHECK(left.owed().empty());
    table.perform("do indian_obedience red-1 unit.enemy_in_sight=yes dice=4");
    CHECK(table.owed().empty());
    for (const Hindrance& one : hindrances(test_charts(), table.battle(), table.unit("red-1"))) CHECK(one.id != "not_asked");
    table.turn(2);
    table.owe("indian_obedience", "red-1");
    table.perform("do indian_obedience red-1 unit.enemy_in_sight=yes dice=6");
    CHECK(table.unit("red-1").bloodlust);
    CHECK(table.owed() == "bloodlust red-1");                 // in this very phase it goes for the enemy
}

TEST_CASE("who plunders takes no orders, and nobody rallies back unasked") {
    Charging table = with_indians();
    table.set("red-1", &Unit::plundering, true);
    CHECK(table.fault("do charge red-1 distance=8 dice=2") == "1/red plunders, and takes no orders: give a reason\n");
    table.set("red-1", &Unit::plundering, false);
    Plot back;
    back.id = "b1";
    back.army = "red";
    back.turn = 1;
    back.shown = true;
    back.kind = PlotKind::rally_back;
    back.unit = "red-1";
    table.come(back);
    CHECK(table.fault("do rally_back red-1") == "1/red must first be willing: do indian_obedience, or give a reason\n");
    table.set("red-1", &Unit::obeyed_turn, 1);
    CHECK(table.fault("do rally_back red-1") == "");
}

TEST_CASE("in bloodlust they charge without a plot or a die, two inches farther, with two dice more, until the melee is over") {
    Charging table = with_indians();
    const auto charge_move = [&] { return move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may; };
    // A mass charges 12 in 25mm.
    CHECK(charge_move() == Inches::whole(12));
    table.phase(3);
    table.perform("do indian_obedience red-1 unit.enemy_in_charge_range=yes dice=5");
    CHECK(table.unit("red-1").bloodlust);
    CHECK(charge_move() == Inches::whole(14));
    table.phase(4);
    Entry entry = table.perform("do charge red-1 blue-2 distance=14 reason=\"the nearest\"");
    CHECK(entry.rolls[0].automatic == "bloodlust");
    CHECK(table.charge("red-1").target == "blue-2");
    Contact contact;
    contact.id = "c1";
    contact.unit = "red-1";
    contact.opponent = "blue-2";
    contact.since_turn = 1;
    table.come(contact);
    table.phase(10);
    const Preview bout = table.preview("do melee red-1");
    REQUIRE(bout.rolls.size() == 1);
    int bloodlust = 0;
    for (const Item& item : bout.rolls[0].assessment.pool.items) bloodlust += item.id == "bloodlust" ? item.amount : 0;
    CHECK(bloodlust == 2);
}

TEST_CASE("bloodlust ends with the first melee") {
    AtBattle table;
    table.set("red-1", &Unit::bloodlust, true);
    Contact contact;
    contact.id = "c1";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    table.come(contact);
    table.phase(10);
    // 2 + 2 castings + 2 bloodlust against 2 + 2: six pips are a hit, four are none; flag and result follow
    const Entry entry = table.perform("do melee red-1 dice=1,1,1,1,1,1,1,1,1,1,1,1");
    CHECK_FALSE(table.unit("red-1").bloodlust);
    const bool told = std::any_of(entry.events.begin(), entry.events.end(), [](const Event& event) { return event.say == "1/red cools down: its bloodlust is over"; });
    CHECK(told);
}

TEST_CASE("in bloodlust they owe a charge, and a move towards the enemy when they make none") {
    AtBattle table;
    table.set("red-1", &Unit::american_indian, true);
    table.set("red-1", &Unit::bloodlust, true);
    table.phase(4);
    const auto asked = [&] {
        std::string out;
        for (const Owed& duty : duties_of_phase(test_charts(), table.battle())) out += (out.empty() ? "" : ", ") + duty.procedure + " " + std::string(duty.unit);
        return out;
    };
    CHECK(asked() == "charge red-1");
    table.phase(5);
    CHECK(asked() == "bloodlust red-1");
    table.owe("bloodlust", "red-1");
    const Entry entry = table.perform("do bloodlust red-1");
    CHECK(entry.say == "1/red goes for the enemy, a full move");
    CHECK(table.unit("red-1").full_move_turn == 1);
    CHECK(table.owed().empty());
    table.set("red-1", &Unit::charged_turn, 1);
    CHECK(asked().empty());
    CHECK(table.fault("do bloodlust red-1") == "1/red has charged this turn\n");
    CHECK(table.fault("do bloodlust red-2") == "2/red is in no bloodlust\n");
}

TEST_CASE("plunder lust takes them into the village at once; they neither move nor fire, and roll to be free in every first phase") {
    AtBattle table;
    table.set("red-1", &Unit::american_indian, true);
    table.phase(5);
    table.perform("do indian_obedience red-1 unit.village_in_sight=yes into=mill dice=6");
    CHECK(table.unit("red-1").plundering);
    CHECK(table.unit("red-1").inside == "mill");
    CHECK(table.unit("red-1").moved == Moved::over_half);
    bool hindered = false;
    for (const Hindrance& one : hindrances(test_charts(), table.battle(), table.unit("red-1"))) hindered = hindered || (one.id == "plundering" && one.forbids);
    CHECK(hindered);
    table.turn(2);
    table.phase(1);
    CHECK(duties_of_phase(test_charts(), table.battle()).front().procedure == "plunder_recovery");
    table.owe("plunder_recovery", "red-1");
    table.perform("do plunder_recovery red-1 dice=3");       // grade 2
    CHECK(table.unit("red-1").plundering);
    table.turn(3);
    table.owe("plunder_recovery", "red-1");
    table.perform("do plunder_recovery red-1 dice=2");
    CHECK_FALSE(table.unit("red-1").plundering);
}
