// Charges that go by quarter moves, walked from the plot to the end: flank and rear with turning to face, horse against
// horse, emergency squares, skirmishers, mutual charges, joining a melee, guns that limber up.

#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

TEST_CASE("from behind, three inches away: line of grade 2 does not turn in time and is hit in the rear") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 side=rear distance=3 dice=3");     // 2, and 1 for the rear
    CHECK(table.step("red-1") == ChargeStep::quarter);
    table.perform("do charge red-1");                                 // 2.5 of 10 inches
    CHECK(table.step("red-1") == ChargeStep::stand);
    table.perform("do charge red-1 dice=6");
    CHECK(table.choices("red-1") == "stand, turn");
    const Entry entry = table.perform("do charge red-1 answer=turn"); // half of 10 inches is more than 3
    CHECK(entry.events[1].say == "1/blue does not turn in time");
    table.perform("do charge red-1");
    CHECK(table.battle().contacts[0].against == Side::rear);
    table.phase(10);
    // 2 + 2 + 1 + 3 for the rear, and no answer
    CHECK(table.preview("do melee red-1").rolls[0].assessment.pool.sum(Of::dice) == 8);
    CHECK(table.preview("do melee red-1").rolls[0].assessment.other_automatic != nullptr);
    table.undo_all();
}

TEST_CASE("from behind, six inches away: it turns, and fires at one less") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 side=rear distance=6 dice=3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=turn");
    CHECK(table.charge("red-1").target_turned);
    CHECK(table.choices("red-1") == "stand, countercharge");
    table.perform("do charge red-1 dice=2");                          // point blank
    const Entry entry = table.perform("do charge red-1 dice=1,1,1,1");
    // grade 2, first fire 1, point blank 2, moved -1
    CHECK(sum_of_dice(entry.rolls[0].items) == 4);
    CHECK(table.rest("red-1").of(ChargeEnd::defender_gives_way) == 0);   // it has stood already
    table.perform("do charge red-1 dice=6");
    CHECK(table.step("red-1") == ChargeStep::contact);
    table.perform("do charge red-1");
    CHECK(table.battle().contacts[0].against == Side::front);
}

TEST_CASE("who turns in time: militia never, grenadiers after a quarter, guards after an inch; or as the table says") {
    struct Row {
        int grade;
        int distance;
        bool in_time;
    };
    // charge move of foot in line: 10 inches
    for (const Row& row : {Row{1, 10, false}, Row{2, 5, false}, Row{3, 3, true}, Row{4, 3, true}}) {
        CAPTURE(row.grade);
        Charging table("red-1", "blue-1");
        table.grade("blue-1", row.grade);
        table.perform("do charge red-1 side=flank dice=3 distance=" + std::to_string(row.distance));
        table.perform("do charge red-1");
        // one die less than the grade for being charged, one for the enemy who faces its flank, but one at least
        std::string dice = "6";
        for (int more = 3; more < row.grade; ++more) dice += ",6";
        table.perform("do charge red-1 dice=" + dice);
        table.perform("do charge red-1 answer=turn");
        CHECK(table.charge("red-1").target_turned == row.in_time);
    }
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 side=flank distance=3 dice=3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=turn turned=yes");
    CHECK(table.charge("red-1").target_turned);
}

TEST_CASE("reached in the first quarter: met as it stands, without a check") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 side=flank dice=3");
    CHECK(table.needs("red-1").must.size() == 1);
    CHECK(table.fault("do charge red-1") == "say how far 1/red was from 1/blue: distance=7\n");
    const Entry entry = table.perform("do charge red-1 distance=2.5");
    CHECK(entry.say == "1/red reaches 1/blue in its first quarter move");
    CHECK(table.step("red-1") == ChargeStep::contact);
    table.perform("do charge red-1");
    CHECK(table.battle().contacts[0].against == Side::flank);
}

