#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("leader_casualty: by fire, all the ways") {
    // Of 6^4 = 1296, 216 to each face of the first die. 2: 3 dice under 6 in 1 + 3 + 6 = 10 ways of 216.
    // 3: 2 dice under 6 in 10 of 36, 60 of 216. 4: 1-5, 180. 5: 108 dies, 108 leaves.
    // No effect: 216 + 206 + 156 + 36 = 614; killed: 108 + 216 = 324.
    CHECK(odds_in_words(at_table("leader_casualty", "")) ==
          "614: result=no_effect; 10: result=wounded, turns=1, retreat=12; 60: result=wounded, turns=2, retreat=12; "
          "180: result=wounded, turns=3, retreat=12; 108: result=leaves_field; 324: result=killed");
}

TEST_CASE("leader_casualty: in melee, all the ways") {
    // 4: 108 captured, else 18 no effect and 90 wounded. 5: 216 captured. No effect: 216 + 206 + 156 + 18 = 596.
    CHECK(odds_in_words(at_table("leader_casualty", "leader.in_melee=true")) ==
          "596: result=no_effect; 10: result=wounded, turns=1, retreat=12; 60: result=wounded, turns=2, retreat=12; "
          "90: result=wounded, turns=3, retreat=12; 324: result=captured; 216: result=killed");
}

TEST_CASE("leader_casualty: dice in the order rolled") {
    const Assessment fire = at_table("leader_casualty", "");
    CHECK(outcome_of(fire, {1}) == "result=no_effect");
    CHECK(outcome_of(fire, {2, 1, 2, 2}) == "result=wounded, turns=1, retreat=12");
    CHECK(outcome_of(fire, {2, 1, 2, 3}) == "result=no_effect");
    CHECK(outcome_of(fire, {4, 5}) == "result=wounded, turns=3, retreat=12");
    CHECK(outcome_of(fire, {5, 3}) == "result=killed");
    CHECK(outcome_of(fire, {5, 4}) == "result=leaves_field");
    CHECK(outcome_of(fire, {6}) == "result=killed");
    const Assessment melee = at_table("leader_casualty", "leader.in_melee=true");
    CHECK(outcome_of(melee, {4, 3}) == "result=captured");
    CHECK(outcome_of(melee, {4, 4, 6}) == "result=no_effect");
    CHECK(outcome_of(melee, {4, 4, 5}) == "result=wounded, turns=3, retreat=12");
    CHECK(outcome_of(melee, {5}) == "result=captured");
    CHECK(fault_of(melee, {4, 4}) == "too few dice: this roll takes 3 dice, not 2");
    CHECK(fault_of(melee, {4, 3, 1}) == "too many dice: this roll takes 2 dice, not 3");
}

TEST_CASE("leader_casualty: the retreat in 15mm (R-89)") {
    CHECK(outcome_of(at_table("leader_casualty", "scale=15mm"), {3, 2, 3}) == "result=wounded, turns=2, retreat=8");
    CHECK(outcome_of(at_table("leader_casualty", "scale=15mm R-89=chart"), {3, 2, 3}) ==
          "result=wounded, turns=2, retreat=12");
    CHECK(outcome_of(at_table("leader_casualty", "R-89=chart"), {3, 2, 3}) == "result=wounded, turns=2, retreat=12");
}
