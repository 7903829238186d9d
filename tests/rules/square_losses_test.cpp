#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("square_losses: one for every three winners left, rounded down (R-100)") {
    CHECK(outcome_of(at_table("square_losses", "charger.castings=8"), {}) == "extra_losses=2");
    CHECK(outcome_of(at_table("square_losses", "charger.castings=9"), {}) == "extra_losses=3");
    CHECK(outcome_of(at_table("square_losses", "charger.castings=2"), {}) == "extra_losses=0");
    CHECK(odds_in_words(at_table("square_losses", "charger.castings=9")) == "1: extra_losses=3");
}
