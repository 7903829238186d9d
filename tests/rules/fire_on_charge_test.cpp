#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
Assessment charge(const std::string& words) { return at_table("fire_on_charge", words); }
}  // namespace

TEST_CASE("the die by grade (p 20)") {
    CHECK(odds_in_words(charge("grade=1")) == "2: range=point_blank; 2: range=close; 2: range=normal");
    CHECK(odds_in_words(charge("grade=2")) == "3: range=point_blank; 3: range=close");
    CHECK(odds_in_words(charge("grade=3")) == "4: range=point_blank; 2: range=close");
    CHECK(lines_of(charge("grade=4")) == "automatic: grade_4");
    CHECK(outcome_of(charge("grade=4"), {}) == "range=point_blank");
    CHECK(outcome_of(charge("grade=1"), {5}) == "range=normal");
}

TEST_CASE("guns read canister and medium, and those who retire no point blank") {
    CHECK(odds_in_words(charge("grade=1 arm=artillery")) == "2: range=point_blank; 2: range=canister; 2: range=medium");
    CHECK(odds_in_words(charge("grade=1 arm=artillery fire_and_retire")) == "4: range=canister; 2: range=medium");
    CHECK(odds_in_words(charge("grade=3 arm=artillery fire_and_retire")) == "6: range=canister");
    CHECK(outcome_of(charge("grade=4 arm=artillery fire_and_retire"), {}) == "range=canister");
    CHECK(lines_of(charge("grade=2 fire_and_retire")) == "refused: infantry_fire_and_retire");
}

TEST_CASE("a charger who is nearer already is shot at in the nearer range") {
    const std::string nearer = "2: range=point_blank; 4: range=close";
    const std::string as_rolled = "2: range=point_blank; 2: range=close; 2: range=normal";
    CHECK(odds_in_words(charge("grade=1 charger.distance=3")) == nearer);
    CHECK(odds_in_words(charge("grade=1 charger.distance=3.01")) == as_rolled);
    CHECK(odds_in_words(charge("grade=1 charger.distance=2.5 scale=15mm")) == as_rolled);
    CHECK(odds_in_words(charge("grade=1 charger.distance=2.5 weapon=rifle scale=15mm")) == nearer);
    CHECK(odds_in_words(charge("grade=1 charger.distance=1.5 weapon=bow scale=15mm")) == nearer);
    CHECK(odds_in_words(charge("grade=1 charger.distance=2.5 weapon=bow")) == as_rolled);
    CHECK(odds_in_words(charge("grade=1 arm=artillery gun=siege charger.distance=10")) == "2: range=point_blank; 4: range=canister");
    CHECK(odds_in_words(charge("grade=1 arm=artillery gun=siege charger.distance=7.5 scale=15mm")) ==
          "2: range=point_blank; 2: range=canister; 2: range=medium");
    CHECK(odds_in_words(charge("grade=1 arm=artillery gun=light fire_and_retire charger.distance=4")) == "6: range=canister");
}

TEST_CASE("who gives no fire") {
    CHECK(lines_of(charge("grade=4 breakthrough")) == "refused: breakthrough");
    CHECK(lines_of(charge("grade=2 muskets_dropped")) == "refused: muskets_dropped");
    CHECK(lines_of(charge("grade=2 gunners=0")).empty());
    CHECK(lines_of(charge("grade=2 gunners=0 arm=artillery")) == "refused: no_gunners");
}
