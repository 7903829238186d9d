#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("pistol_fire: 2, 3 and 4 or less by grade, and guards without a die") {
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=1")) == "2: disorganized=true; 4: disorganized=false");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=2")) == "3: disorganized=true; 3: disorganized=false");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=3")) == "4: disorganized=true; 2: disorganized=false");
    CHECK(lines_of(at_table("pistol_fire", "unit.grade=4")) == "automatic: grade_4");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=4")) == "1: disorganized=true");
}
