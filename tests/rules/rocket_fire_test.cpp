#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("rocket_fire: four dice of flight, the blast by the rocketeers that are left") {
    CHECK(outcome_of(at_table("rocket_fire", ""), {1, 2, 3, 4}) == "distance=10, blast=4");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=3"), {1, 1, 1, 1}) == "distance=4, blast=3");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=2"), {6, 6, 6, 6}) == "distance=24, blast=2");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=1"), {6, 6, 6, 5}) == "distance=23, blast=1");
    CHECK(fault_of(at_table("rocket_fire", ""), {1, 2, 3}) == "too few dice: this roll takes 4 dice, not 3");
}
