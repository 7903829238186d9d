// The dice of era and national rules: how often each comes up (p 144, 149, army lists).

#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("pistol_fire: 2, 3 and 4 or less by grade, and guards without a die") {
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=1")) == "2: disorganized=true; 4: disorganized=false");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=2")) == "3: disorganized=true; 3: disorganized=false");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=3")) == "4: disorganized=true; 2: disorganized=false");
    CHECK(lines_of(at_table("pistol_fire", "unit.grade=4")) == "automatic: grade_4");
    CHECK(odds_in_words(at_table("pistol_fire", "unit.grade=4")) == "1: disorganized=true");
}

TEST_CASE("french_charge: half of all charges are all out") {
    CHECK(odds_in_words(at_table("french_charge", "")) == "3: style=at_trot; 3: style=all_out");
}

TEST_CASE("teams: gone in two cases of three; heavy and siege guns do not ask") {
    CHECK(odds_in_words(at_table("teams", "firer.gun=medium")) == "2: limbers=true; 4: limbers=false");
    CHECK(lines_of(at_table("teams", "firer.gun=heavy")) == "refused: heavy_or_siege");
    CHECK(lines_of(at_table("teams", "firer.gun=light firer.limbered=yes")) == "refused: limbered");
}

TEST_CASE("pike_hit, cuirass, targes") {
    CHECK(odds_in_words(at_table("pike_hit", "")) == "2: pikeman=true; 4: pikeman=false");
    CHECK(odds_in_words(at_table("cuirass", "")) == "1: cuirass=true; 5: cuirass=false");
    CHECK(odds_in_words(at_table("targes", "")) == "1: targes=false; 5: targes=true");
}

TEST_CASE("rocket_fire: four dice of flight, the blast by rocketeers left; rocket_hit: doubles") {
    CHECK(outcome_of(at_table("rocket_fire", ""), {1, 2, 3, 4}) == "distance=10, blast=4");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=3"), {1, 1, 1, 1}) == "distance=4, blast=3");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=2"), {6, 6, 6, 6}) == "distance=24, blast=2");
    CHECK(outcome_of(at_table("rocket_fire", "firer.castings=1"), {6, 6, 6, 5}) == "distance=23, blast=1");
    CHECK(fault_of(at_table("rocket_fire", ""), {1, 2, 3}) == "too few dice: this roll takes 4 dice, not 3");
    CHECK(odds_in_words(at_table("rocket_hit", "")) == "6: doubles=true; 30: doubles=false");
    CHECK(outcome_of(at_table("rocket_scatter", ""), {4}) == "direction=4");
}

TEST_CASE("matchlock: one die, as it falls") {
    CHECK(outcome_of(at_table("matchlock", ""), {3}) == "die=3");
}
