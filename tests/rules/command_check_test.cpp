#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("command_check: the grade, or 5 under an exceptional commander") {
    CHECK(odds_in_words(at_table("command_check", "unit.grade=2")) ==
          "2: may_charge=true, may_close=true, passed=true; 4: may_charge=false, may_close=false, passed=false");
    const Assessment exceptional = at_table("command_check", "unit.grade=1 unit.exceptional_commander=true");
    CHECK(lines_of(exceptional) == "exceptional_commander 5 target");
    CHECK(outcome_of(exceptional, {6}) == "may_charge=false, may_close=false, passed=false");
}

TEST_CASE("command_check: after a full move last turn (R-03)") {
    const std::string moved = "unit.grade=2 unit.full_move_last_turn=true";
    CHECK(outcome_of(at_table("command_check", moved), {3}) == "may_charge=false, may_close=true, passed=false");
    CHECK(outcome_of(at_table("command_check", moved + " R-03=may_not_close"), {3}) ==
          "may_charge=false, may_close=false, passed=false");
}
