#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("treachery: from turn 4, on a 1, or by a variant's chance") {
    const std::string facts = "army.castings_lost=10 enemy.castings_lost=8 enemy.castings_in_rout=3 ";
    CHECK(lines_of(at_table("treachery", facts + "turn=3")) == "refused: too_early");
    CHECK(odds_in_words(at_table("treachery", facts + "turn=4")) == "1: changes_sides=true; 5: changes_sides=false");
    CHECK(odds_in_words(at_table("treachery", facts + "turn=4 chance=3")) ==
          "3: changes_sides=true; 3: changes_sides=false");
    CHECK(lines_of(at_table("treachery", facts + "turn=4 unit.susceptible=false")) == "refused: not_susceptible");
}

TEST_CASE("treachery: whose losses must be the greater (R-183)") {
    const std::string own_exceed = "R-183=own_exceed";
    const std::string even = "turn=4 army.castings_lost=7 army.castings_in_rout=4 enemy.castings_lost=11";
    CHECK(lines_of(at_table("treachery", even)) == "refused: losses");
    CHECK(lines_of(at_table("treachery", even + " " + own_exceed)) == "refused: losses");
    const std::string own_more = "turn=4 army.castings_lost=7 army.castings_in_rout=5 enemy.castings_lost=11";
    CHECK(lines_of(at_table("treachery", own_more)) == "refused: losses");
    CHECK(lines_of(at_table("treachery", own_more + " " + own_exceed)) == "chance 1 target");
}
