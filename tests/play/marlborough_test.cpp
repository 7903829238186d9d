// Marlborough's era (p 149): pikes, civilian drivers, guns that stay, dragoons on foot.

#include "core/play/known_facts.hpp"
#include "core/play/movement.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

AtBattle in_marlboroughs_era() {
    AtBattle table;
    table.set(&Game::era, "Era of Marlborough");
    table.phase(5);
    return table;
}

}  // namespace

TEST_CASE("each hit on a unit with pikes is a die: 1-2 falls on a pikeman") {
    AtBattle table;
    table.phase(8);
    table.set("blue-1", &Unit::pikemen, 3);
    // grade 2 and first fire: 18 pips are three hits; of the three dice a 1 and a 2 are pikemen
    Entry entry = table.perform("do small_arms_fire red-1 blue-1 range=normal dice=6,6,6,1,3,2");
    CHECK(entry.rolls.size() == 4);
    CHECK(entry.rolls[1].procedure == "pike_hit");
    CHECK(table.unit("blue-1").pikemen == 1);
    CHECK(entry.events.back().say == "1/blue loses 2 pikemen among them, 1 left");
    CHECK(table.unit("blue-1").castings == 12);              // they fall when the fire is closed
    table.perform("next reason=test");
    CHECK(table.unit("blue-1").castings == 9);
    CHECK(table.unit("blue-1").pikemen == 1);
}

TEST_CASE("no die more than pikemen are left; a hit on nobody with pikes takes none") {
    AtBattle table;
    table.phase(8);
    table.set("blue-1", &Unit::pikemen, 1);
    table.perform("do small_arms_fire red-1 blue-1 range=normal dice=6,6,6,2");
    CHECK(table.unit("blue-1").pikemen == 0);
    table.perform("do small_arms_fire red-2 blue-2 range=normal dice=6,6,6");
}

TEST_CASE("pikes count in melee, one die against foot and two against horse, and fall in melee as by fire") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::pikemen, 3);
    Contact contact;
    contact.id = "c1";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    table.come(contact);
    table.phase(10);
    const auto dice = [&] { return table.preview("do melee red-1").rolls[0].assessment.pool.sum(Of::dice); };
    CHECK(dice() == 5);                                      // 12 castings 2, grade 2, pikes 1
    table.arm("blue-1", Arm::dragoons);
    CHECK(dice() == 6);
    table.set("red-1", &Unit::pikemen, 0);
    CHECK(dice() == 4);
    table.arm("blue-1", Arm::infantry);
    table.set("red-1", &Unit::pikemen, 3);
    // Five ones are no hit; four threes are 12: two. Of the two dice for pikes the 2 is a pikeman; then the flag, the result and pursuit.
    const Entry entry = table.perform("do melee red-1 dice=1,1,1,1,1,3,3,3,3,2,6,5,3,6");
    CHECK(entry.rolls[1].procedure == "pike_hit");
    CHECK(table.unit("red-1").castings == 10);
    CHECK(table.unit("red-1").pikemen == 2);
}

TEST_CASE("light and medium guns limber on 1-2; on 3-6 the drivers are gone and the battery stays for the game") {
    AtBattle there = in_marlboroughs_era();
    Entry entry = there.perform("do limber red-3 dice=2");
    CHECK(entry.say == "3/red limbers up");
    CHECK(there.unit("red-3").limbered);
    CHECK(there.unit("red-3").functions_used == 1);

    AtBattle gone = in_marlboroughs_era();
    entry = gone.perform("do limber red-3 dice=3");
    CHECK(entry.say == "The drivers of 3/red are gone with the teams: it stays for the rest of the game");
    CHECK_FALSE(gone.unit("red-3").limbered);
    CHECK(gone.unit("red-3").teams_gone);
    gone.turn(2);
    CHECK(gone.fault("do limber red-3 dice=1") == "3/red: its drivers have run off with the teams\n");
    gone.perform("do pivot red-3");                          // it is turned by hand
}

TEST_CASE("heavy and siege guns never limber again; in other eras all guns limber without a die") {
    for (const Gun gun : {Gun::heavy, Gun::siege}) {
        AtBattle table = in_marlboroughs_era();
        table.set("red-3", &Unit::gun, gun);
        CHECK(table.fault("do limber red-3 dice=1") ==
              "Are the teams still there?: heavy and siege guns stay where they were unlimbered, for the rest of the game (p 149)\n");
        Manoeuvre limber;
        limber.step = Step::limber;
        const MovePlan plan = plan_move(test_charts(), Scale::mm25, mover_of(test_charts(), table.battle(), table.unit("red-3")), Gait::normal, kOrdinaryStyle, {limber});
        const bool stays = std::find(plan.against.begin(), plan.against.end(), "once unlimbered, heavy and siege guns of Marlborough's era stay where they are") != plan.against.end();
        CHECK(stays);
    }
    AtBattle later;
    later.phase(5);
    later.set("red-3", &Unit::gun, Gun::heavy);
    later.perform("do limber red-3");
    CHECK(later.unit("red-3").limbered);
    CHECK(later.fault("do limber red-3") == "3/red is limbered already\n");
    later.perform("do unlimber red-3");
    CHECK_FALSE(later.unit("red-3").limbered);
    CHECK(later.fault("do limber red-3") == "3/red has used its 2 functions of this turn: give a reason\n");
}

