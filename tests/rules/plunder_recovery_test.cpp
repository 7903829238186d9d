#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("plunder_recovery: the grade and nothing else") {
    CHECK(odds_in_words(at_table("plunder_recovery", "unit.grade=3")) == "3: recovered=true; 3: recovered=false");
}
