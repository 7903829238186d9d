// Charges from the front on foot and guns, walked from the plot to the end.

#include "core/play/charge_needs.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("the worked charge of the book: grenadiers on French line, from the plot to the melee") {
    Charging table("red-1", "blue-1");
    table.grade("red-1", 3);
    table.set("blue-1", &Unit::battalion_gun, BattalionGun::standard);

    // The check: 3 or less. Before it half of all charges come to nothing.
    const auto before = odds_of_charge(test_charts(), table.battle(), "red-1", "blue-1");
    REQUIRE(before.ok());
    CHECK(before->of(ChargeEnd::no_charge) * 2 == before->of());
    Entry entry = table.perform("do charge red-1 distance=5 dice=3");
    CHECK(entry.say == "1/red charges 1/blue");
    CHECK(table.unit("red-1").charged_turn == 1);
    CHECK(table.step("red-1") == ChargeStep::answer);
    CHECK(table.rest("red-1").of(ChargeEnd::no_charge) == 0);
    CHECK(table.choices("red-1") == "stand, countercharge");

    // Nobody says anything: it stands, and rolls for the range. 2: point blank.
    entry = table.perform("do charge red-1 dice=2");
    CHECK(entry.events[1].say == "1/blue lets the charge come on to point blank range: 1 inch, if it is not nearer");
    CHECK(table.step("red-1") == ChargeStep::fire);

    // 2 for class, 1 first fire, 2 point blank, 1 battalion gun; 19 pips are 3 hits, off at once.
    entry = table.perform("do charge red-1 total=19");
    CHECK(sum_of_dice(entry.rolls[0].items) == 6);
    CHECK(table.unit("red-1").castings == 9);
    CHECK(table.unit("blue-1").pinned_turn == 1);
    CHECK_FALSE(table.unit("blue-1").first_fire);
    CHECK(table.step("red-1") == ChargeStep::home);

    // Grade 3, a quarter lost, fired at: one die, and only a 6 goes home.
    CHECK(table.rest("red-1").of(ChargeEnd::stopped) * 6 == table.rest("red-1").of() * 5);
    entry = table.perform("do charge red-1 dice=6");
    CHECK(entry.say == "1/red charges home");
    CHECK(table.step("red-1") == ChargeStep::stand);

    // Grade 2, being charged: one die; 1 to 4 give way, 5 halts, 6 stands.
    CHECK(table.rest("red-1").of(ChargeEnd::stopped) == 0);
    CHECK(table.rest("red-1").of(ChargeEnd::defender_gives_way) * 3 == table.rest("red-1").of() * 2);
    table.perform("do charge red-1 dice=6");
    CHECK(table.step("red-1") == ChargeStep::contact);
    entry = table.perform("do charge red-1");
    CHECK(entry.say == "1/red is in contact with 1/blue");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(5));
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());
    CHECK(table.battle().plots[0].done);

    // 2 for 9 castings, 3, 1 for the charge: 16 is 2; 2 + 2: 11 is 1. Flag: a 1. Result 4 + 1 = 5: broken; a grenadier's
    // pursuit number is -1.
    table.phase(10);
    entry = table.perform("do melee red-1 dice=6,6,1,1,1,1,6,3,1,1,3,4,1");
    CHECK(sum_of_dice(entry.rolls[0].items) == 6);
    CHECK(sum_of_dice(entry.rolls[0].other_items) == 4);
    CHECK(table.unit("red-1").castings == 8);
    CHECK(table.unit("blue-1").castings == 10);
    CHECK(table.unit("blue-1").state == State::broken);
    CHECK(table.needs("red-1").say == "1/red may follow, or stops");
    entry = table.perform("do charge red-1");
    CHECK(entry.say == "1/red stops");
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());
    table.undo_all();
}

TEST_CASE("what each step needs") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 distance=5 dice=2");
    CHECK(table.needs("red-1").say == "1/blue says what it does");
    table.perform("do charge red-1 answer=stand");
    CHECK(table.needs("red-1").procedure == "fire_on_charge");
    CHECK(table.needs("red-1").roller == "blue-1");
    table.perform("do charge red-1 dice=6");
    CHECK(table.needs("red-1").procedure == "small_arms_fire");
    table.perform("do charge red-1 dice=1,1,1,1");
    CHECK(table.needs("red-1").procedure == "morale");
    CHECK(table.needs("red-1").roller == "red-1");
    table.perform("do charge red-1 dice=6");      // grade 2, fired at: one die
    CHECK(table.needs("red-1").roller == "blue-1");
    CHECK(table.preview("do charge red-1").rolls.back().assessment.dice().whole == 1);
    table.perform("do charge red-1 dice=5");      // halts in disorder: met where it stands
    CHECK(table.unit("blue-1").state == State::disorganized);
    CHECK(table.needs("red-1").step == ChargeStep::contact);
    table.perform("do charge red-1 defends=stone_wall uphill=opponent");
    CHECK(table.battle().contacts[0].cover == Cover::stone_wall);
    CHECK(table.battle().contacts[0].uphill == Side::rear);
}

