// Rockets of India (p 143-144; P-503), French cuirasses and Highland targes before the battle (P-492, P-502), troops
// without missiles, carbines at Turks.

#include "core/play/duties.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// red-2 are four rocketeers, in the phase of artillery.
AtBattle with_rockets() {
    AtBattle table;
    table.set("red-2", &Unit::rockets, true);
    table.set("red-2", &Unit::skirmisher, true);
    table.set("red-2", &Unit::formation, Formation::skirmish);
    table.set("red-2", &Unit::castings_start, 4);
    table.set("red-2", &Unit::castings, 4);
    table.phase(6);
    return table;
}

}  // namespace

TEST_CASE("rockets fly as far as four dice say; whom they catch checks morale at once, cavalry with a die less") {
    AtBattle table = with_rockets();
    table.set("blue-1", &Unit::arm, Arm::dragoons);
    Entry entry = table.perform("do rocket_fire red-2 blue-1 dice=3,4,5,2");
    CHECK(entry.say == "2/red fires its rockets at 1/blue: they come down after 14 inches, the blast is 4 across");
    CHECK(entry.events.back().say == "Each unit or village in the blast, friend or enemy: one rocket hit (rocket_hit)");
    CHECK(table.fault("do rocket_fire red-2 blue-1 dice=1,1,1,1") == "Rockets: it has already fired this turn (p 35)\n");
    entry = table.perform("do rocket_hit red-2 blue-1");
    CHECK(entry.say == "1/blue is in the blast of 2/red");
    CHECK(table.owed() == "morale blue-1");
    CHECK(table.unit("blue-1").castings == 12);              // no casting falls
    // grade 2, rocket -1: one die
    const Preview check = table.preview("do morale blue-1");
    REQUIRE(check.rolls.size() == 1);
    CHECK(lines_of(check.rolls[0].assessment) == "grade 2, rocket -1");
    // Friends too; foot has no die less.
    table.perform("do rocket_hit red-2 red-1");
    CHECK(lines_of(table.preview("do morale red-1").rolls[0].assessment) == "grade 2");
}

TEST_CASE("with one rocketeer left the blast is an inch across") {
    AtBattle table = with_rockets();
    table.set("red-2", &Unit::castings, 1);
    CHECK(table.perform("do rocket_fire red-2 dice=6,6,6,6").say == "2/red fires its rockets: they come down after 24 inches, the blast is 1 across");
}

TEST_CASE("guns blow up on doubles, and check morale otherwise; a village burns on doubles") {
    AtBattle table = with_rockets();
    table.perform("do rocket_fire red-2 blue-3 dice=3,4,5,2");
    AtBattle other = table;
    Entry entry = table.perform("do rocket_hit red-2 blue-3 dice=4,4");
    CHECK(table.unit("blue-3").presence == Presence::destroyed);
    CHECK(table.unit("blue-3").castings == 0);
    CHECK(entry.say == "The powder of 3/blue blows up: the battery is gone");
    other.perform("do rocket_hit red-2 blue-3 dice=4,5");
    CHECK(other.unit("blue-3").castings == 4);
    CHECK(other.owed() == "morale blue-3");

    other.set("mill", &Site::is_structure, true);
    other.set("mill", &Site::structure, Structure::small_village);
    other.perform("do rocket_hit red-2 mill dice=2,3");
    CHECK(other.battle().site("mill")->fires == 0);
    other.perform("do rocket_hit red-2 mill dice=2,2");
    CHECK(other.battle().site("mill")->fires == 1);
    // A small village stands three hits and fires.
    other.perform("do rocket_hit red-2 mill dice=1,1");
    CHECK_FALSE(other.battle().site("mill")->destroyed);
    other.perform("do rocket_hit red-2 mill dice=6,6");
    CHECK(other.battle().site("mill")->destroyed);
}

TEST_CASE("the scatter die, an option: a 1 or 2 sends the rockets where another die says") {
    AtBattle table = with_rockets();
    CHECK(table.fault("do rocket_fire red-2 blue-1 dice=2,4,5,2") == "");
    table.set(&Game::options, Names{"rocket_scatter"});
    Entry entry = table.perform("do rocket_fire red-2 blue-1 dice=2,4,5,2,4");
    REQUIRE(entry.events.size() == 3);
    CHECK(entry.events[1].say == "The rockets go astray: straight back");
    table.turn(2);
    entry = table.perform("do rocket_fire red-2 blue-1 dice=3,4,5,2");
    CHECK(entry.rolls.size() == 1);
}

TEST_CASE("who has no rockets fires none, and rockets fire no muskets") {
    AtBattle table = with_rockets();
    CHECK(table.fault("do rocket_fire red-1 blue-1 dice=1,1,1,1") == "1/red has no rockets\n");
    CHECK(table.fault("do rocket_hit red-2 blue-1") == "2/red has not fired this turn\n");
    CHECK(table.fault("do small_arms_fire red-2 blue-1 range=normal dice=1,1,1 reason=test") == "2/red has rockets: do rocket_fire\n");
}

