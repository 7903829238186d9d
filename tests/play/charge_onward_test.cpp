// What comes after the charge: breakthroughs after a melee, the second melee, pursuit off the table, rallying back.

#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// Dragoons red-1 have charged the line blue-1 and are in contact, in phase 10.
Charging met(Arm arm = Arm::dragoons) {
    Charging table("red-1", "blue-1");
    table.arm("red-1", arm);
    table.perform("do charge red-1 distance=10 dice=3,3");
    table.perform("do charge red-1 dice=4");            // close
    table.perform("do charge red-1 dice=1,1,1,1,1");    // 2, first fire, close, at horse
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1");
    table.phase(10);
    return table;
}

}  // namespace

TEST_CASE("a breakthrough: the next line tries to form square, is met, and fights at once; after the second melee it ends") {
    Charging table = met();
    // 2 + 2 + 1 charge + 2 mounted against foot: 42 take 7; 2 + 2: nothing. A 6 takes the flag (7 or less). 1 + 7: rout.
    // Pursuit of dragoons, grade 3 by now: 2 or less; free.
    Entry entry = table.perform("do melee red-1 dice=6,6,6,6,6,6,6,1,1,1,1,6,1,4");
    CHECK(table.unit("blue-1").state == State::routed);
    CHECK(table.unit("red-1").flags_taken == 1);
    CHECK(table.charge("red-1").may_go == Advance::all);
    CHECK_FALSE(table.charge("red-1").compulsory);
    CHECK(table.needs("red-1").say == "1/red may follow, or stops");

    entry = table.perform("do charge red-1 meets=blue-2 distance=6");
    CHECK(entry.say == "1/red goes on, and comes upon 2/blue");
    // on the new line everything is open again but the fire
    CHECK(table.rest("red-1").of(ChargeEnd::stopped) == 0);
    table.perform("do charge red-1 dice=6");
    CHECK(table.choices("red-1") == "stand, square");
    table.perform("do charge red-1 answer=square");
    // grade 2, 6 inches away 1; from the front, but it cannot fire
    table.perform("do charge red-1 dice=3");
    CHECK(table.unit("blue-2").formation == Formation::square);
    entry = table.perform("do charge red-1");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(16));
    CHECK(table.battle().contacts[0].breakthrough);
    CHECK(table.owed() == "rout_move blue-1, melee red-1");

    // 2, grade 3 with the flag, 1 charge, -1 disorganized, -3 square: 2 dice; 12 against 5
    entry = table.perform("do melee red-1 dice=6,6,2,1,1,1,6,1");
    CHECK(sum_of_dice(entry.rolls[0].items) == 2);
    CHECK(table.unit("blue-2").castings == 6);         // 2, and 12 / 3 more
    CHECK(entry.events.back().say == "1/red stays where it is");
    CHECK(table.battle().charges.empty());
    CHECK(table.unit("red-1").melees == 2);
    CHECK(table.owed() == "rout_move blue-1");
    table.undo_all();
}

TEST_CASE("who must pursue runs its quarry down, or follows it off the table: then both are gone") {
    Charging table = met(Arm::light_cavalry);
    // light cavalry 5, and 1 less for the grade that the flag gave it: 4 or less
    table.perform("do melee red-1 dice=6,6,6,6,6,6,6,1,1,1,1,6,1,4");
    CHECK(table.charge("red-1").compulsory);
    CHECK(table.needs("red-1").say == "1/red pursues 1/blue");
    SUBCASE("off the table") {
        const Entry entry = table.perform("do charge red-1 off=enemy");
        CHECK(entry.say == "1/red goes off the table");
        CHECK(table.unit("red-1").presence == Presence::off_enemy_baseline);
        CHECK(table.unit("blue-1").presence == Presence::removed);
        CHECK(table.battle().charges.empty());
        CHECK(table.owed().empty());
        table.undo_all();
    }
    SUBCASE("as far as it can, and on in the next turn") {
        CHECK(table.perform("do charge red-1").say == "1/red has pursued as far as it can");
        CHECK(table.unit("red-1").in_pursuit);
        table.turn(2);
        table.phase(4);
        table.owe("compulsory_pursuit", "red-1");
        // the flag is lost already: no die
        table.perform("do compulsory_pursuit red-1 caught=yes");
        CHECK(table.unit("blue-1").presence == Presence::picked_up);
        CHECK_FALSE(table.unit("red-1").in_pursuit);
        CHECK(table.unit("red-1").charged_turn == 2);
        table.perform("do charge red-1");
        CHECK(table.owed() == "");
    }
    SUBCASE("another enemy is in the way") {
        table.perform("do charge red-1 meets=blue-2 distance=3");
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1");
        CHECK_FALSE(table.unit("red-1").in_pursuit);
        CHECK(table.owed() == "rout_move blue-1, melee red-1");
    }
}

TEST_CASE("a winner that may only take the ground goes no further; it may stay") {
    Charging table = met();
    table.set("red-1", &Unit::charged_turn, 0);
    // 2 + 2 + 2: 18 take 3; flag 6 of 3; 1 + 3 = 4
    table.perform("do melee red-1 dice=6,6,3,1,1,1,1,1,1,1,6,1");
    CHECK(table.charge("red-1").may_go == Advance::vacated_ground);
    CHECK(table.fault("do charge red-1 meets=blue-2") == "1/red may only go onto the ground that was left: give a reason\n");
    const Battle before = table.battle();
    table.perform("do charge red-1 ground=no");
    CHECK(table.unit("red-1").moved_turn == before.unit("red-1")->moved_turn);
    CHECK(table.owed().empty());
}

