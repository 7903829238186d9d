#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const char* words) { return lines_of(at_table("artillery_fire", words)); }
}  // namespace

TEST_CASE("every full twelve of the sum is a casting (L577: 11, 14 and 25)") {
    const Assessment medium = at_table("artillery_fire", "gun=medium range=medium");
    CHECK(lines_of(medium) == "gun 4");
    CHECK(outcome_of(medium, {6, 3, 1, 1}) == "hits=0");
    CHECK(outcome_of(medium, {6, 6, 1, 1}) == "hits=1");
    const Assessment heavy = at_table("artillery_fire", "gun=heavy range=medium");
    CHECK(outcome_of(heavy, {6, 6, 6, 6, 1}) == "hits=2");
}

TEST_CASE("point blank is two dice in all, first fire one more") {
    // 3 + 1 + 1 + 1 = 6
    CHECK(lines("gun=light range=point_blank first_fire") == "gun 3, canister 1, point_blank 1, first_fire 1");
    CHECK(lines("gun=light range=point_blank first_fire siege_step") == "gun 3, canister 1, point_blank 1");
}

TEST_CASE("never fewer than two dice") {
    // 4 - 3 gunners - 2 - 1 = -2, brought to 2
    CHECK(lines("gun=medium range=extreme gunners=1 firer.moved") == "gun 4, gunners_lost -3, extreme_range -2, moved -1, minimum 4");
    // 4 - 2 = 2: nothing to bring
    CHECK(lines("gun=medium range=medium gunners=2") == "gun 4, gunners_lost -2");
}

TEST_CASE("only formed targets have a flank, and a square has none") {
    CHECK(lines("gun=light range=medium in_flank") == "gun 3, vs_flank 1");
    CHECK(lines("gun=light range=medium in_flank target.formation=square") == "gun 3, vs_square 2");
    CHECK(lines("gun=light range=medium in_flank target.formation=mass") == "gun 3");
    CHECK(lines("gun=light range=medium in_flank target.formation=mass target.skirmisher") == "gun 3, vs_skirmishers_or_artillery -1");
    CHECK(lines("gun=light range=medium in_flank target.arm=artillery") == "gun 3, vs_skirmishers_or_artillery -1");
    CHECK(lines("gun=light range=medium in_flank target.arm=artillery target.limbered") == "gun 3, vs_flank 1");
}

TEST_CASE("the formation of a battery is not read") {
    CHECK(lines("gun=light range=medium target.arm=artillery target.limbered target.formation=column") == "gun 3");
    CHECK(lines("gun=light range=medium target.arm=artillery target.limbered target.formation=square") == "gun 3");
    CHECK(lines("gun=light range=medium target.arm=artillery target.limbered target.formation=skirmish") == "gun 3");
}

TEST_CASE("a howitzer at medium range fires over walls and works, not through wood") {
    CHECK(lines("gun=light range=medium howitzer target.cover=stone_wall") == "gun 3");
    CHECK(lines("gun=light range=medium howitzer target.cover=field_works") == "gun 3");
    CHECK(lines("gun=light range=medium howitzer target.cover=ruins") == "gun 3");
    CHECK(lines("gun=light range=medium howitzer target.cover=wood_fence") == "gun 3, vs_woods_or_wood -1");
    // directly, at canister range: 3 + 1 - 2 = 2
    CHECK(lines("gun=light range=canister howitzer target.cover=stone_wall") == "gun 3, canister 1, vs_stone_wall -2");
    CHECK(lines("gun=light range=medium howitzer target.arm=dragoons") == "gun 3, vs_mounted 2");
    CHECK(lines("gun=light range=medium howitzer opportunity") == "refused: howitzer_opportunity");
    CHECK(lines("gun=light range=canister howitzer opportunity") == "gun 3, canister 1, opportunity -1");
    CHECK(lines("gun=light range=long howitzer") == "refused: howitzer_range");
}

TEST_CASE("ricochet fire: no cover, and a die or not by R-137") {
    CHECK(lines("gun=siege range=medium ricochet target.cover=fortification") == "gun 6, ricochet -1");
    CHECK(lines("gun=siege range=medium ricochet target.cover=fortification R-137=omit") == "gun 6");
}

TEST_CASE("opportunity fire beyond medium range by R-74") {
    CHECK(lines("gun=heavy range=medium opportunity") == "gun 5, opportunity -1");
    CHECK(lines("gun=heavy range=long opportunity") == "refused: opportunity_range");
    CHECK(lines("gun=heavy range=long opportunity R-74=chart") == "gun 5, long_range -1");
}

TEST_CASE("foot artillery has two functions, horse artillery three") {
    CHECK(lines("gun=light range=medium functions_used=2") == "refused: functions_used");
    CHECK(lines("gun=light range=medium functions_used=2 horse_artillery") == "gun 3");
    CHECK(lines("gun=light range=medium pivoted") == "gun 3");
    CHECK(lines("gun=heavy range=medium pivoted") == "refused: pivoted");
}
