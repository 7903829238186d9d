// The odds of a charge under the optional rules that change its dice, against the charge itself, thrown out face by face.

#include "tests/support/walked_charge.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// Foot in front, its target about to roll how near it lets the charge come.
Charging under_fire(const Names& options, Arm charger = Arm::infantry) {
    Charging table("red-1", "blue-1");
    table.set(&Game::options, options);
    table.arm("red-1", charger);
    table.perform(std::string("do charge red-1 distance=8 dice=") + (charger == Arm::infantry ? "2" : "3,3"));
    table.perform("do charge red-1 answer=stand");
    REQUIRE(table.step("red-1") == ChargeStep::range);
    return table;
}

/// Over 6^dice: the share of an ending.
bool is(const ChargeOdds& odds, ChargeEnd end, const Ways& ways, int dice) { return odds.of(end) * power_of_six<Ways>(dice) == ways * odds.of(); }

}  // namespace

TEST_CASE("fire on a charge, face by face: by muskets and by matchlocks") {
    for (const bool matchlocks : {false, true}) {
        CAPTURE(matchlocks);
        Charging table = under_fire({"matchlock"});
        table.set("blue-1", &Unit::matchlock, matchlocks);
        const ChargeOdds odds = table.rest("red-1");
        CHECK(odds.given == "");
        check_alike(odds, walked(table, "stand"));
    }
}

TEST_CASE("before a battle too the target may have matchlocks") {
    const auto steps = [](std::string_view matchlock, std::string_view arm) {
        FrontalCharge charge(test_charts(), TableManners{});
        charge.give("charger.grade", "2", {"c", 0, 0});
        charge.give("defender.grade", "2", {"c", 0, 0});
        charge.give("defender.arm", arm, {"c", 0, 0});
        charge.give("defender.matchlock", matchlock, {"m", 0, 0});
        return charge.steps({"s", 0, 0});
    };
    REQUIRE(steps("yes", "infantry").ok());
    CHECK(steps("yes", "infantry")->matchlocks);
    CHECK(!steps("no", "infantry")->matchlocks);
    CHECK(steps("slow", "infantry").problems().sentences() == "m: \"defender.matchlock\" is yes or no, not \"slow\"\n");
    CHECK(steps("yes", "artillery").problems()[0].sentence() == "m: artillery has no matchlocks");
}

TEST_CASE("fronts by length: twelve horse are 48 quarters of an inch to 24 of foot, until a casting falls to the fire") {
    for (const bool by_length : {false, true}) {
        CAPTURE(by_length);
        Charging table = under_fire(by_length ? Names{"frontage_by_length"} : Names{}, Arm::dragoons);
        check_alike(table.rest("red-1"), walked(table, "stand"));
    }
    // Twelve against twelve: 2 + 2 dice, 2 for horse against foot, and 2 for a front twice as long, which is none where figures
    // are counted. Eleven of an inch are 44 quarters, not twice 24 but more than one and a half of it: 1. Eight inches are no
    // charge for horse. The fire is 2 for the grade, 1 for the first fire, 1 at close range, 1 at horse: five dice, and six pips
    // a casting.
    for (const int fallen : {0, 1}) {
        CAPTURE(fallen);
        Charging table = under_fire({"frontage_by_length"}, Arm::dragoons);
        table.perform("do charge red-1 dice=6");
        table.perform(std::string("do charge red-1 dice=") + (fallen == 0 ? "1,1,1,1,1" : "2,2,2,1,1"));
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1 dice=6");
        REQUIRE(table.step("red-1") == ChargeStep::contact);
        for (const auto& [end, ways] : bout(fallen == 0 ? 8 : 7, 4)) CHECK(is(table.rest("red-1"), end, ways, kDice));
    }
}

TEST_CASE("what falls on the way in is taken from a double line's ranks as they stand on the table") {
    // Ten foot in line against twelve in double line: six in front, and five when two have fallen. Ten are twice five.
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::formation, Formation::double_line);
    table.set("blue-1", &Unit::castings, 10);
    table.grade("blue-1", 3);
    table.perform("do charge red-1 distance=8 dice=2");
    check_alike(table.rest("red-1"), walked(table, "stand"));
}