TEST_CASE("horse against horse: a quarter, the check, the countercharge, and turn by turn until they meet") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::light_cavalry);
    table.arm("blue-1", Arm::armored_cavalry);
    table.perform("do charge red-1 distance=20 dice=3,3");
    table.perform("do charge red-1");                                 // 6 of 24 inches
    CHECK(table.charge("red-1").moved == Inches::whole(6));
    table.perform("do charge red-1 dice=6");
    CHECK(table.choices("red-1") == "stand, countercharge");
    table.perform("do charge red-1 answer=countercharge");
    CHECK(table.needs("red-1").procedure == "cavalry_charge");
    CHECK(table.needs("red-1").roller == "blue-1");
    table.perform("do charge red-1 dice=6");                          // one die: it is being charged
    const Entry entry = table.perform("do charge red-1");
    // 6, 5, 6 and the last 3 inches
    CHECK(table.unit("red-1").charge_distance == Inches::whole(12));
    CHECK(table.unit("blue-1").charge_distance == Inches::whole(8));
    CHECK(entry.events.back().say == "");
    CHECK(entry.events[entry.events.size() - 2].say == "Both go 1 inches to where the heavier horse came from");
    table.phase(10);
    const Preview shown = table.preview("do melee red-1");
    // light: 2 + 2 + 1 charge - 1 cuirass; armored: 2 + 2 + 1 lighter, 8 inches are not enough for the charge
    CHECK(shown.rolls[0].assessment.pool.sum(Of::dice) == 4);
    CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 5);
    table.undo_all();
}

TEST_CASE("horse that does not find the will to countercharge receives at the halt") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    table.perform("do charge red-1 distance=16 dice=3,3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=countercharge");
    const Entry entry = table.perform("do charge red-1 dice=5");
    CHECK(entry.say == "1/blue does not countercharge: it receives the charge at the halt");
    table.perform("do charge red-1");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(16));
    CHECK(table.unit("blue-1").charged_turn == 0);
}

TEST_CASE("before the target has spoken the odds are those of a charge that it receives; then they come true") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    table.perform("do charge red-1 distance=16 dice=3,3");
    // one die for blue, grade 2 and being charged: 1 to 4 and it is gone, 5 halts it, 6 stands
    for (int step = 0; step < 2; ++step) {
        const ChargeOdds odds = table.rest("red-1");
        CHECK(odds.given == "if 1/blue receives the charge");
        CHECK(odds.of(ChargeEnd::defender_gives_way) * 3 == odds.of() * 2);
        if (step == 0) table.perform("do charge red-1");               // a quarter
    }
    table.perform("do charge red-1 dice=6");
    const ChargeOdds before = table.rest("red-1");
    CHECK(before.given == "if 1/blue receives the charge");
    CHECK(before.of(ChargeEnd::defender_gives_way) == 0);
    table.perform("do charge red-1 answer=stand");
    REQUIRE(table.step("red-1") == ChargeStep::contact);
    const ChargeOdds after = table.rest("red-1");
    CHECK(after.given == "");
    for (const ChargeEnd end : {ChargeEnd::drawn, ChargeEnd::charger_wins, ChargeEnd::defender_wins}) CHECK(before.of(end) * after.of() == after.of(end) * before.of());
    CHECK(after.of(ChargeEnd::charger_wins) > after.of(ChargeEnd::defender_wins));   // 2 + 2 + 1 dice against 2 + 2
}

TEST_CASE("where there is nothing to reckon with the reason is said") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 distance=8 dice=2");
    table.perform("do charge red-1 dice=6");
    REQUIRE(table.step("red-1") == ChargeStep::evade);
    auto odds = odds_of_rest(test_charts(), table.battle(), table.charge("red-1"));
    REQUIRE_FALSE(odds.ok());
    CHECK(odds.problems()[0].text == "its target runs: only how far is left to the dice");
    table.perform("do charge red-1 dice=4");
    odds = odds_of_rest(test_charts(), table.battle(), table.charge("red-1"));
    REQUIRE_FALSE(odds.ok());
    CHECK(odds.problems()[0].text == "its target is gone: whom it meets next decides");
}

TEST_CASE("horse that fails its check when it is charged goes back before contact") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    table.perform("do charge red-1 distance=16 dice=3,3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=3");                          // back, broken
    CHECK(table.unit("blue-1").state == State::broken);
    CHECK(table.step("red-1") == ChargeStep::control);
}

