// The luck of the dice, exact.

#include "core/report/luck.hpp"
#include "core/report/recorded_roll.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

const Luck& of(const std::vector<Luck>& all, std::string_view army) {
    for (const Luck& one : all) {
        if (one.army == army) return one;
    }
    FAIL("no such army");
    return all.front();
}

Entry rolled(const Log& log, const Rolled& roll) {
    Entry entry = log.blank();
    entry.rolls = {roll};
    return entry;
}

ItemTaken item(const char* id, int amount, Of of) { return {id, id, "1", amount, of, ""}; }

}  // namespace

TEST_CASE("half points: a die shows 3.5, a half-die 1") {
    const DiceCount count{1, 3, 1, 14};
    CHECK(count.expected_halves() == 23);                  // 10.5 + 1
    CHECK(count.over_halves() == 5);
    CHECK(halves_in_words(23) == "11.5");
    CHECK(halves_in_words(5) == "2.5");
    CHECK(halves_in_words(-5) == "-2.5");
    CHECK(halves_in_words(-4) == "-2");
    CHECK(halves_in_words(0) == "0");
}

TEST_CASE("faces and totals count for who rolls; what was taken back does not") {
    AtBattle table;
    table.phase(8);
    table.perform("do small_arms_fire red-1 blue-1 range=5in dice=6,5,4");      // three dice: 15 against 10.5
    table.perform("do small_arms_fire blue-1 red-1 range=5in total=5");         // three dice: 5 against 10.5
    const std::vector<Luck> all = luck(test_charts(), table.log());
    REQUIRE(all.size() == 2);
    CHECK(of(all, "red").added_up == DiceCount{1, 3, 0, 15});
    CHECK(of(all, "red").added_up.over_halves() == 9);
    CHECK(of(all, "blue").added_up == DiceCount{1, 3, 0, 5});
    CHECK(of(all, "blue").all().over_halves() == -11);
    REQUIRE(of(all, "red").by_procedure.size() == 1);
    CHECK(of(all, "red").by_procedure[0].title == "Small arms fire");
    CHECK_FALSE(of(all, "red").by_procedure[0].low_is_wanted);

    Log log = table.log();
    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(of(luck(test_charts(), log), "blue").all() == DiceCount{});
    CHECK(of(luck(test_charts(), log), "red").all() == DiceCount{1, 3, 0, 15});
}

TEST_CASE("half-dice count 1, 2, 3 and nothing; a single die after a pool is read alone") {
    AtBattle table;
    Log log = table.log();
    Rolled check;
    check.procedure = "withdrawal";
    check.actor = "red";
    check.items = {item("losses", 2, Of::dice), item("leaders", 1, Of::half_dice)};
    check.faces = {6, 4, 5};                                // the half-die shows 5: nothing
    check.sums = {10};
    REQUIRE_FALSE(log.add(rolled(log, check)));
    check.faces = {6, 4, 2};
    check.sums = {12};
    REQUIRE_FALSE(log.add(rolled(log, check)));
    // a village shot at by troops: two dice first, then one die for two or less
    Rolled village;
    village.procedure = "structure_fire";
    village.actor = "red-1";
    village.items = {item("grade", 2, Of::dice)};
    village.faces = {3, 3, 1};
    village.sums = {6, 1};
    REQUIRE_FALSE(log.add(rolled(log, village)));
    const Luck red = of(luck(test_charts(), log), "red");
    CHECK(red.added_up == DiceCount{3, 6, 2, 10 + 12 + 6});
    CHECK(red.added_up.expected_halves() == 46);            // 21 + 2
    CHECK(red.single == DiceCount{0, 1, 0, 1});
    REQUIRE(red.by_procedure.size() == 2);
    CHECK(red.by_procedure[0].procedure == "structure_fire");
    CHECK(red.by_procedure[0].count == DiceCount{1, 3, 0, 7});
}

TEST_CASE("in a bout each side has its own dice; one of nobody's army stands last") {
    AtBattle table;
    Log log = table.log();
    Rolled bout;
    bout.procedure = "melee_bout";
    bout.actor = "red-1";
    bout.target = "blue-1";
    bout.items = {item("grade", 3, Of::dice)};
    bout.other_items = {item("grade", 2, Of::dice), item("leader_half", 1, Of::half_dice)};
    bout.faces = {1, 2, 3, 6, 6, 3};
    bout.sums = {6, 15};
    REQUIRE_FALSE(log.add(rolled(log, bout)));
    Rolled lone;
    lone.procedure = "brigade_leader";
    lone.faces = {6};
    lone.sums = {6};
    REQUIRE_FALSE(log.add(rolled(log, lone)));
    const std::vector<Luck> all = luck(test_charts(), log);
    REQUIRE(all.size() == 3);
    CHECK(of(all, "red").added_up == DiceCount{1, 3, 0, 6});
    CHECK(of(all, "blue").added_up == DiceCount{1, 2, 1, 15});
    CHECK(all.back().name == "nobody");
    CHECK(all.back().single == DiceCount{1, 1, 0, 6});
    CHECK(pool_of(test_charts(), bout) == "3 dice against 2 dice and 1 half-die");
}

TEST_CASE("numbers to roll under want their dice low") {
    AtBattle table;
    Log log = table.log();
    Rolled rally;
    rally.procedure = "rally";
    rally.actor = "blue-1";
    rally.items = {item("grade", 3, Of::target), item("leader", -1, Of::die)};
    rally.faces = {4};
    rally.sums = {4};
    REQUIRE_FALSE(log.add(rolled(log, rally)));
    const Luck blue = of(luck(test_charts(), log), "blue");
    CHECK(blue.added_up == DiceCount{});
    CHECK(blue.single == DiceCount{1, 1, 0, 4});            // what the die showed, not what it counted
    REQUIRE(blue.by_procedure.size() == 1);
    CHECK(blue.by_procedure[0].low_is_wanted);
    CHECK(pool_of(test_charts(), rally) == "one die, -1, 3 or less");
}

TEST_CASE("an automatic result has no dice") {
    AtBattle table;
    Rolled settled;
    settled.procedure = "morale";
    settled.actor = "red-1";
    settled.automatic = "routed";
    CHECK(rolls_shown(test_charts(), settled).empty());
    CHECK(pool_of(test_charts(), settled).empty());
}
