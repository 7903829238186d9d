#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("evade_move: the full skirmish move and the dice") {
    CHECK(outcome_of(at_table("evade_move", "unit.arm=infantry"), {1}) == "distance=17");
    CHECK(outcome_of(at_table("evade_move", "unit.arm=light_cavalry"), {6, 6}) == "distance=36");
    // 11 + 3 x 2/3 = 13; 16 + 5 x 2/3 = 19.333...
    CHECK(outcome_of(at_table("evade_move", "unit.arm=infantry scale=15mm"), {3}) == "distance=13");
    CHECK(outcome_of(at_table("evade_move", "unit.arm=light_cavalry scale=15mm"), {2, 3}) == "distance=19.33");
    CHECK(lines_of(at_table("evade_move", "unit.arm=dragoons")) == "refused: no_skirmish_rate");
}