TEST_CASE("no check, no charge; half a move this turn") {
    Charging table("red-1", "blue-1");
    const Entry entry = table.perform("do charge red-1 dice=3");
    CHECK(entry.say == "1/red does not charge: half a normal move this turn");
    CHECK(table.unit("red-1").charge_failed_turn == 1);
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());
    CHECK(table.fault("do charge red-1 dice=1") == "1/red has no charge plotted that is still to be done: give a reason\n");
}

TEST_CASE("a charger that does not charge home takes its morale result, and the charge is over") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 distance=5 dice=2");
    table.perform("do charge red-1 dice=4");          // close
    table.perform("do charge red-1 dice=6,6,1,1");    // grade 2, first fire, close: 4 dice, 2 hits
    CHECK(table.unit("red-1").castings == 10);
    const Entry entry = table.perform("do charge red-1 dice=4");
    CHECK(entry.say == "1/red does not charge home");
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-1").retired_turn == 1);
    CHECK(table.unit("blue-1").state == State::normal);
    CHECK(table.battle().charges.empty());
    table.undo_all();
}

// L287, L355: whom it falls back through is disordered for a while, and checks.
TEST_CASE("a charger that falls back instead of charging home names the friends behind it") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 distance=5 dice=2");
    table.perform("do charge red-1 dice=4");
    table.perform("do charge red-1 dice=6,6,1,1");
    CHECK(table.needs("red-1").words == std::vector<std::string_view>{"passes"});
    table.perform("do charge red-1 dice=4 word.passes=red-2");
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-2").temporary);
    CHECK(table.owed() == "morale red-2");
    table.undo_all();
}

TEST_CASE("shot to the last casting: the charge ends there") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::castings, 2);
    table.set("red-1", &Unit::castings_start, 2);
    table.perform("do charge red-1 distance=5 dice=1");   // 2, one less at odds of numbers? no: 2 against 12
    table.perform("do charge red-1 dice=1");
    table.perform("do charge red-1 dice=6,6,1,1,1");      // grade 2, first fire, point blank 2: 5 dice
    CHECK(table.unit("red-1").presence == Presence::destroyed);
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());
}

TEST_CASE("the target routs before contact: control check, and on to whoever is exposed") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 distance=5 dice=2");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 dice=1,1,1,1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 dice=1");              // routs
    CHECK(table.unit("blue-1").state == State::routed);
    CHECK(table.step("red-1") == ChargeStep::control);
    CHECK(table.needs("red-1").procedure == "control_check");
    table.perform("do charge red-1 dice=2");              // grade 2: held
    CHECK_FALSE(table.unit("red-1").in_pursuit);
    CHECK(table.step("red-1") == ChargeStep::onward);
    Entry entry = table.perform("do charge red-1 meets=blue-2");
    CHECK(entry.say == "1/red goes on, and comes upon 2/blue");
    CHECK(table.step("red-1") == ChargeStep::stand);
    CHECK(table.rest("red-1").of(ChargeEnd::defender_gives_way) * 3 == table.rest("red-1").of() * 2);
    table.perform("do charge red-1 dice=6");
    // no fire and no countercharge in a breakthrough
    CHECK(table.choices("red-1") == "stand");
    entry = table.perform("do charge red-1 gone=8");
    CHECK(table.battle().contacts[0].opponent == "blue-2");
    CHECK(table.battle().contacts[0].breakthrough);
    CHECK(table.unit("red-1").charge_distance == Inches::whole(8));
    CHECK(table.owed() == "rout_move blue-1");
    table.undo_all();
}

TEST_CASE("a charger out of hand pursues, picks up its quarry, and its flag with anything but a 6") {
    Charging table("red-1", "blue-1");
    for (const char* line : {"do charge red-1 distance=5 dice=2", "do charge red-1 dice=6", "do charge red-1 dice=1,1,1,1", "do charge red-1 dice=6",
                             "do charge red-1 dice=1"}) {
        table.perform(line);
    }
    table.perform("do charge red-1 dice=3");
    CHECK(table.unit("red-1").in_pursuit);
    CHECK(table.unit("red-1").quarry == "blue-1");
    CHECK(table.charge("red-1").compulsory);
    table.perform("do charge red-1 caught=yes dice=5");
    CHECK(table.unit("blue-1").presence == Presence::picked_up);
    CHECK(table.unit("blue-1").castings == 0);
    CHECK(table.unit("red-1").flags_taken == 1);
    CHECK(table.unit("red-1").flag_shift == 0);
    CHECK_FALSE(table.unit("red-1").in_pursuit);
    CHECK(table.perform("do charge red-1").say == "1/red stops");
}

