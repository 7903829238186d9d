#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("control_check: the grade and nothing else") {
    const Assessment guard = at_table("control_check", "unit.grade=4");
    CHECK(lines_of(guard) == "grade 4 target");
    CHECK(odds_in_words(guard) == "4: passed=true; 2: passed=false");
}
