#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("arrival: the basic grade on one die, a leader raises it, a half-die one does not (p 13)") {
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2")) == "grade 2 target");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 unit.leader=class_1")) == "grade 2 target, leader 1 target");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 unit.leader=half_die")) == "grade 2 target");
    CHECK(outcome_of(at_table("arrival", "unit.base_grade=2"), {2}) == "arrived=true");
    // As many attempts as the grade: after the first failure one is left.
    CHECK(outcome_of(at_table("arrival", "unit.base_grade=2"), {3}) == "arrived=false, attempts_left=1");
    CHECK(outcome_of(at_table("arrival", "unit.base_grade=2 attempts_made=1"), {3}) == "arrived=false, attempts_left=0");
}

TEST_CASE("arrival: who may not come") {
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 attempts_made=2")) == "refused: attempts_used");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 unit.on_own_baseline=false")) == "refused: not_own_baseline");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 road=not_friendly")) == "refused: no_road");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 unit.state=disorganized")) == "refused: not_recovered");
    // A side without a road comes by its secret spot.
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 road=none")) == "grade 2 target");
    CHECK(lines_of(at_table("arrival", "unit.base_grade=2 road=none R-07=road_only")) == "refused: no_road");
}