TEST_CASE("a target that falls back in order is not pursued: the charger is free at once") {
    Charging table("red-1", "blue-1");
    for (const char* line : {"do charge red-1 distance=5 dice=2", "do charge red-1 dice=6", "do charge red-1 dice=1,1,1,1", "do charge red-1 dice=6"}) {
        table.perform(line);
    }
    table.perform("do charge red-1 dice=4");
    CHECK(table.unit("blue-1").state == State::disorganized);
    CHECK(table.unit("blue-1").retired_turn == 1);
    CHECK(table.step("red-1") == ChargeStep::onward);
}

TEST_CASE("a target that has fired already does not fire again, and the charger need not check twice") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::fired_turn, 1);
    table.perform("do charge red-1 distance=5 dice=2");
    const Entry entry = table.perform("do charge red-1");
    CHECK(entry.events[1].say == "1/blue does not fire: it has already fired this turn");
    CHECK(table.step("red-1") == ChargeStep::stand);
}

TEST_CASE("two chargers from the front: one shot, shared; a single or odd hit takes the nearest") {
    Charging table("red-1", "blue-1");
    table.plot("red-2", "blue-1");
    table.perform("do charge red-1 distance=6 dice=2");
    CHECK(table.fault("do charge red-1 dice=2") ==
          "2/red has plotted a charge on it too: its check comes before the fire, or give a reason\n");
    table.perform("do charge red-2 distance=4 dice=2");
    table.perform("do charge red-1 dice=2");
    CHECK(table.step("red-2") == ChargeStep::fire);
    // 5 dice, 18: three hits, one each and the odd one on the nearer
    table.perform("do charge red-1 dice=6,6,4,1,1");
    CHECK(table.unit("red-1").castings == 11);
    CHECK(table.unit("red-2").castings == 10);
    CHECK(table.charge("red-2").hits == 2);
    CHECK(table.step("red-1") == ChargeStep::home);
    CHECK(table.step("red-2") == ChargeStep::home);
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-2 dice=6");
    // one check of the target against both
    table.perform("do charge red-2 dice=6");
    CHECK(table.step("red-1") == ChargeStep::contact);
    table.perform("do charge red-2");
    table.perform("do charge red-1");
    CHECK(table.battle().contacts.size() == 2);
    table.undo_all();
}

// p 19: charges are carried out at the same time, whatever order they are told in.
TEST_CASE("a charger on the flank does not touch before the other one has met the fire, and both sides of it are remembered") {
    Charging table("red-1", "blue-1");
    table.plot("red-2", "blue-1");
    table.perform("do charge red-1 distance=6 dice=2");
    table.perform("do charge red-2 side=flank distance=4 dice=2");
    table.perform("do charge red-2");
    CHECK(table.step("red-2") == ChargeStep::stand);
    // Grade 2, an enemy on its flank: one die.
    table.perform("do charge red-2 dice=6");
    CHECK(table.fault("do charge red-2") == "charges go in at the same time: first 1/red, at which 1/blue may fire; or give a reason\n");
    table.perform("do charge red-1 dice=5");
    table.perform("do charge red-1 dice=1,1,1,1");
    table.perform("do charge red-1 dice=6");
    CHECK(table.step("red-1") >= ChargeStep::stand);
    table.perform("do charge red-2");
    CHECK(table.battle().contacts.size() == 1);
}