TEST_CASE("pistols before contact: the charger's, and those of a target that charges back") {
    for (const bool target_too : {false, true}) {
        CAPTURE(target_too);
        Charging table("red-1", "blue-1");
        table.arm("red-1", Arm::dragoons);
        table.arm("blue-1", Arm::dragoons);
        table.set("red-1", &Unit::pistols, true);
        table.set("blue-1", &Unit::pistols, target_too);
        table.perform("do charge red-1 dice=3,3 distance=12");
        table.perform("do charge red-1");
        table.perform("do charge red-1 dice=6");
        table.perform("do charge red-1 answer=countercharge");
        REQUIRE(table.step("red-1") == ChargeStep::countercharge);
        const ChargeOdds odds = table.rest("red-1");
        CHECK(odds.given == "");
        // Grade 2: on 3 or less of one die the other is disorganized, which is a die less. Blue charges back on a 6 of its one
        // die, and only then fires too; then neither has come ten inches, which is a charge, else red has come twelve.
        Counted by_hand;
        const auto add = [&](int red, int blue, int of_thirty_six) {
            for (const auto& [end, ways] : bout(red, blue)) by_hand[end] += ways * of_thirty_six;
        };
        // Not back, 5 in 6: red has 5 dice to 4, or to 3.
        for (const int disordered : {0, 1}) {
            add(5, 4 - disordered, 5 * 6 * 3);
            if (!target_too) add(4, 4 - disordered, 6 * 3);
        }
        if (target_too) {
            for (const int blue : {0, 1}) {
                for (const int red : {0, 1}) add(4 - red, 4 - blue, 3 * 3);
            }
        }
        for (const auto& [end, ways] : by_hand) CHECK(is(odds, end, ways, kDice + 3));
    }
}

TEST_CASE("whoever has taken the flag pursues with the grade that it gained: dragoons of grade 2 on 3, with the flag on 2 (p 37-38)") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.perform("do charge red-1 side=flank distance=12 dice=1,2,3");
    // [flag taken]: all that may have to pursue, and those who must.
    Ways all[2] = {0, 0};
    Ways must[2] = {0, 0};
    for (const ChargeEnding& ending : table.rest("red-1").endings) {
        if (ending.end != ChargeEnd::charger_wins || ending.wiped_out || !ending.last.is("pursuit_check")) continue;
        all[ending.flag_taken ? 1 : 0] += ending.ways;
        if (ending.must_pursue) must[ending.flag_taken ? 1 : 0] += ending.ways;
    }
    CHECK(all[0] > 0);
    CHECK(all[1] > 0);
    CHECK(must[0] * 6 == all[0] * 3);
    CHECK(must[1] * 6 == all[1] * 2);
}

TEST_CASE("fire by bases: a charge asks for them like any other shot, and until they are told the odds take all of them") {
    Charging table = under_fire({"base_by_base_fire"});
    CHECK(table.rest("red-1").given == "as if every base of 1/blue fired");
    table.perform("do charge red-1 dice=6");
    const ChargeNeeds needs = table.needs("red-1");
    CHECK(needs.step == ChargeStep::fire);
    CHECK(needs.must == std::vector<std::string_view>{"bases"});
    CHECK(table.fault("do charge red-1 total=5") ==
          "fire goes base by base: say how many bases of 1/blue reach the target (bases=1 to 4), or castings_firing\n");
    // Grade 2, first fire, close: four dice; two of the four bases are six castings, a die less.
    std::vector<Ways> won;
    for (const auto& [bases, dice] : {std::pair(4, 4), std::pair(3, 4), std::pair(2, 3)}) {
        CAPTURE(bases);
        const std::string told = "do charge red-1 bases=" + std::to_string(bases);
        const Preview shown = table.preview(told);
        REQUIRE(shown.waiting() != nullptr);
        CHECK(shown.waiting()->assessment.dice().count() == dice);
        const auto odds = odds_of_rest(test_charts(), table.battle(), table.charge("red-1"), typed(told));
        REQUIRE(odds.ok());
        CHECK(odds->given == "");
        // One die to charge home, one to stand, 2 + 2 a side in melee.
        CHECK(odds->dice >= dice + 2 + 8);
        won.push_back(odds->of(ChargeEnd::charger_wins) * power_of_six<Ways>(30) / odds->of());
    }
    CHECK(won[0] == won[1]);
    CHECK(won[1] < won[2]);
    table.perform("do charge red-1 bases=2 dice=2,2,2");
    CHECK(table.unit("red-1").castings == 11);
    Charging plain = under_fire({});
    plain.perform("do charge red-1 dice=6");
    CHECK(plain.needs("red-1").must.empty());
    CHECK(plain.fault("do charge red-1 bases=2 total=5") == "bases are counted where fire by bases is played, and for foot out of square\n");
}

TEST_CASE("what the odds of a charge do not reckon with, they say") {
    Charging table = under_fire({});
    SUBCASE("somebody else comes on the same target, whose fire is shared") {
        table.plot("red-2", "blue-1");
        CHECK(table.rest("red-1").given == "as if 2/red did not charge 1/blue");
    }
    SUBCASE("grades that are still to be drawn") {
        table.set(&Game::options, {"variable_morale"});
        table.set("red-1", &Unit::variable_up_from, 5);
        CHECK(table.rest("red-1").given == "before 1/red draws its grade");
        table.set("red-1", &Unit::variable_morale_drawn, true);
        CHECK(table.rest("red-1").given == "");
    }
    SUBCASE("pikemen who may be among the fallen, and the leader who rides along") {
        table.set("red-1", &Unit::pikemen, 2);
        table.set("red-chief", &Leader::attached, "red-1");
        CHECK(table.rest("red-1").given == "as if no pikeman of 1/red fell, as if the leader with 1/red were not hit");
    }
    SUBCASE("nothing") { CHECK(table.rest("red-1").given == ""); }
}
