// The odds of a charge against the charge itself: every face of every die on the way is thrown on a copy of the table, and the
// bout at the end is counted by hand from the dice that the melee shows.

#include "tests/support/walked_charge.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Charging horse_at(int inches, bool mutual = false) {
    Charging table("red-1", "blue-1");
    if (mutual) table.plot("blue-1", "red-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    if (!mutual) table.perform("do charge red-1 dice=3,3 distance=" + std::to_string(inches));
    return table;
}

}  // namespace

TEST_CASE("a countercharge: the odds are those of finding the will to it, and of the melee either way") {
    Charging table = horse_at(22);
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=countercharge");
    REQUIRE(table.step("red-1") == ChargeStep::countercharge);
    const ChargeOdds odds = table.rest("red-1");
    CHECK(odds.given == "");
    // Grade 2, being charged: one die, 6 or more: one in six. Then both have gone four quarters of 22 inches between them, 11
    // each, which is a charge: 2 + 2 + 1 dice against as many. Else 5 dice meet 4. Ten dice and the one.
    Counted by_hand;
    for (const auto& [end, ways] : bout(5, 5)) by_hand[end] += ways;
    for (const auto& [end, ways] : bout(5, 4)) by_hand[end] += 5 * ways;
    for (const auto& [end, ways] : by_hand) CHECK(odds.of(end) * 6 * power_of_six<Ways>(kDice) == ways * odds.of());
    check_alike(odds, walked(table, "countercharge"));
}

TEST_CASE("a countercharge that falls short of a charge: each has gone as far as it will when they meet") {
    // 5.5, 5.5 and 5 inches: 10.5 are a charge, 5.5 are none.
    Charging table = horse_at(16);
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=countercharge");
    table.perform("do charge red-1 dice=6");
    REQUIRE(table.step("red-1") == ChargeStep::contact);
    check_alike(table.rest("red-1"), walked(table, "countercharge"));
    for (const auto& [end, ways] : bout(5, 4)) CHECK(table.rest("red-1").of(end) * power_of_six<Ways>(kDice) == ways * table.rest("red-1").of());
}

TEST_CASE("skirmishers who said at once that they countercharge: check, initiative, melee") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::formation, Formation::skirmish);
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 distance=12 dice=1");
    table.perform("do charge red-1 answer=countercharge");
    for (int step = 0; step < 2; ++step) {
        check_alike(table.rest("red-1"), walked(table, "countercharge"));
        if (step == 0) table.perform("do charge red-1");               // a quarter
    }
}

TEST_CASE("an emergency square: in time or not") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::light_cavalry);
    table.perform("do charge red-1 side=flank distance=12 dice=1,2,3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=square");
    const ChargeOdds odds = table.rest("red-1");
    CHECK(odds.given == "");
    check_alike(odds, walked(table, "square"));
}

TEST_CASE("who forms up in time is met in line, and else as it skirmishes") {
    for (const int distance : {8, 4}) {
        CAPTURE(distance);
        Charging table("red-1", "blue-1");
        table.set("blue-1", &Unit::formation, Formation::skirmish);
        table.set("blue-1", &Unit::may_skirmish, true);
        table.perform("do charge red-1 dice=2 distance=" + std::to_string(distance));
        table.perform("do charge red-1 answer=form");
        check_alike(table.rest("red-1"), walked(table, "form"));
    }
}

TEST_CASE("skirmishers that evade are gone, unless they rout first") {
    Charging table("red-1", "blue-1");
    table.set("blue-1", &Unit::skirmisher, true);
    table.set("blue-1", &Unit::formation, Formation::skirmish);
    table.perform("do charge red-1 distance=8 dice=2");
    REQUIRE(table.step("red-1") == ChargeStep::stand);
    const ChargeOdds odds = table.rest("red-1");
    // One die: 1 and 2 rout.
    CHECK(odds.of(ChargeEnd::defender_gives_way) * 3 == odds.of());
    CHECK(odds.of(ChargeEnd::target_goes) * 3 == odds.of() * 2);
    check_alike(odds, walked(table, "evade"));
}

TEST_CASE("gunners that fire and leave their guns: the charge gets through the fire, or not") {
    Charging table("red-1", "blue-3");
    table.perform("do charge red-1 distance=8 dice=2");
    table.perform("do charge red-1 answer=fire_and_retire");
    REQUIRE(table.step("red-1") == ChargeStep::range);
    const ChargeOdds before = table.rest("red-1");
    CHECK(before.of(ChargeEnd::stopped) + before.of(ChargeEnd::target_goes) + before.of(ChargeEnd::destroyed_by_fire) == before.of());
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 total=5");
    REQUIRE(table.step("red-1") == ChargeStep::home);
    // Grade 2, fired at: one die, and only a 6 goes home.
    const ChargeOdds after = table.rest("red-1");
    CHECK(after.of(ChargeEnd::target_goes) * 6 == after.of());
    CHECK(after.of(ChargeEnd::stopped) * 6 == after.of() * 5);
}

