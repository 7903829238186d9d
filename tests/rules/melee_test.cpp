#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const char* words) { return lines_of(at_table("melee", words)); }
}  // namespace

TEST_CASE("melee: who fights (R-93)") {
    // 9 castings in front, 9 behind, 9 more: 9 / 6 is 2, 18 / 6 is 3, 27 / 6 is 5, rounded up.
    CHECK(lines("grade=1 front_rank=9 second_rank=9 rear_ranks=9") == "castings 2, grade 1");
    CHECK(lines("grade=1 front_rank=9 second_rank=9 rear_ranks=9 figure_scale=1:25") == "castings 3, grade 1");
    CHECK(lines("grade=1 unit.arm=horse front_rank=9 second_rank=9 rear_ranks=9 opponent.arm=horse") == "castings 3, grade 1");
    CHECK(lines("grade=1 unit.formation=square front_rank=9 second_rank=9 rear_ranks=9") == "castings 5, grade 1");
    CHECK(lines("grade=1 front_rank=9 second_rank=9 rear_ranks=9 R-93=all") == "castings 5, grade 1");
}

TEST_CASE("melee: a charge counts from its distance on") {
    CHECK(lines("grade=1 front_rank=6 charged charge_distance=1") == "castings 1, grade 1, charging 1");
    CHECK(lines("grade=1 front_rank=6 charged charge_distance=0.99") == "castings 1, grade 1");
    CHECK(lines("grade=1 front_rank=6 charged charge_distance=0.5 scale=15mm") == "castings 1, grade 1, charging 1");
    const std::string horse = "grade=1 unit.arm=horse opponent.arm=horse front_rank=6 charged ";
    CHECK(lines((horse + "charge_distance=9.99").c_str()) == "castings 1, grade 1");
    CHECK(lines((horse + "charge_distance=10").c_str()) == "castings 1, grade 1, charging 1");
    CHECK(lines((horse + "charge_distance=6 scale=15mm").c_str()) == "castings 1, grade 1");
    CHECK(lines((horse + "charge_distance=6 scale=15mm R-37=six").c_str()) == "castings 1, grade 1, charging 1");
    CHECK(lines((horse + "charge_style=french_all_out").c_str()) == "castings 1, grade 1, all_out 2, disorganized -1");
}

TEST_CASE("melee: fronts against each other, and a mass shows half of itself") {
    CHECK(lines("grade=1 front_rank=9 opponent.frontage=6") == "castings 2, grade 1, frontage_1_5 1");
    CHECK(lines("grade=1 front_rank=12 opponent.frontage=6") == "castings 2, grade 1, frontage_2 2");
    CHECK(lines("grade=1 front_rank=12") == "castings 2, grade 1");
    // 9 and 2 in a mass: half of 11, rounded up, is 6; twice 3.
    CHECK(lines("grade=1 unit.formation=mass front_rank=9 second_rank=2 opponent.frontage=3") ==
          "castings 2, grade 1, frontage_2 2");
}

TEST_CASE("melee: how much of the split may be placed here (C-13)") {
    // 5 common dice against two: 2 each, and up to 2 more here, so that 1 is left for the other.
    CHECK(lines("grade=3 front_rank=12 unit.opponents=2") == "castings 2, grade 3, split -3");
    CHECK(lines("grade=3 front_rank=12 unit.opponents=2 remainder_here=2") == "castings 2, grade 3, split -1");
    CHECK(lines("grade=3 front_rank=12 unit.opponents=2 remainder_here=3") == "refused: remainder");
    // 2 dice against three: one here or none, and never fewer than one is rolled.
    CHECK(lines("grade=1 front_rank=6 unit.opponents=3") == "castings 1, grade 1, split -2, minimum 1");
    CHECK(lines("grade=1 front_rank=6 unit.opponents=3 remainder_here=1") == "castings 1, grade 1, split -1");
    CHECK(lines("grade=1 front_rank=6 unit.opponents=3 remainder_here=2") == "refused: remainder");
    // One opponent gets everything.
    CHECK(lines("grade=3 front_rank=12 remainder_here=1") == "refused: remainder");
    // A side that does not fight back splits nothing.
    CHECK(lines("grade=3 front_rank=12 remainder_here=1 unit.state=broken") == "automatic: broken");
    CHECK(lines("grade=3 front_rank=12 remainder_here=1 opponent.against=rear") == "automatic: hit_in_rear");
}

TEST_CASE("melee: shared lines count before the split") {
    // Example 5 (L870), B: 1 + 2 + 1 against lighter cavalry on both sides, split evenly: 2.
    const std::string kuirassiers = "grade=2 unit.arm=armored_cavalry front_rank=6 unit.opponents=2 opponent.arm=dragoons ";
    CHECK(lines((kuirassiers + "unit.shared=vs_lighter_cavalry").c_str()) ==
          "castings 1, grade 2, vs_lighter_cavalry 1, split -2");
    CHECK(lines(kuirassiers.c_str()) == "castings 1, grade 2, split -2, vs_lighter_cavalry 1");
    // Common dice below nothing are split as nothing: 1 + 1 - 3 = -1, and one die is rolled all the same.
    CHECK(lines("grade=1 front_rank=6 unit.opponents=2 unit.shared=vs_fortifications opponent.cover=fortification") ==
          "castings 1, grade 1, vs_fortifications -3, split 1, minimum 1");
    // With one opponent nothing is shared.
    CHECK(lines("grade=1 front_rank=12 unit.shared=vs_uphill opponent.uphill opponent.retired") ==
          "castings 2, grade 1, vs_retiring 1, vs_uphill -1");
}

TEST_CASE("melee: a gun crew has three dice, and no half-die beside them (C-12)") {
    CHECK(lines("grade=3 unit.arm=artillery front_rank=4 unit.leader=half_die") == "castings 1, grade 3, artillery_share_maximum -1");
    // 1 + 2 - 1 = 2 whole dice leave room for the half-die.
    CHECK(lines("grade=2 unit.arm=artillery front_rank=4 unit.leader=half_die opponent.uphill") ==
          "castings 1, grade 2, half_die_leader 1 half_dice, vs_uphill -1");
    // 1 + 4 cut to 3, split in two: 1 and the odd one.
    CHECK(lines("grade=4 unit.arm=artillery front_rank=4 unit.opponents=2 remainder_here=1 unit.leader=half_die") ==
          "castings 1, grade 4, half_die_leader 1 half_dice, artillery_maximum -2, split -1");
}

TEST_CASE("melee: one die and no half-die for an enemy on the flank (C-11), but a square has no flank") {
    CHECK(lines("grade=2 front_rank=12 unit.leader=half_die opponent.against=flank") == "castings 2, grade 2, flank_maximum -3");
    CHECK(lines("grade=2 unit.formation=square front_rank=12 unit.leader=half_die opponent.against=flank") ==
          "castings 2, grade 2, half_die_leader 1 half_dice");
    CHECK(lines("grade=1 front_rank=6 opponent.against=flank opponent.cover=fortification") ==
          "castings 1, grade 1, vs_fortifications -3, minimum 2");
}
