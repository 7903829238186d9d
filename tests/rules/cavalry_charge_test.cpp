#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("cavalry_charge: a morale check that only asks whether it charges: 6 does, 5 does not (p 15)") {
    const Assessment line = at_table("cavalry_charge", "unit.arm=horse unit.grade=2");
    CHECK(lines_of(line) == "grade 2");
    CHECK(outcome_of(line, {3, 3}) == "passed=true");
    // No rout from it: it moves half at most.
    CHECK(outcome_of(line, {3, 2}) == "move=half, passed=false");
    CHECK(outcome_of(line, {1, 1}) == "move=half, passed=false");
    // Two dice come to 6 or more in 26 of 36 ways.
    CHECK(odds_in_words(line) == "26: passed=true; 10: move=half, passed=false");
}

TEST_CASE("cavalry_charge: a countercharge that fails costs nothing more") {
    CHECK(outcome_of(at_table("cavalry_charge", "unit.arm=horse unit.grade=1 unit.countercharge=true"), {5}) == "passed=false");
}
