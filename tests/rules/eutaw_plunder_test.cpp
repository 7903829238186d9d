#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("eutaw_plunder: regulars on 4-6, irregulars on 3-6") {
    CHECK(odds_in_words(at_table("eutaw_plunder", "")) == "3: plunders=true; 3: plunders=false");
    CHECK(outcome_of(at_table("eutaw_plunder", ""), {3}) == "plunders=false");
    CHECK(odds_in_words(at_table("eutaw_plunder", "unit.regular=false")) == "4: plunders=true; 2: plunders=false");
    CHECK(lines_of(at_table("eutaw_plunder", "unit.plundering=true")) == "refused: plundering");
}