TEST_CASE("a heavy gun of the era that has pivoted does not fire this turn; a light one, or one of another era, has only moved") {
    AtBattle heavy = in_marlboroughs_era();
    heavy.set("red-3", &Unit::gun, Gun::heavy);
    const Entry entry = heavy.perform("do pivot red-3");
    CHECK(entry.say == "3/red turns its guns");
    heavy.phase(6);
    CHECK(heavy.fault("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1") == "Artillery fire: a heavy or siege gun that has pivoted may not fire this turn (p 149)\n");
    AtBattle light = in_marlboroughs_era();
    light.set("red-3", &Unit::gun, Gun::light);
    light.perform("do pivot red-3");
    light.phase(6);
    const Preview shot = light.preview("do artillery_fire red-3 blue-1 range=medium");
    REQUIRE(shot.rolls.size() == 1);
    CHECK_FALSE(shot.rolls[0].assessment.refused());
    CHECK(light.unit("red-3").moved == Moved::up_to_half);
}

TEST_CASE("guns that are charged in the flank may not limber away when they are heavy, and stay when the teams are gone") {
    Charging table("red-1", "blue-3");
    table.set(&Game::era, "Era of Marlborough");
    table.perform("do charge red-1 side=flank distance=6 dice=2");
    table.perform("do charge red-1");                        // a quarter
    table.perform("do charge red-1 dice=6");
    CHECK(table.choices("red-1") == "stand, turn, limber_away");
    Charging heavy = table;
    heavy.set("blue-3", &Unit::gun, Gun::heavy);
    CHECK(heavy.choices("red-1") == "stand, turn");
    const Entry entry = table.perform("do charge red-1 answer=limber_away dice=4");
    CHECK(entry.rolls[0].procedure == "teams");
    CHECK(table.step("red-1") == ChargeStep::contact);
    CHECK(table.unit("blue-3").teams_gone);
    CHECK_FALSE(table.unit("blue-3").limbered);
}

TEST_CASE("dragoons of the era dismount as a change of formation, fight as foot, and are a grade lower skirmishing") {
    AtBattle table = in_marlboroughs_era();
    table.set("red-1", &Unit::arm, Arm::dragoons);
    Entry entry = table.perform("do dismount red-1");
    CHECK(entry.say == "1/red dismounts and forms line");
    CHECK(table.unit("red-1").arm == Arm::infantry);
    CHECK(table.unit("red-1").changes == 1);
    CHECK(table.unit("red-1").moved == Moved::up_to_half);   // grade 2 pays half a move
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 2);
    CHECK(table.fault("do dismount red-1") == "1/red stands so already\n");
    table.turn(2);
    table.perform("do dismount red-1 as=skirmish");
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 1);
    table.turn(3);
    entry = table.perform("do mount red-1");
    CHECK(entry.say == "1/red mounts");
    CHECK(table.unit("red-1").arm == Arm::dragoons);
    CHECK(table.unit("red-1").formation == Formation::line);
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 2);
    CHECK(table.fault("do dismount red-1 as=square") == "dragoons on foot form line, column or skirmish, not \"square\"\n");
}

TEST_CASE("Swedish dragoons are a grade lower on foot; other horse stays in the saddle; who is in melee stays as it is") {
    AtBattle table = in_marlboroughs_era();
    table.set("red-1", &Unit::arm, Arm::dragoons);
    table.set("red-1", &Unit::dismounts_worse, true);
    table.perform("do dismount red-1");
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 1);
    CHECK(table.unit("red-1").base_grade == 2);              // the list's grade is as it was
    table.perform("flag blue-2 red-1 grades=yes");           // from there one up
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 2);
    table.set("red-2", &Unit::arm, Arm::horse);
    CHECK(table.fault("do dismount red-2") == "2/red does not fight on foot and in the saddle\n");
    table.set("blue-1", &Unit::arm, Arm::dragoons);
    table.set("blue-1", &Unit::state, State::routed);
    CHECK(table.fault("do dismount blue-1") == "1/blue: routed units move by routing only\n");
}

TEST_CASE("armies that did not march in step in the Austrian Succession wheel at double cost; Prussia and Britain did") {
    AtBattle table;
    table.set(&Game::era, "Era of Frederick: War of the Austrian Succession");
    const auto doubles = [&](const char* nation) {
        table.set("red-1", &Unit::nation, nation);
        return mover_of(test_charts(), table.battle(), table.unit("red-1")).double_wheel;
    };
    for (const char* nation : {"Austria", "France", "Russia", "Sweden", "Spain"}) CHECK_MESSAGE(doubles(nation), nation);
    for (const char* nation : {"Prussia", "Great Britain"}) CHECK_MESSAGE(!doubles(nation), nation);
}
