#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("ammunition: 1 and 2 ask for two more dice") {
    const Assessment battery = at_table("ammunition", "");
    CHECK(outcome_of(battery, {3}) == "limited=false");
    CHECK(outcome_of(battery, {2, 1, 1}) == "limited=true, shots_left=2");
    CHECK(fault_of(battery, {1}) == "too few dice: this roll takes 3 dice, not 1");
    // Of 216: 4 x 36 = 144 without a limit; each sum of two dice twice its ways.
    CHECK(odds_in_words(battery) ==
          "144: limited=false; 2: limited=true, shots_left=2; 4: limited=true, shots_left=3; "
          "6: limited=true, shots_left=4; 8: limited=true, shots_left=5; 10: limited=true, shots_left=6; "
          "12: limited=true, shots_left=7; 10: limited=true, shots_left=8; 8: limited=true, shots_left=9; "
          "6: limited=true, shots_left=10; 4: limited=true, shots_left=11; 2: limited=true, shots_left=12");
}

TEST_CASE("ammunition: not again once a limit is set (R-91)") {
    CHECK(lines_of(at_table("ammunition", "firer.limited=true")) == "refused: limited");
}
