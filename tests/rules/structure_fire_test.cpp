#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
Assessment shot(const std::string& words) { return at_table("structure_fire", words); }
}  // namespace

TEST_CASE("a heavy gun at troops in a village (L657)") {
    // 5 + 1 - 3 = 3 dice; 14 is one hit; then 2 is at or under 3.
    const Assessment a = shot("gun=heavy range=canister target.cover=stone_buildings structure.kind=small_village");
    CHECK(lines_of(a) == "gun 5, canister 1, vs_buildings_or_fortifications -3");
    CHECK(a.target() == 3);
    CHECK(outcome_of(a, {6, 5, 3, 2}) == "hits=1, destroyed=false, structure_hit=true");
    CHECK(outcome_of(a, {6, 5, 3, 4}) == "hits=1, destroyed=false, structure_hit=false");
    CHECK(outcome_of(a, {1, 1, 1, 3}) == "hits=0, destroyed=false, structure_hit=true");
}

TEST_CASE("the hit that reaches the number destroys it") {
    const Assessment a = shot("gun=heavy range=canister target.cover=stone_buildings structure.kind=small_village structure.damage=2");
    CHECK(outcome_of(a, {6, 5, 3, 2}) == "hits=1, destroyed=true, structure_hit=true");
    CHECK(outcome_of(a, {6, 5, 3, 5}) == "hits=1, destroyed=false, structure_hit=false");
    CHECK(lines_of(shot("gun=heavy range=canister structure.kind=small_village structure.damage=3")) == "refused: already_destroyed");
    CHECK(outcome_of(shot("gun=medium range=medium structure.kind=wood_fence structure.occupied=false"), {3}) ==
          "destroyed=true, structure_hit=true");
}

TEST_CASE("odds run by hits, then miss and hit") {
    // 4 - 2 gunners = 2 dice: 12 in 1 of 36 ways; then 2 of 6.
    CHECK(odds_in_words(shot("gun=medium range=medium gunners=2 structure.kind=stone_bridge")) ==
          "140: hits=0, destroyed=false, structure_hit=false; 70: hits=0, destroyed=false, structure_hit=true; "
          "4: hits=1, destroyed=false, structure_hit=false; 2: hits=1, destroyed=false, structure_hit=true");
}

TEST_CASE("an empty structure is its own cover, and nothing else of a target counts") {
    // 4 - 3 = 1, brought to 2
    const Assessment village = shot("gun=medium range=medium structure.kind=small_village structure.occupied=false target.formation=square "
                                    "target.in_flank target.on_glacis target.cover=woods target.in_melee");
    CHECK(lines_of(village) == "gun 4 target, vs_buildings_or_fortifications -3 target, minimum 1 target");
    CHECK(village.target() == 2);
    CHECK(village.dice().count() == 0);
    CHECK(odds_in_words(village) == "4: destroyed=false, structure_hit=false; 2: destroyed=false, structure_hit=true");

    CHECK(lines_of(shot("gun=heavy range=long structure.kind=stone_wall structure.occupied=false")) ==
          "gun 5 target, long_range -1 target, vs_stone_wall -2 target");
    CHECK(lines_of(shot("gun=heavy range=medium structure.kind=pick_up_works structure.occupied=false")) ==
          "gun 5 target, vs_woods_or_wood -1 target");
    CHECK(lines_of(shot("gun=heavy range=medium structure.kind=stone_bridge structure.occupied=false")) == "gun 5 target");
    CHECK(lines_of(shot("gun=siege range=medium structure.kind=stone_wall structure.occupied=false ricochet")) ==
          "gun 6 target, ricochet -1 target");
    CHECK(lines_of(shot("gun=medium range=medium howitzer structure.kind=field_works structure.occupied=false")) == "gun 4 target");
    CHECK(lines_of(shot("gun=medium range=medium howitzer structure.kind=wood_fence structure.occupied=false")) ==
          "gun 4 target, vs_woods_or_wood -1 target");
}

TEST_CASE("a number of six or more cannot miss") {
    // 6 + 1 + 1 = 8
    const Assessment a = shot("gun=siege range=canister first_fire structure.kind=stone_bridge structure.occupied=false");
    CHECK(a.target() == 8);
    CHECK(odds_in_words(a) == "6: destroyed=false, structure_hit=true");
}

TEST_CASE("who may not") {
    CHECK(lines_of(shot("gun=light range=medium structure.kind=wood_fence")) == "refused: light_gun");
    CHECK(lines_of(shot("gun=medium range=medium howitzer structure.kind=large_village")) == "refused: howitzer_v_village");
    CHECK(lines_of(shot("gun=medium range=medium opportunity structure.kind=stone_wall structure.occupied=false")) == "refused: opportunity_at_empty");
    CHECK(lines_of(shot("gun=medium range=medium structure.kind=stone_wall target.in_melee")) == "refused: target_in_melee");
}
