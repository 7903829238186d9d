#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
Assessment shot(const std::string& words) { return at_table("village_fire", "howitzer " + words); }
}  // namespace

TEST_CASE("a howitzer's shot at a village: no cover counts") {
    // 4 + 1 = 5 dice, 24 is two hits, then 5 or less is a fire.
    const Assessment a = shot("gun=medium range=canister structure.kind=medium_village");
    CHECK(lines_of(a) == "gun 4, canister 1");
    CHECK(a.target() == 5);
    CHECK(outcome_of(a, {6, 6, 6, 5, 1, 5}) == "hits=2, fire=true, uninhabitable=false");
    CHECK(outcome_of(a, {6, 6, 6, 5, 1, 6}) == "hits=2, fire=false, uninhabitable=false");
}

TEST_CASE("fires and hits together make it uninhabitable: three, five, seven") {
    for (const auto& [kind, last] : {std::pair("small", 2), std::pair("medium", 4), std::pair("large", 6)}) {
        const std::string village = "gun=light range=medium structure.occupied=false structure.kind=" + std::string(kind) + "_village structure.damage=";
        CHECK(outcome_of(shot(village + std::to_string(last - 1)), {3}) == "fire=true, uninhabitable=false");
        CHECK(outcome_of(shot(village + std::to_string(last)), {3}) == "fire=true, uninhabitable=true");
        CHECK(outcome_of(shot(village + std::to_string(last)), {4}) == "fire=false, uninhabitable=false");
    }
    CHECK(lines_of(shot("gun=light range=medium structure.kind=small_village structure.damage=3")) == "refused: already_destroyed");
}

TEST_CASE("an empty village: the firer's lines alone make the number") {
    // 3 - 3 gunners = 0, brought to 2
    const Assessment a = shot("gun=light range=medium gunners=1 structure.kind=large_village structure.occupied=false target.arm=horse target.in_melee");
    CHECK(lines_of(a) == "gun 3 target, gunners_lost -3 target, minimum 2 target");
    CHECK(odds_in_words(a) == "4: fire=false, uninhabitable=false; 2: fire=true, uninhabitable=false");
}

TEST_CASE("who may not") {
    CHECK(lines_of(at_table("village_fire", "gun=medium range=medium structure.kind=large_village")) == "refused: not_howitzer");
    CHECK(lines_of(shot("gun=medium range=long structure.kind=large_village")) == "refused: howitzer_range");
    CHECK(lines_of(shot("gun=medium range=medium opportunity structure.kind=large_village")) == "refused: howitzer_opportunity");
    CHECK(lines_of(shot("gun=medium range=canister opportunity structure.kind=large_village structure.occupied=false")) ==
          "refused: opportunity_at_empty");
}
