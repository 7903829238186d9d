#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("leader_hit: touching, one die at or under the hits") {
    // The book's example: 2 hits, 2 or less (L622).
    const Assessment two = at_table("leader_hit", "hits=2");
    CHECK(lines_of(two) == "hits 2 target");
    CHECK(outcome_of(two, {1}) == "hit=true");
    CHECK(outcome_of(two, {3}) == "hit=false");
    CHECK(odds_in_words(two) == "2: hit=true; 4: hit=false");
    CHECK(odds_in_words(at_table("leader_hit", "hits=9")) == "6: hit=true");
}

TEST_CASE("leader_hit: near, both dice") {
    // 2 x 2 = 4 of 36.
    const Assessment near = at_table("leader_hit", "hits=2 leader.touching=false leader.distance=5");
    CHECK(odds_in_words(near) == "4: hit=true; 32: hit=false");
    CHECK(outcome_of(near, {2, 3}) == "hit=false");
    CHECK(outcome_of(near, {3, 2}) == "hit=false");
    CHECK(fault_of(near, {2}) == "too few dice: this roll takes 2 dice, not 1");
}

TEST_CASE("leader_hit: howitzer and Arnauts shift every die") {
    CHECK(odds_in_words(at_table("leader_hit", "hits=2 firer.howitzer=true")) == "3: hit=true; 3: hit=false");
    // 3 x 3 = 9 of 36.
    CHECK(odds_in_words(at_table("leader_hit", "hits=2 firer.arnauts=true leader.touching=false")) ==
          "9: hit=true; 27: hit=false");
    const Assessment number = at_table("leader_hit", "hits=2 firer.howitzer=true R-82=number");
    CHECK(lines_of(number) == "hits 2 target, howitzer -1 target");
    CHECK(odds_in_words(number) == "1: hit=true; 5: hit=false");
    // The number is 0 and the die is rolled all the same (C-03).
    const Assessment none = at_table("leader_hit", "hits=1 firer.howitzer=true R-82=number");
    CHECK(odds_in_words(none) == "6: hit=false");
}

TEST_CASE("leader_hit: how near he must be (R-87)") {
    const std::string at_5_1 = "hits=1 leader.touching=false leader.distance=5.1";
    const std::string at_3_5 = "hits=1 leader.touching=false leader.distance=3.5";
    CHECK(lines_of(at_table("leader_hit", at_5_1)) == "refused: out_of_range");
    CHECK(lines_of(at_table("leader_hit", at_3_5 + " scale=15mm")) == "hits 1 target");
    CHECK(lines_of(at_table("leader_hit", at_3_5 + " scale=15mm R-87=three")) == "refused: out_of_range");
    CHECK(lines_of(at_table("leader_hit", "hits=1 leader.distance=9")) == "hits 1 target");
    CHECK(lines_of(at_table("leader_hit", "hits=0")) == "refused: no_hits");
}
