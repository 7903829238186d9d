#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("morale: the sum of the dice is read on one table (p 18)") {
    const Assessment line = at_table("morale", "unit.grade=2");
    CHECK(lines_of(line) == "grade 2");
    CHECK(outcome_of(line, {1, 1}) == "facing=away, result=rout, state=routed");
    CHECK(outcome_of(line, {2, 1}) == "facing=away, move=full, result=fall_back, state=broken");
    CHECK(outcome_of(line, {2, 2}) == "facing=enemy, move=full, result=fall_back, state=disorganized");
    CHECK(outcome_of(line, {3, 2}) == "result=halt, state=disorganized");
    CHECK(outcome_of(line, {3, 3}) == "result=no_effect");
}

// L321-337: three of twelve are a quarter, six a half, nine three quarters; each stands in place of the one before.
TEST_CASE("morale: losses") {
    CHECK(lines_of(at_table("morale", "unit.grade=3 unit.castings_start=12 unit.castings=10")) == "grade 3");
    CHECK(lines_of(at_table("morale", "unit.grade=3 unit.castings_start=12 unit.castings=9")) == "grade 3, lost_quarter -1");
    CHECK(lines_of(at_table("morale", "unit.grade=3 unit.castings_start=12 unit.castings=6")) == "grade 3, lost_half -2");
    CHECK(lines_of(at_table("morale", "unit.grade=4 unit.castings_start=12 unit.castings=3")) == "grade 4, lost_three_quarters -3");
}

// p 16: an enemy in the rear costs a die, and a threatened flank leaves nothing of secure flanks.
TEST_CASE("morale: what stands around it") {
    CHECK(lines_of(at_table("morale", "unit.grade=2 unit.flanks_secure=true unit.rear_support=true")) == "grade 2, flanks_secure 1, rear_support 1");
    CHECK(lines_of(at_table("morale", "unit.grade=2 unit.flanks_secure=true unit.enemy_facing_flank=true")).find("flanks_secure") == std::string::npos);
    CHECK(lines_of(at_table("morale", "unit.grade=2 unit.formation=square unit.enemy_in_rear=true")).find("enemy_in_rear") == std::string::npos);
}

// L299, C-17: a broken unit that must check routs without a die.
TEST_CASE("morale: broken troops") { CHECK(odds_in_words(at_table("morale", "unit.grade=2 unit.state=broken")) == "1: facing=away, result=rout, state=routed"); }
