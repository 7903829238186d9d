#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const std::string& words) { return lines_of(at_table("pursuit", words)); }
}  // namespace

TEST_CASE("pursuit: the printed hussars (L810)") {
    // 5 + 1 - 1 = 5.
    const Assessment hussars = at_table("pursuit", "grade=3 unit.arm=light_cavalry regular=false");
    CHECK(lines_of(hussars) == "light_cavalry 5 target, irregular 1 target, grade_3 -1 target");
    CHECK(odds_in_words(hussars) == "5: must_pursue=true; 1: must_pursue=false");
}

TEST_CASE("pursuit: the number starts from nothing, and the die is rolled all the same") {
    const Assessment guards = at_table("pursuit", "grade=4 unit.arm=infantry unit.leader=class_3");
    CHECK(lines_of(guards) == "grade_4 -2 target, leader -3 target");
    CHECK(outcome_of(guards, {1}) == "must_pursue=false");
}

TEST_CASE("pursuit: text and chart (R-105, R-106)") {
    CHECK(lines("grade=2 unit.arm=horse french") == "non_light_cavalry 3 target, eager 1 target");
    CHECK(lines("grade=2 unit.arm=horse french R-106=text") == "eager 1 target");
    CHECK(lines("grade=2 unit.arm=infantry unit.formation=clan scots_jacobite") == "eager 1 target");
    CHECK(lines("grade=2 unit.arm=infantry unit.formation=mob R-106=text") == "");
    CHECK(lines("grade=1 unit.arm=infantry opponent.state=broken") == "grade_1 1 target");
    CHECK(lines("grade=1 unit.arm=infantry opponent.state=broken R-105=routed_only") == "refused: no_check");
    CHECK(lines("grade=1 unit.arm=infantry opponent.state=disorganized") == "refused: no_check");
    CHECK(lines("grade=1 unit.arm=infantry opponent.state=normal feigned_flight") == "grade_1 1 target");
    CHECK(lines("grade=1 unit.arm=infantry american_indian") == "automatic: american_indian");
}