TEST_CASE("infantry may countercharge by its initiative, and gives up its fire") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 distance=8 dice=2");
    table.perform("do charge red-1 answer=countercharge");
    CHECK(table.step("red-1") == ChargeStep::quarter);
    table.perform("do charge red-1");                     // 2.5 of 10 inches
    CHECK(table.charge("red-1").moved == Inches::parts(25'000));
    table.perform("do charge red-1 dice=6");              // stands
    CHECK(table.needs("red-1").procedure == "charge_initiative");
    table.perform("do charge red-1 dice=2");
    CHECK(table.unit("blue-1").charged_turn == 1);
    table.perform("do charge red-1");
    // 2.5 and 2.5 and 2.5, and the last half inch
    CHECK(table.unit("red-1").charge_distance == Inches::whole(5));
    CHECK(table.unit("blue-1").charge_distance == Inches::whole(3));
}

TEST_CASE("guns: fire and retire at one less, no point blank; the gun is left to the charger") {
    Charging table("red-1", "blue-3");
    table.perform("do charge red-1 distance=9 dice=2");
    CHECK(table.choices("red-1") == "stand, fire_and_retire");
    table.perform("do charge red-1 answer=fire_and_retire");
    table.perform("do charge red-1 dice=1");              // would be point blank for those who stay
    CHECK(table.charge("red-1").range == Range::canister);
    // medium 4, canister 1, first fire 1, moved -1: 5 dice
    const Entry entry = table.perform("do charge red-1 dice=6,1,1,1,1");
    CHECK(sum_of_dice(entry.rolls[0].items) == 5);
    CHECK(table.unit("blue-3").abandoned);
    table.perform("do charge red-1 dice=6");              // home
    CHECK(table.step("red-1") == ChargeStep::onward);
    table.perform("do charge red-1 gone=9");
    CHECK(table.unit("blue-3").gun_held_by == "red");
    CHECK(table.battle().trophies.size() == 1);
    table.undo_all();
}

TEST_CASE("guns that stand, and limbered ones that go") {
    SUBCASE("they stand and fire, and are met") {
        Charging table("red-1", "blue-3");
        table.perform("do charge red-1 distance=9 dice=2");
        table.perform("do charge red-1 dice=2");          // grade 2: 1-3 point blank
        table.perform("do charge red-1 dice=1,1,1,1,1,1,1");
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1");
        CHECK(table.battle().contacts[0].opponent == "blue-3");
    }
    SUBCASE("limbered, they may go") {
        Charging table("red-1", "blue-3");
        table.set("blue-3", &Unit::limbered, true);
        table.perform("do charge red-1 distance=9 dice=3");   // +1 for limbered guns
        CHECK(table.choices("red-1") == "stand, move_away");
        table.perform("do charge red-1 answer=move_away");
        CHECK(table.unit("blue-3").moved_turn == 1);
        CHECK(table.step("red-1") == ChargeStep::onward);
    }
    SUBCASE("limbered, they stand without fire") {
        Charging table("red-1", "blue-3");
        table.set("blue-3", &Unit::limbered, true);
        table.perform("do charge red-1 distance=9 dice=3");
        table.perform("do charge red-1");
        CHECK(table.step("red-1") == ChargeStep::stand);
    }
}

TEST_CASE("broken troops that are charged rout; routed ones are lost") {
    for (const State state : {State::broken, State::routed}) {
        Charging table("red-1", "blue-1");
        table.set("blue-1", &Unit::state, state);
        table.set("blue-1", &Unit::routed_turn, state == State::routed ? 1 : 0);
        table.perform("do charge red-1 distance=5 dice=3");      // +1 against broken or routed
        CHECK(table.step("red-1") == ChargeStep::stand);
        table.perform("do charge red-1");
        CHECK(table.unit("blue-1").state == State::routed);
        CHECK(table.unit("blue-1").presence == (state == State::routed ? Presence::removed : Presence::on_table));
        CHECK(table.step("red-1") == ChargeStep::control);
    }
}

TEST_CASE("what cannot be is said; a charge can be broken off; the turn's end clears what is left") {
    Charging table("red-1", "blue-1");
    CHECK(table.fault("do charge red-3 blue-1 dice=1") == "artillery does not charge\n");
    CHECK(table.fault("do charge red-2 blue-1 dice=1") == "2/red has no charge plotted that is still to be done: give a reason\n");
    CHECK(table.fault("do charge red-1 blue-2 dice=1") == "1/red has plotted to charge 1/blue: give a reason\n");
    CHECK(table.fault("do charge red-2 red-1 reason=x dice=1") == "1/red is on the same side\n");
    CHECK(table.fault("do charge red-1 side=top dice=1") == "a charge comes at front, flank or rear, not \"top\"\n");
    table.perform("do charge red-1 dice=2");
    CHECK(table.fault("do charge red-1 answer=run") == "1/blue may not answer with \"run\", but with: stand, countercharge\n");
    CHECK(table.fault("do charge red-1 drop=yes") == "say why the charge is dropped\n");
    CHECK(table.fault("do charge red-1 blue-2") == "1/red charges 1/blue (a next enemy in its path: meets=blue-2)\n");
    CHECK(table.perform("do charge red-1 drop=yes reason=agreed").say == "1/red breaks off its charge: agreed");
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());

    Charging late("red-1", "blue-1");
    late.perform("do charge red-1 dice=2");
    while (late.battle().game.turn == 1) late.perform("next");
    CHECK(late.battle().charges.empty());
    CHECK(late.owed().empty());
}
