#include "core/army/share_out.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("what is left over goes to the next lower number") {
    // The book's example (p 115): grenadiers left over become musketeers. 10 units, 85 and 15 percent: 8.5 and 1.5.
    const Share prussians[] = {{85, 12}, {15, 12}};
    CHECK(share_out(120, prussians).units == std::vector<int>{9, 1});
    // 0.5 of the third and 1.5 of the second make two of the second; the first has its 8.
    const Share three[] = {{80, 12}, {15, 12}, {5, 12}};
    CHECK(share_out(120, three).units == std::vector<int>{8, 2, 0});
    // Units of 8 and 18 castings (p 83): 2 points of cavalry are three units of 8, 3 points two of 18.
    const Share eight[] = {{100, 8}};
    CHECK(share_out(24, eight).units == std::vector<int>{3});
    const Share eighteen[] = {{100, 18}};
    CHECK(share_out(36, eighteen).units == std::vector<int>{2});
    CHECK(share_out(40, eighteen).left == 4);
}

TEST_CASE("a kind without a share has none, and the first that has one takes the rest") {
    const Share shares[] = {{0, 12}, {60, 12}, {40, 12}};
    const SharedOut out = share_out(36, shares);     // 40% = 14.4: 1, 2.4 carried on; 21.6 + 2.4 = 24: 2
    CHECK(out.units == std::vector<int>{0, 2, 1});
    CHECK(out.first == 1);
    CHECK(out.left == 0);
    CHECK(share_out(36, {}).left == 36);
    const Share nobody[] = {{0, 12}};
    CHECK(share_out(36, nobody).left == 36);
}

TEST_CASE("every casting is in a unit or left over, and no kind strays from its share by more than rounding") {
    Chance64 chance(3);
    for (int n = 0; n < 2000; ++n) {
        std::vector<Share> shares;
        int percent = 100;
        while (percent > 0) {
            const int one = shares.size() == 4 ? percent : 1 + static_cast<int>(chance.below(static_cast<std::size_t>(percent)));
            constexpr int kSizes[] = {6, 8, 12, 16, 18};
            shares.push_back({one, kSizes[chance.below(5)]});
            percent -= one;
        }
        const int castings = 12 * (1 + static_cast<int>(chance.below(60)));
        const SharedOut out = share_out(castings, shares);
        int sum = out.left;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const int fielded = out.units[i] * shares[i].castings;
            sum += fielded;
            if (i == 0) continue;
            // Under its share by less than one of its units; over it by less than a unit of the kind after it.
            CHECK(100 * fielded > castings * shares[i].percent - 100 * shares[i].castings);
            const int carried = i + 1 < shares.size() ? shares[i + 1].castings : 0;
            CHECK(100 * fielded < castings * shares[i].percent + 100 * carried + 1);
        }
        CHECK(sum == castings);
        CHECK(out.left < shares[0].castings);
    }
}

TEST_CASE("what is above the most that there may be goes to the lower numbers too") {
    // 42 points of Prussian foot (L2898-2909), 504 castings: 5 percent are 25.2, and one unit is the most: 13.2 go on. 75.6 + 13.2 =
    // 88.8: 7 units, 4.8 go on; 403.2 + 4.8 = 408: 34.
    const Share shares[] = {{80, 12}, {15, 12}, {5, 12, 1}};
    const SharedOut out = share_out(504, shares);
    CHECK(out.units == std::vector<int>{34, 7, 1});
    CHECK(out.left == 0);
}
