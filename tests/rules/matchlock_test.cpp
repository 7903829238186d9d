// Matchlocks (L3237, P-129): the chances of a shot with the highest die thrown again, against every throw one by one.

#include "core/play/matchlocks.hpp"
#include "core/rules/matchlock.hpp"
#include "core/rules/small_arms_fire.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace aor;

namespace {

/// Every throw of so many dice and one more in place of the highest: ways to each number of hits.
std::map<int, int> thrown_out(int dice) {
    std::map<int, int> ways;
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (;;) {
        int sum = -*std::max_element(faces.begin(), faces.end());
        for (const int face : faces) sum += face;
        for (int again = 1; again <= 6; ++again) ++ways[(sum + again) / 6];
        auto at = faces.begin();
        while (at != faces.end() && *at == 6) *at++ = 1;
        if (at == faces.end()) return ways;
        ++*at;
    }
}

std::map<int, int> counted(const Odds& odds) {
    std::map<int, int> ways;
    for (const Chance& chance : odds.chances) ways[std::get<int>(chance.outcome.find("hits")->value)] = static_cast<int>(chance.ways);
    return ways;
}

}  // namespace

TEST_CASE("the chances of matchlocks are those of every throw") {
    // One die: it is the highest, and only the second counts: a 6 in 6 ways of 36.
    CHECK(thrown_out(1) == std::map<int, int>{{0, 30}, {1, 6}});
    const char* grades[] = {"1", "2", "3", "4"};
    for (int dice = 1; dice <= 6; ++dice) {
        CAPTURE(dice);
        // grade 1 to 4; close range and first fire make five and six
        std::string words = std::string("firer.grade=") + grades[std::min(dice, 4) - 1] + " range=" + (dice > 4 ? "close" : "normal");
        if (dice > 5) words += " firer.first_fire=yes";
        const Assessment shot = at_table("small_arms_fire", words);
        REQUIRE(shot.dice().count() == dice);
        const Odds odds = odds_of_matchlocks(small_arms_fire, shot);
        CHECK(odds.dice == dice + 1);
        CHECK(counted(odds) == thrown_out(dice));
        Ways all = 0;
        for (const Chance& chance : odds.chances) all += chance.ways;
        CHECK(all == odds.of());
    }
}

TEST_CASE("what is shown of a shot in a battle knows of the second throw, where it is played and by whom it is fired") {
    AtBattle table;
    table.phase(8);
    const auto dice = [&] { return odds_as_played(table.battle(), table.preview("do small_arms_fire red-1 blue-1 range=normal").rolls[0]).dice; };
    CHECK(dice() == 3);                                       // grade 2, first fire
    table.set("red-1", &Unit::matchlock, true);
    CHECK(dice() == 3);
    table.set(&Game::options, Names{"matchlock"});
    CHECK(dice() == 4);
    table.set("red-1", &Unit::matchlock, false);
    CHECK(dice() == 3);
}