TEST_CASE("emergency square: foot charged in flank by horse") {
    for (const bool formed : {true, false}) {
        CAPTURE(formed);
        Charging table("red-1", "blue-1");
        table.arm("red-1", Arm::light_cavalry);
        table.perform("do charge red-1 side=flank distance=12 dice=1,2,3");   // 2, and 1 for the flank
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");
        CHECK(table.choices("red-1") == "stand, turn, square");
        table.perform("do charge red-1 answer=square");
        // grade 2, 6 inches away 1, flank -1: 2 or less
        table.perform(std::string("do charge red-1 dice=") + (formed ? "2" : "3"));
        CHECK(table.unit("blue-1").formation == (formed ? Formation::square : Formation::line));
        CHECK(table.unit("blue-1").state == (formed ? State::normal : State::disorganized));
        table.perform("do charge red-1");
        CHECK(table.battle().contacts[0].against == (formed ? Side::front : Side::flank));
    }
}

TEST_CASE("skirmishers run from formed foot at once; whoever has evaded receives the next charge") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::skirmisher, true);
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.plot("red-2", "blue-1");
    table.perform("do charge red-1 distance=8 dice=2");
    CHECK(table.step("red-1") == ChargeStep::stand);                  // no choice, and no quarter move first
    table.perform("do charge red-1 dice=6");
    CHECK(table.needs("red-1").procedure == "evade_move");
    const Entry entry = table.perform("do charge red-1 dice=4");
    CHECK(entry.say == "1/blue evades 20 inches");                    // 16 and 4
    CHECK(table.step("red-1") == ChargeStep::onward);
    table.perform("do charge red-1 gone=5");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(5));
    // it does not evade again, and does not fire either
    table.perform("do charge red-2 distance=8 dice=2");
    CHECK(table.choices("red-2") == "stand, countercharge");
    table.perform("do charge red-2 dice=1");
    table.perform("do charge red-2");
    CHECK(table.step("red-2") == ChargeStep::stand);
    table.undo_all();
}

TEST_CASE("skirmishers who fail their check run all the same, and take its result with them") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 distance=8 dice=2");
    table.perform("do charge red-1 dice=3");
    CHECK(table.unit("blue-1").state == State::broken);
    CHECK(table.step("red-1") == ChargeStep::evade);
    table.perform("do charge red-1 dice=4");
    CHECK(table.step("red-1") == ChargeStep::control);                // it broke before contact
}

TEST_CASE("skirmish foot runs from horse after its quarter move, or is caught in it") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    SUBCASE("in time") {
        table.perform("do charge red-1 distance=10 dice=3,3");
        CHECK(table.step("red-1") == ChargeStep::quarter);
        table.perform("do charge red-1");                             // 5.5 of 22
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1 dice=1 surrenders=yes");
        CHECK(table.unit("blue-1").presence == Presence::surrendered);
        CHECK(table.step("red-1") == ChargeStep::onward);
    }
    SUBCASE("caught") {
        table.perform("do charge red-1 distance=5 dice=3,3");
        table.perform("do charge red-1");
        CHECK(table.step("red-1") == ChargeStep::contact);
        table.perform("do charge red-1");
        table.phase(10);
        // 2 + 2, formed 2, mounted 2; 5 inches are no charge
        CHECK(table.preview("do melee red-1").rolls[0].assessment.pool.sum(Of::dice) == 8);
    }
}

TEST_CASE("skirmishers in cover may stand, and fire") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.set("blue-1", &Unit::cover, Cover::woods);
    table.perform("do charge red-1 distance=8 dice=2");
    CHECK(table.choices("red-1") == "stand, evade");
    table.perform("do charge red-1 answer=stand");
    CHECK(table.step("red-1") == ChargeStep::range);
}

TEST_CASE("skirmishers charged by skirmishers countercharge, stand or evade, and say so at once") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::formation, Formation::skirmish);
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 distance=12 dice=1");              // 2, less 1
    CHECK(table.choices("red-1") == "stand, evade, countercharge");
    table.perform("do charge red-1 answer=countercharge");
    table.perform("do charge red-1");                                 // 4 of 16
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 dice=1");
    table.perform("do charge red-1");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(8));   // 4, 4, 4
    CHECK(table.unit("blue-1").charge_distance == Inches::whole(4));
}

