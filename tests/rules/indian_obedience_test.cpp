#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("indian_obedience: what 5 and 6 lead to") {
    CHECK(odds_in_words(at_table("indian_obedience", "unit.enemy_in_charge_range=true")) ==
          "4: result=obey; 2: must=charge, result=bloodlust");
    CHECK(outcome_of(at_table("indian_obedience", "unit.enemy_in_sight=true unit.village_in_sight=true"), {5}) ==
          "must=advance, result=bloodlust");
    CHECK(outcome_of(at_table("indian_obedience", "unit.village_in_sight=true"), {6}) == "result=plunderlust");
    CHECK(outcome_of(at_table("indian_obedience", "unit.village_in_sight=true unit.enemy_in_charge_range=true"), {6}) ==
          "must=charge, result=bloodlust");
    CHECK(outcome_of(at_table("indian_obedience", ""), {6}) == "must=none, result=bloodlust");
    CHECK(outcome_of(at_table("indian_obedience", ""), {4}) == "result=obey");
}

TEST_CASE("indian_obedience: no orders once they are off") {
    CHECK(lines_of(at_table("indian_obedience", "unit.bloodlust=true")) == "refused: bloodlust");
    CHECK(lines_of(at_table("indian_obedience", "unit.plundering=true")) == "refused: plundering");
}
