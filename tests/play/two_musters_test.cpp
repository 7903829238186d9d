// Two musters as a battle: dice that a list or its leaders ask for, typed or rolled; faults all at once.

#include "core/play/two_musters.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

PickUpWishes the_forty_five(const std::vector<Chosen>& rolls) {
    PickUpWishes wishes;
    wishes.sides[0].list = &test_list("forty-five/government");
    wishes.sides[1].list = &test_list("forty-five/jacobites");
    for (PickUpSide& side : wishes.sides) side.order.points = 10;
    wishes.sides[0].order.chosen = {{"campaign", "yes", {}}};
    wishes.rolls = rolls;
    return wishes;
}

Result<TwoMusters> mustered(const std::vector<Chosen>& rolls) {
    ProgramDice dice(7);
    return muster_both(test_charts(), the_forty_five(rolls), dice, "rolled by the program, seed 7");
}

bool remarks(const Muster& muster, std::string_view what) { return std::find(muster.remarks.begin(), muster.remarks.end(), what) != muster.remarks.end(); }

}  // namespace

TEST_CASE("in a campaign of the '45 a die says which guns the government has: 5 and 6 medium (L3204)") {
    for (const int face : {4, 5}) {
        CAPTURE(face);
        const auto both = mustered({{"before.first", std::to_string(face), {}}});
        REQUIRE(both.ok());
        CHECK(remarks(both->musters[0], std::string("1d6 before the set-up, typed: ") + (face == 4 ? "4, all batteries are light" : "5, all batteries are medium") + " (5-6 of 1d6: all batteries are medium, L3204)"));
        int batteries = 0;
        for (const ListedThing& thing : both->musters[0].order.things) {
            if (thing.section != "unit" || thing.text("arm") != "artillery") continue;
            ++batteries;
            CHECK(thing.text("gun") == (face == 4 ? "light" : "medium"));
        }
        CHECK(batteries > 0);
    }
}

TEST_CASE("faults of both sides and of the dice are told together") {
    const auto both = mustered({{"before.second", "3", {"dice", 0, 0}}, {"leaders.first", "7", {"dice", 0, 0}}, {"leader", "1", {"dice", 0, 0}}});
    REQUIRE_FALSE(both.ok());
    const std::string told = both.problems().sentences();
    CHECK(told.find("dice: there is no roll \"before.second\" in this battle") != std::string::npos);
    CHECK(told.find("dice: \"leaders.first\" is ") != std::string::npos);
    CHECK(told.find("dice: there is no roll \"leader\" in this battle") != std::string::npos);
}
