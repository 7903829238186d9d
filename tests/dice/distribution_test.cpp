// In how many ways dice come to a sum, against throwing them all and against adding die by die.

#include "core/dice/distribution.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

// Every way in which a few dice can fall.
std::vector<std::uint64_t> thrown_one_by_one(Throw dice) {
    std::vector<std::uint64_t> ways(static_cast<std::size_t>(6 * dice.whole + 3 * dice.half) + 1);
    std::vector<int> faces(static_cast<std::size_t>(dice.count()), 1);
    for (;;) {
        ++ways[static_cast<std::size_t>(add_up(dice, faces))];
        std::size_t at = 0;
        while (at < faces.size() && faces[at] == 6) faces[at++] = 1;
        if (at == faces.size()) return ways;
        ++faces[at];
    }
}

// One die after the other, in numbers without limit.
std::vector<Ways> added_die_by_die(Throw dice) {
    std::vector<Ways> ways = {1};
    for (int die = 0; die < dice.count(); ++die) {
        const bool whole = die < dice.whole;
        std::vector<Ways> more(ways.size() + (whole ? 6 : 3));
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            for (int face = 1; face <= 6; ++face) {
                more[sum + static_cast<std::size_t>(whole ? face : half_die_counts(face))] += ways[sum];
            }
        }
        ways = more;
    }
    return ways;
}

template <class Count>
void check_against_adding(Throw dice) {
    const auto ways = ways_of_sums<Count>(dice);
    const auto wanted = added_die_by_die(dice);
    CAPTURE(dice.whole);
    CAPTURE(dice.half);
    REQUIRE(ways.size() == wanted.size());
    bool same = true;
    for (std::size_t sum = 0; sum < ways.size(); ++sum) same = same && Ways(ways[sum]) == wanted[sum];
    CHECK(same);
}

}  // namespace

TEST_CASE("the ways of up to six dice are those of throwing them all") {
    for (int whole = 0; whole <= 6; ++whole) {
        for (int half = 0; whole + half <= 6; ++half) {
            const auto wanted = thrown_one_by_one({whole, half});
            CAPTURE(whole);
            CAPTURE(half);
            CHECK(ways_of_sums<std::uint64_t>({whole, half}) == wanted);
        }
    }
}

TEST_CASE("the table of whole dice holds the ways from n to 6n") {
    CHECK(ways_of_whole_dice(0).size() == 1);
    const auto two = ways_of_whole_dice(2);
    const std::vector<std::uint64_t> by_hand = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
    CHECK(std::vector<std::uint64_t>(two.begin(), two.end()) == by_hand);
    // 24 dice: the ways add up to 6^24, which 64 bits hold.
    std::uint64_t total = 0;
    for (const std::uint64_t ways : ways_of_whole_dice(kMostDice64)) total += ways;
    CHECK(total == 4'738'381'338'321'616'896ULL);
}

TEST_CASE("many dice: the same in every counting type, and as added die by die") {
    for (int n = 0; n <= kMostDice64; ++n) check_against_adding<std::uint64_t>({n, 0});
    for (const int n : {25, 26, 30, 37, 48, 49}) check_against_adding<Ways128>({n, 0});
    for (const int n : {25, 26, 31, 50, 60, 100}) check_against_adding<Ways>({n, 0});
}

TEST_CASE("half-dice count their face on 1 to 3 and nothing on 4 to 6") {
    CHECK(half_die_counts(3) == 3);
    CHECK(half_die_counts(4) == 0);
    const std::vector<std::uint64_t> one = {3, 1, 1, 1};
    CHECK(ways_of_sums<std::uint64_t>({0, 1}) == one);
    for (const int half : {1, 2, 3}) {
        check_against_adding<Ways128>({30, half});
        check_against_adding<Ways>({60, half});
    }
    check_against_adding<Ways>({0, 40});
}

TEST_CASE("no dice come to nothing in one way") {
    CHECK(ways_of_sums<std::uint64_t>({0, 0}) == std::vector<std::uint64_t>{1});
}