TEST_CASE("troops that can form may try it when they are charged while skirmishing") {
    for (const int distance : {8, 4}) {
        CAPTURE(distance);
        Charging table("red-1", "blue-1");
        table.set("blue-1", &Unit::formation, Formation::skirmish);
        table.set("blue-1", &Unit::may_skirmish, true);
        table.perform("do charge red-1 dice=2 distance=" + std::to_string(distance));
        CHECK(table.choices("red-1") == "evade, form");
        table.perform("do charge red-1 answer=form");
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");                      // grade 2: half of 10 inches
        CHECK(table.unit("blue-1").formation == (distance == 8 ? Formation::line : Formation::skirmish));
        CHECK(table.step("red-1") == ChargeStep::contact);
    }
}

TEST_CASE("skirmishers halt short of formed troops that have turned to face them") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 side=flank distance=10 dice=2");   // 2 - 1 + 1
    table.perform("do charge red-1");                                 // 4 of 16
    table.perform("do charge red-1 dice=6");
    const Entry entry = table.perform("do charge red-1 answer=turn"); // 8 < 10
    CHECK(entry.events[2].say == "1/red halts short of the front of formed troops: the charge is over");
    CHECK(table.battle().charges.empty());
    CHECK(table.owed().empty());
}

TEST_CASE("guns charged in flank may limber up and go, if a quarter move lies between") {
    Charging table("red-1", "blue-3");
    SUBCASE("far enough") {
        table.perform("do charge red-1 side=flank distance=8 dice=3");
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");
        CHECK(table.choices("red-1") == "stand, turn, limber_away");
        table.perform("do charge red-1 answer=limber_away");
        CHECK(table.unit("blue-3").limbered);
        CHECK(table.step("red-1") == ChargeStep::onward);
    }
    SUBCASE("too near") {
        table.perform("do charge red-1 side=flank distance=4 dice=3");
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");
        CHECK(table.fault("do charge red-1 answer=limber_away") == "1/red is too near for 3/blue to limber up and go\n");
    }
}