TEST_CASE("a regiment of French Horse wears the cuirass on a 1, rolled before the battle and never again") {
    AtBattle table;
    table.set("red-1", &Unit::arm, Arm::horse);
    table.set("red-1", &Unit::may_wear_cuirass, true);
    CHECK(owed_in(with_first_duties(test_charts(), table.battle())) == "cuirass red-1");
    AtBattle none = table;
    table.perform("do cuirass red-1 dice=1");
    CHECK(table.unit("red-1").arm == Arm::armored_cavalry);
    none.perform("do cuirass red-1 dice=2");
    CHECK(none.unit("red-1").arm == Arm::horse);
    CHECK(none.fault("do cuirass red-1 dice=1") == "1/red has no such die to roll\n");
    CHECK(owed_in(with_first_duties(test_charts(), none.battle())).empty());
}

TEST_CASE("the clans lose their targes on a 1, all of an army together") {
    AtBattle table;
    for (const char* id : {"red-1", "red-2", "blue-1"}) {
        table.set(id, &Unit::clan, true);
        table.set(id, &Unit::shield, true);
    }
    // The book asks for the die in a campaign (L3193): both sides owe it before their first turn.
    CHECK(owed_in(with_first_duties(test_charts(), table.battle())).empty());
    CHECK(table.fault("do targes red dice=1") == "the die for the targes of red is rolled once, before a battle of a campaign: give a reason\n");
    table.set(&Game::mode, "campaign");
    Battle start = with_first_duties(test_charts(), table.battle());
    CHECK(owed_in(start) == "targes red, targes blue");
    table = AtBattle(std::move(start));
    CHECK(duties(test_charts(), table.battle()).front().say == "Have the clans their targes?, red (before a battle of a campaign)");
    AtBattle kept = table;
    table.perform("do targes red dice=1");
    CHECK(table.owed() == "targes blue");
    CHECK(table.fault("do targes red dice=6") == "red has no clans with targes\n");
    CHECK_FALSE(table.unit("red-1").shield);
    CHECK_FALSE(table.unit("red-2").shield);
    CHECK(table.unit("blue-1").shield);
    kept.perform("do targes red dice=2");
    CHECK(kept.unit("red-1").shield);
    CHECK(kept.owed() == "targes blue");
    CHECK(kept.fault("do targes red dice=1") == "the die for the targes of red is rolled once, before a battle of a campaign: give a reason\n");
    // What is not rolled is no longer asked for in the second turn.
    kept.turn(2);
    CHECK(duties(test_charts(), kept.battle()).empty());
}

TEST_CASE("one charge drops the clans' muskets for the game") {
    AtBattle table;
    table.set("red-1", &Unit::clan, true);
    table.set("red-1", &Unit::formation, Formation::clan);
    table.phase(4);
    table.perform("do charge red-1 blue-1 distance=8 reason=test");   // automatic
    CHECK(table.unit("red-1").muskets_dropped);
    table.turn(2);
    table.phase(8);
    CHECK(lines_of(table.preview("do small_arms_fire red-1 blue-2 range=normal").rolls[0].assessment) == "refused: muskets_dropped");
}

TEST_CASE("Austrian carbines are for Turkish cavalry and nobody else") {
    AtBattle table;
    table.phase(8);
    table.set("red-1", &Unit::arm, Arm::dragoons);
    table.set("red-1", &Unit::mounted_fire, true);
    table.set("red-1", &Unit::at_turks_only, true);
    table.set("blue-1", &Unit::arm, Arm::light_cavalry);
    const auto shot = [&](const char* at) { return lines_of(table.preview(std::string("do small_arms_fire red-1 ") + at + " range=normal").rolls[0].assessment); };
    CHECK(shot("blue-1") == "refused: mounted");
    table.set("blue-1", &Unit::nation, "Ottoman Turks");
    table.set("blue-2", &Unit::nation, "Ottoman Turks");
    CHECK(shot("blue-1") == "grade 2, first_fire 1, vs_mounted 1");
    CHECK(shot("blue-2") == "refused: mounted");             // their foot is no cavalry
}

TEST_CASE("an elephant that runs leaves native siege guns where they stand, for good; when it runs is for the referee (R-92, L3223)") {
    AtBattle table;
    CHECK(table.fault("do elephant_runs red-3 reason=shot") == "3/red has no transport elephant: only native siege guns have\n");
    table.set("red-3", &Unit::gun, Gun::siege);
    table.set("red-3", &Unit::native, true);
    table.set("red-3", &Unit::limbered, true);
    CHECK(table.fault("do elephant_runs red-3") == "say what made the elephant run: the note that tells it is not in our copy of the book\n");
    CHECK(table.perform("do elephant_runs red-3 reason=rockets").say == "The elephant of 3/red runs: its guns stay where they stand, rockets");
    CHECK(table.unit("red-3").immobile);
    CHECK_FALSE(table.unit("red-3").limbered);
    CHECK(table.fault("do elephant_runs red-3 reason=rockets") == "3/red has lost its elephant already\n");
}