TEST_CASE("both have plotted on each other: equal sides have equal chances, and all four beginnings count") {
    Charging table = horse_at(22, true);
    const auto odds = odds_of_charge(test_charts(), table.battle(), "red-1", "blue-1", typed("do charge red-1 blue-1 distance=22"));
    if (!odds) FAIL(odds.problems().sentences());
    CHECK(odds->given == "if 1/blue receives the charge, if 1/red receives the charge");
    CHECK(odds->of(ChargeEnd::charger_wins) == odds->of(ChargeEnd::defender_wins));
    CHECK(odds->of(ChargeEnd::charger_wins) > 0);
    CHECK(odds->of(ChargeEnd::defender_gives_way) == odds->of(ChargeEnd::charger_gives_way));
    CHECK(odds->of(ChargeEnd::defender_gives_way) > 0);
    // Two dice come to less than six in 10 of 36 ways: neither goes in 100 of 1296.
    CHECK(odds->of(ChargeEnd::no_charge) * 1296 == odds->of() * 100);

    Counted counted;
    for (const bool red : {true, false}) {
        for (const bool blue : {true, false}) {
            const Ways share = power_of_six<Ways>(kWayIn - 4) * (red ? 26 : 10) * (blue ? 26 : 10);
            Charging next = table;
            next.perform(std::string("do charge red-1 distance=22 dice=") + (red ? "3,3" : "1,1") + (blue ? ",3,3" : ",1,1"));
            if (red || blue) walk(std::move(next), red ? "red-1" : "blue-1", "stand", share, counted);
            else counted[ChargeEnd::no_charge] += share * power_of_six<Ways>(kDice);
        }
    }
    check_alike(*odds, counted);

    // Both go: 11 inches each, 2 + 2 + 1 dice a side.
    table.perform("do charge red-1 distance=22 dice=3,3,3,3");
    const ChargeOdds both = table.rest("red-1");
    for (const auto& [end, ways] : bout(5, 5)) CHECK(both.of(end) * power_of_six<Ways>(kDice) == ways * both.of());
}

TEST_CASE("the halfway point counts: nine inches each are no charge for horse") {
    Charging table = horse_at(18, true);
    table.perform("do charge red-1 distance=18 dice=3,3,3,3");
    for (const auto& [end, ways] : bout(4, 4)) CHECK(table.rest("red-1").of(end) * power_of_six<Ways>(kDice) == ways * table.rest("red-1").of());
}

TEST_CASE("before the check of a charge in the flank there is no fire in the odds") {
    Charging table("red-1", "blue-1");
    const auto odds = odds_of_charge(test_charts(), table.battle(), "red-1", "blue-1", typed("do charge red-1 blue-1 side=flank distance=8"));
    if (!odds) FAIL(odds.problems().sentences());
    CHECK(odds->given == "if 1/blue receives the charge");
    CHECK(odds->of(ChargeEnd::stopped) == 0);
    // 2, and 1 for the flank: 3 or less
    CHECK(odds->of(ChargeEnd::no_charge) * 2 == odds->of());
}

TEST_CASE("joining a melee: the odds are those of the melee with the joiner in") {
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
    SUBCASE("on the flank: both pairs, the enemy's dice shared") {
        table.perform("do charge red-1 side=flank distance=6");
        const ChargeOdds odds = table.rest("red-1");
        CHECK(odds.given == "if 1/blue stands");               // it comes from beyond its first quarter move
        // Two and two for the joiner, 1 for the charge, 2 for the flank, 2 for the wide front; blue has one die for it. In front
        // 2 + 2 against the other three of its 2 + 2.
        for (const auto& [end, ways] : bout(9, 1)) CHECK(odds.of(end) * power_of_six<Ways>(kDice) == ways * odds.of());
        REQUIRE(odds.others.size() == 1);
        const PairChances& front = odds.others[0];
        CHECK(front.unit + ' ' + front.opponent == "2/red 1/blue");
        const Counted by_hand = bout(4, 3);
        const Ways all = power_of_six<Ways>(front.dice);
        CHECK(front.unit_wins * power_of_six<Ways>(kDice) == by_hand.at(ChargeEnd::charger_wins) * all);
        CHECK(front.drawn * power_of_six<Ways>(kDice) == by_hand.at(ChargeEnd::drawn) * all);
        CHECK(front.opponent_wins * power_of_six<Ways>(kDice) == by_hand.at(ChargeEnd::defender_wins) * all);
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1");
        table.phase(10);
        const Preview shown = table.preview("do melee blue-1");
        CHECK(shown.rolls[1].assessment.pool.sum(Of::dice) == 9);
        CHECK(shown.rolls[0].assessment.pool.sum(Of::dice) == 4);
        CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 3);
    }
    SUBCASE("from behind: the friend fights with more castings, down to the flag") {
        table.arm("red-1", Arm::horse);
        table.arm("red-2", Arm::horse);
        table.perform("do charge red-1 behind=yes distance=10");
        const ChargeOdds odds = table.rest("red-1");
        CHECK(odds.given == "behind 2/red, who fights as the charger");
        table.perform("do charge red-1");
        table.phase(10);
        const Preview shown = table.preview("do melee blue-1");
        REQUIRE(shown.rolls.size() == 1);
        for (const auto& [end, ways] : bout(shown.rolls[0].assessment.pool.sum(Of::dice), shown.rolls[0].assessment.other_pool.sum(Of::dice))) {
            CHECK(odds.of(end) * power_of_six<Ways>(kDice) == ways * odds.of());
        }
        Ways flags = 0;
        for (const ChargeEnding& ending : odds.endings) flags += ending.flag_taken ? ending.ways : 0;
        CHECK(flags > 0);
    }
}
