#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("rally: the grade on one die, a leader lowers it") {
    // Grade 2 with a class 1 leader: die - 1 <= 2 on 1, 2, 3 (L260).
    const Assessment line = at_table("rally", "unit.grade=2 unit.leader=class_1");
    CHECK(lines_of(line) == "grade 2 target, leader -1 die");
    CHECK(odds_in_words(line) == "3: passed=true, state=broken; 3: passed=false, state=routed, attempts_left=1");
}

TEST_CASE("rally: as many attempts as the grade, then removed") {
    CHECK(outcome_of(at_table("rally", "unit.grade=1"), {2}) == "passed=false, state=removed, attempts_left=0");
    CHECK(outcome_of(at_table("rally", "unit.grade=3"), {4}) == "passed=false, state=routed, attempts_left=2");
    CHECK(outcome_of(at_table("rally", "unit.grade=3 attempts_made=2"), {4}) ==
          "passed=false, state=removed, attempts_left=0");
    CHECK(lines_of(at_table("rally", "unit.grade=3 attempts_made=3")) == "refused: attempts_used");
}

TEST_CASE("rally: a flag taken since changes the number to roll, not the attempts (R-11)") {
    const Assessment raised = at_table("rally", "unit.grade=3 unit.grade_when_routed=2 attempts_made=1");
    CHECK(lines_of(raised) == "grade 3 target");
    CHECK(outcome_of(raised, {3}) == "passed=true, state=broken");
    CHECK(outcome_of(raised, {4}) == "passed=false, state=removed, attempts_left=0");
}

TEST_CASE("rally: a half-die leader does not help (R-45)") {
    CHECK(lines_of(at_table("rally", "unit.grade=2 unit.leader=half_die")) == "grade 2 target");
}

TEST_CASE("rally: who may not roll") {
    CHECK(lines_of(at_table("rally", "unit.grade=2 unit.state=broken")) == "refused: not_routed");
    CHECK(lines_of(at_table("rally", "unit.grade=2 unit.disturbed=true")) == "refused: disturbed");
    CHECK(lines_of(at_table("rally", "unit.grade=2 unit.sat_still=false")) == "refused: did_not_sit_still");
    // After a first roll it rolls every turn, or sits between the rolls.
    const std::string second = "unit.grade=2 unit.sat_still=false attempts_made=1";
    CHECK(lines_of(at_table("rally", second)) == "grade 2 target");
    CHECK(lines_of(at_table("rally", second + " R-10=sit_between")) == "refused: did_not_sit_still");
}
