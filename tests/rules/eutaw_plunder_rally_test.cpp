#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("eutaw_plunder_rally: the grade, a leader lowers the die") {
    const Assessment led = at_table("eutaw_plunder_rally", "unit.grade=2 unit.leader=class_2");
    CHECK(lines_of(led) == "grade 2 target, leader -2 die");
    CHECK(odds_in_words(led) == "4: recovered=true; 2: recovered=false");
    CHECK(odds_in_words(at_table("eutaw_plunder_rally", "unit.grade=2 unit.leader=half_die")) ==
          "2: recovered=true; 4: recovered=false");
}