TEST_CASE("a breakthrough over guns takes them; skirmishers who have not moved evade") {
    Charging table = met();
    table.set("blue-2", &Unit::formation, Formation::skirmish);
    table.perform("do melee red-1 dice=6,6,6,6,6,6,6,1,1,1,1,6,1,4");
    SUBCASE("guns") {
        table.perform("do charge red-1 meets=blue-3 distance=4");
        table.perform("do charge red-1 dice=3");        // broken: the crew runs
        CHECK(table.unit("blue-3").abandoned);
        table.perform("do charge red-1 dice=2");        // held
        table.perform("do charge red-1 gone=14");
        CHECK(table.unit("blue-3").gun_held_by == "red");
    }
    SUBCASE("guns in the second melee") {
        table.perform("do charge red-1 meets=blue-3 distance=4");
        table.perform("do charge red-1 dice=6");
        CHECK(table.choices("red-1") == "stand, limber_away");
        table.perform("do charge red-1");
        CHECK(table.battle().contacts.size() == 1);
        // 2, grade 3, 1 charge, -1 disorganized, 2 formed, 2 front 12 to 4: 9 dice; the crew 1 + 2
        table.perform("do melee red-1 dice=6,6,1,1,1,1,1,1,1,1,1,1,1");
        CHECK(table.unit("blue-3").gun_held_by == "red");
    }
    SUBCASE("skirmishers") {
        table.perform("do charge red-1 meets=blue-2 distance=4");
        table.perform("do charge red-1 dice=6");
        CHECK(table.step("red-1") == ChargeStep::evade);
        table.perform("do charge red-1 dice=3");
        CHECK(table.step("red-1") == ChargeStep::onward);
        CHECK(table.unit("blue-2").evaded_turn == 1);
    }
    SUBCASE("skirmishers who have moved are met") {
        table.set("blue-2", &Unit::moved_turn, 1);
        table.perform("do charge red-1 meets=blue-2 distance=4");
        table.perform("do charge red-1 dice=6");
        CHECK(table.choices("red-1") == "stand");
    }
}

TEST_CASE("rallying back as plotted; it may not countercharge then") {
    Charging table("blue-1", "red-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    CHECK(table.fault("do rally_back red-1") == "1/red has plotted nothing of the kind that is still to be done: give a reason\n");
    Plot back;
    back.id = "back";
    back.army = "red";
    back.turn = 1;
    back.shown = true;
    back.kind = PlotKind::rally_back;
    back.unit = "red-1";
    table.come(back);
    table.owe("rally_back", "red-1");
    CHECK(table.perform("do rally_back red-1").say == "1/red rallies back a full move, 14 inches, facing away");
    CHECK(table.owed() == "charge blue-1");
    table.perform("do charge blue-1 distance=16 dice=3,3");
    table.perform("do charge blue-1");
    table.perform("do charge blue-1 dice=6");
    table.perform("do charge blue-1 answer=countercharge");
    CHECK(table.fault("do charge blue-1 dice=6").find("rallies back may not countercharge") != std::string::npos);
    table.perform("do charge blue-1 answer=stand");
    table.perform("do charge blue-1");
    table.phase(10);
    // against a unit that retired this turn: one more
    CHECK(table.preview("do melee blue-1").rolls[0].assessment.pool.sum(Of::dice) == 6);
}

TEST_CASE("feigned flight lures away who has plotted a charge on it") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::light_cavalry);
    CHECK(table.fault("do feigned_flight blue-1 reason=x") == "feigned flight is an optional rule that is not in force\n");
    table.set(&Game::options, {"feigned_flight"});
    CHECK(table.fault("plot blue-1 feigned_flight") != "");
    table.set("blue-1", &Unit::nation, "Ottoman");
    table.perform("do feigned_flight blue-1 reason=agreed");
    SUBCASE("lured") {
        table.perform("do charge red-1 dice=5");        // light cavalry: 5 or less
        CHECK(table.unit("red-1").in_pursuit);
        CHECK(table.perform("do charge red-1").say == "1/red has pursued as far as it can");
        // No contact: it checks its morale in the next charge phase, nothing in the rally phase (L3075, P-066).
        while (table.battle().game.turn == 1) table.perform("next");
        table.perform("next");
        CHECK(table.owed().find("control_check") == std::string::npos);
        table.perform("next");
        table.perform("next");
        CHECK(table.battle().game.phase == 4);
        CHECK(table.owed() == "morale red-1");
        SUBCASE("held") {
            table.perform("do morale red-1 dice=5,1");   // grade 2: two dice, 6 holds
            CHECK_FALSE(table.unit("red-1").in_pursuit);
            CHECK(table.owed().empty());
        }
        SUBCASE("on after them") {
            table.perform("do morale red-1 dice=4,1");
            CHECK(table.unit("red-1").state == State::normal);
            CHECK(table.owed() == "compulsory_pursuit red-1");
        }
    }
    SUBCASE("not lured") {
        table.perform("do charge red-1 dice=6");
        CHECK(table.battle().charges.empty());
        CHECK(table.owed().empty());
    }
    while (table.battle().game.turn == 1) table.perform("next");
    CHECK_FALSE(table.unit("blue-1").feigned_flight);
}