TEST_CASE("both have plotted on each other: both check, and meet halfway") {
    Charging table("red-1", "blue-1");
    table.plot("blue-1", "red-1");
    SUBCASE("both go") {
        const Entry entry = table.perform("do charge red-1 distance=9 dice=2,2");
        CHECK(entry.say == "1/red and 1/blue charge each other: both go");
        CHECK(table.step("red-1") == ChargeStep::contact);
        CHECK(table.owed() == "charge red-1");
        table.perform("do charge red-1");
        CHECK(table.unit("red-1").charge_distance == Inches::parts(45'000));
        CHECK(table.unit("blue-1").charge_distance == Inches::parts(45'000));
        CHECK(table.owed().empty());
        table.phase(10);
        const Preview shown = table.preview("do melee red-1");
        CHECK(shown.rolls[0].assessment.pool.sum(Of::dice) == 5);
        CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 5);
        table.undo_all();
    }
    SUBCASE("only one goes") {
        table.perform("do charge red-1 distance=9 dice=2,3");
        CHECK(table.unit("blue-1").charge_failed_turn == 1);
        CHECK(table.step("red-1") == ChargeStep::answer);
        CHECK(table.owed() == "charge red-1");
    }
    SUBCASE("only the other goes") {
        table.perform("do charge red-1 distance=9 dice=3,2");
        CHECK(charge_of(table.battle(), "red-1") == nullptr);
        CHECK(table.step("blue-1") == ChargeStep::answer);
        CHECK(table.owed() == "charge blue-1");
    }
    SUBCASE("neither") {
        table.perform("do charge red-1 distance=9 dice=3,3");
        CHECK(table.battle().charges.empty());
        CHECK(table.owed().empty());
    }
}

TEST_CASE("the speed adjustment of the book: armored horse in line meets light horse in column") {
    Charging table("red-1", "blue-1");
    table.plot("blue-1", "red-1");
    table.arm("red-1", Arm::armored_cavalry);
    table.arm("blue-1", Arm::light_cavalry);
    table.set("blue-1", &Unit::formation, Formation::column);
    table.perform("do charge red-1 distance=20 dice=3,3,3,3");
    const Entry entry = table.perform("do charge red-1");
    CHECK(entry.events[entry.events.size() - 2].say == "Both go 2 inches to where the heavier horse came from");
    CHECK(table.unit("red-1").charge_distance == Inches::whole(10));
}

TEST_CASE("joining a melee that goes on: without a check, on a flank, or horse behind horse") {
    Charging table("red-1", "blue-1");
    Contact one;
    one.id = "old";
    one.unit = "red-2";
    one.opponent = "blue-1";
    one.since_turn = 1;
    one.fought_turn = 1;
    one.round = 2;
    table.come(one);
    table.turn(2);
    table.set("p1", &Plot::turn, 2);
    SUBCASE("on the flank") {
        CHECK(table.fault("do charge red-1").starts_with("who joins a melee goes on a flank or in the rear"));
        // Reached in the first quarter, 10 / 4 inches: no check.
        table.perform("do charge red-1 side=flank");
        CHECK(table.step("red-1") == ChargeStep::quarter);
        table.perform("do charge red-1 distance=2");
        CHECK(table.step("red-1") == ChargeStep::contact);
        table.perform("do charge red-1");
        CHECK(table.battle().contacts.size() == 2);
        CHECK(table.battle().contacts[1].round == 1);
        table.phase(10);
        const Preview shown = table.preview("do melee blue-1");
        REQUIRE(shown.rolls.size() == 2);
        CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 3);   // 4 dice: one against the flank, three before it
        CHECK(shown.rolls[1].assessment.other_pool.sum(Of::dice) == 1);
    }
    SUBCASE("on the flank, from beyond the first quarter: the enemy checks, and if it holds there is nothing else that it can do (L286, L414)") {
        table.perform("do charge red-1 side=flank distance=6");
        const Entry quarter = table.perform("do charge red-1");
        CHECK(quarter.events.back().say == "1/red goes a quarter of its charge move, 2.5 inches");
        CHECK(table.step("red-1") == ChargeStep::stand);
        table.perform("do charge red-1 dice=6");
        CHECK(table.step("red-1") == ChargeStep::contact);
        table.perform("do charge red-1");
        CHECK(table.battle().contacts.size() == 2);
    }
    SUBCASE("and when it does not hold, it runs out of the melee, and who fought it is in disorder (L758)") {
        table.perform("do charge red-1 side=flank distance=6");
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=1");
        CHECK(table.unit("blue-1").state >= State::broken);
        CHECK(table.battle().contacts.empty());
        CHECK(table.unit("red-2").state == State::disorganized);
        CHECK(table.unit("red-2").temporary);
        CHECK(table.unit("red-1").state == State::normal);
        CHECK(table.step("red-1") == ChargeStep::control);
    }
    SUBCASE("or has to be rallied, where a club plays parting as plain disorder (R-18)") {
        table.set(&Game::rulings, {"R-18=plain"});
        table.perform("do charge red-1 side=flank distance=6");
        table.perform("do charge red-1");
        const Entry entry = table.perform("do charge red-1 dice=1");
        CHECK(table.unit("red-2").state == State::disorganized);
        CHECK_FALSE(table.unit("red-2").temporary);
        const auto told = std::find_if(entry.events.begin(), entry.events.end(), [](const Event& event) { return event.id == "red-2" && !event.say.empty(); });
        REQUIRE(told != entry.events.end());
        CHECK(told->say == "2/red is disorganized: it was in melee");
    }
    SUBCASE("behind") {
        CHECK(table.fault("do charge red-1 behind=yes") == "only cavalry joins from behind, and behind cavalry\n");
        table.arm("red-1", Arm::horse);
        table.arm("red-2", Arm::horse);
        table.perform("do charge red-1 behind=yes");
        table.perform("do charge red-1 distance=10");
        CHECK(table.battle().contacts[1].behind);
        table.phase(10);
        CHECK(table.preview("do melee red-2").rolls.size() == 1);
    }
}
