#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("flag_capture: the difference or less, and grades stay between 1 and 4") {
    const Assessment won = at_table("flag_capture", "unit.grade=3 opponent.grade=2 unit.lost=1 opponent.lost=3");
    CHECK(lines_of(won) == "difference 2 target");
    CHECK(outcome_of(won, {2}) == "captured=true, unit_grade=4, opponent_grade=1");
    CHECK(outcome_of(won, {3}) == "captured=false");
    CHECK(outcome_of(at_table("flag_capture", "unit.grade=4 opponent.grade=1 opponent.lost=1"), {1}) ==
          "captured=true, unit_grade=4, opponent_grade=1");
}

TEST_CASE("flag_capture: wiped out goes before picked up (R-101)") {
    const std::string sides = "unit.grade=2 opponent.grade=2 ";
    CHECK(outcome_of(at_table("flag_capture", sides + "opponent.wiped_out opponent.picked_up"), {}) == "captured=true, unit_grade=3");
    const Assessment routers = at_table("flag_capture", sides + "opponent.picked_up unit.lost=2 opponent.lost=3");
    CHECK(lines_of(routers) == "picked_up 5 target");
    CHECK(outcome_of(routers, {5}) == "captured=true");
    CHECK(outcome_of(routers, {6}) == "captured=false");
    CHECK(lines_of(at_table("flag_capture", sides + "unit.lost=2 opponent.lost=2")) == "refused: not_the_winner");
    CHECK(lines_of(at_table("flag_capture", sides + "opponent.wiped_out opponent.has_flag=false")) == "refused: no_flag");
}
