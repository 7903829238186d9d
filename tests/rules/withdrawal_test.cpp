#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
const std::string kQuarter = "castings_start=100 army.castings_lost=25 ";
std::string lines(const std::string& words) { return lines_of(at_table("withdrawal", words)); }
}  // namespace

TEST_CASE("withdrawal: from which losses on") {
    CHECK(lines("castings_start=100 army.castings_lost=24 army.flags_lost=1") == "refused: below_threshold");
    CHECK(lines(kQuarter + "army.flags_lost=1") == "flags_and_batteries_lost 1");
    CHECK(lines(kQuarter + "army.flags_lost=1 russian_on_defence") == "refused: below_threshold");
    // 3 of 15 is a fifth; a forced march goes before the Russians' steadiness.
    CHECK(lines("castings_start=15 army.castings_lost=3 condition=fatigued russian_on_defence") == "fatigued 1");
    CHECK(lines("castings_start=100 army.castings_lost=10 condition=worn army.flags_lost=1") == "flags_and_batteries_lost 1");
    CHECK(lines(kQuarter + "in_siege") == "refused: in_siege");
    // 10 x 3 is 3 x 10.
    CHECK(lines("castings_start=10 army.castings_lost=3") == "losses_30 1");
    CHECK(lines("castings_start=10 army.castings_lost=4") == "losses_40 2");
    CHECK(lines("castings_start=10 army.castings_lost=5") == "losses_50 3");
}

TEST_CASE("withdrawal: half-dice in pairs (C-20)") {
    // Three halves: one whole die, and one half-die is rolled.
    CHECK(lines(kQuarter + "army.half_die_leaders_lost=3 army.units_in_rout=1") ==
          "units_in_rout 1, half_die_leaders_lost 3 half_dice, paired_halves 1, paired_halves -2 half_dice");
    // A half less than two dice: one whole die and a half-die.
    CHECK(lines(kQuarter + "army.units_in_rout=2 enemy.half_die_leaders_captured=1") ==
          "units_in_rout 2, enemy_half_die_leaders -1 half_dice, paired_halves -1, paired_halves 2 half_dice");
    // Half a die is still a roll, if one that cannot reach 12.
    const Assessment half = at_table("withdrawal", kQuarter + "army.units_in_rout=1 enemy.half_die_leaders_captured=1");
    CHECK(half.dice().whole == 0);
    CHECK(half.dice().half == 1);
    CHECK(odds_in_words(half) == "6: withdraws=false");
}

TEST_CASE("withdrawal: no dice, no roll (R-120)") {
    const Assessment calm = at_table("withdrawal", kQuarter + "army.units_in_rout=1 enemy.half_die_leaders_captured=2");
    CHECK(lines_of(calm) == "automatic: no_dice");
    CHECK(calm.pool.items.size() == 2);
    CHECK(outcome_of(calm, {}) == "withdraws=false");
    CHECK(lines(kQuarter) == "automatic: no_dice");
}

TEST_CASE("withdrawal: leaders, trophies and objectives") {
    CHECK(lines(kQuarter + "army.class_1_leaders_lost=1 army.class_2_leaders_lost=1 army.class_3_leaders_lost=1") == "leaders_lost 6");
    CHECK(lines(kQuarter + "army.flags_lost=5 enemy.class_2_leaders_captured=1 enemy.class_1_leaders_killed=1") ==
          "flags_and_batteries_lost 5, enemy_leaders -2");
    CHECK(lines(kQuarter + "army.flags_lost=5 enemy.class_2_leaders_captured=1 enemy.class_1_leaders_killed=1 R-118=chart") ==
          "flags_and_batteries_lost 5, enemy_leaders -3");
    // 2 flags and 3 batteries are 5, half of it 2; one enemy flag alone is dropped.
    CHECK(lines(kQuarter + "army.flags_lost=2 army.batteries_lost=3 army.flags_taken=1 strength_points=50") == "flags_and_batteries_lost 2");
    CHECK(lines(kQuarter + "army.flags_lost=2 army.batteries_lost=3 army.flags_taken=1 strength_points=49") ==
          "flags_and_batteries_lost 5, flags_and_batteries_taken -1");
    // 4 + 1 + 1 against 2; a burned village is worth nothing.
    const Assessment places = at_table("withdrawal", kQuarter + "army.objectives_lost=primary_road,hill,hill,burned_village army.objectives_gained=camp");
    CHECK(lines_of(places) == "objectives_lost 6, objectives_gained -2");
    CHECK(outcome_of(places, {3, 3, 3, 3}) == "withdraws=true");
    CHECK(outcome_of(places, {3, 3, 3, 2}) == "withdraws=false");
}
