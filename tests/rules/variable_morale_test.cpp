#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Assessment list(int grade, int down_to, int up_from, const std::string& more = "") {
    return at_table("variable_morale", "unit.base_grade=" + std::to_string(grade) + " unit.down_to=" +
                                           std::to_string(down_to) + " unit.up_from=" + std::to_string(up_from) + " " + more);
}

}  // namespace

TEST_CASE("variable_morale: two dice that agree") {
    // The book's French line: 1-3 down, 6 up (L922). Down 3 x 3 = 9, up 1, else 26 of 36.
    const Assessment french = list(2, 3, 6);
    CHECK(odds_in_words(french) == "9: grade=1; 26: grade=2; 1: grade=3");
    CHECK(outcome_of(french, {6, 3}) == "grade=2");
    CHECK(fault_of(french, {1}) == "too few dice: this roll takes 2 dice, not 1");
}

TEST_CASE("variable_morale: one die under R-128") {
    const Assessment one = list(2, 3, 6, "R-128=one_die");
    CHECK(odds_in_words(one) == "3: grade=1; 2: grade=2; 1: grade=3");
}

TEST_CASE("variable_morale: a shifted die stays between 1 and 6") {
    // -1: faces 1 and 2 count as 1, so down 2 x 2 = 4; a 6 counts as 5, so never up.
    const Assessment prussian = list(3, 1, 6, "unit.prussian_from_1759=true");
    CHECK(lines_of(prussian) == "prussian_from_1759 -1 die");
    CHECK(odds_in_words(prussian) == "4: grade=2; 32: grade=3");
    // A list without Down one or Up one keeps its grade however the dice are shifted.
    CHECK(odds_in_words(list(2, 0, 7, "army.six_fields=true")) == "36: grade=2");
    CHECK(odds_in_words(list(2, 0, 7, "army.de_saxe=true")) == "36: grade=2");
}

TEST_CASE("variable_morale: grades stay between 1 and 4") {
    CHECK(odds_in_words(list(1, 4, 5)) == "32: grade=1; 4: grade=2");
    CHECK(odds_in_words(list(4, 1, 2)) == "1: grade=3; 35: grade=4");
}

TEST_CASE("variable_morale: shifts add up and may cancel") {
    CHECK(odds_in_words(list(2, 2, 6, "army.six_fields=true army.de_saxe=true")) == "4: grade=1; 31: grade=2; 1: grade=3");
}
