#include "core/dice/distribution.hpp"

#include <array>
#include <cassert>

namespace aor {
namespace {

constexpr std::size_t kRow = 5 * kMostDice64 + 1;

// Rows 0 to 24 of the ways of whole dice, made by the compiler: one die more shifts and adds six times.
constexpr auto kWhole = [] {
    std::array<std::array<std::uint64_t, kRow>, kMostDice64 + 1> rows{};
    rows[0][0] = 1;
    for (std::size_t n = 1; n < rows.size(); ++n) {
        for (std::size_t s = 0; s <= 5 * n; ++s) {
            for (std::size_t face = 0; face < 6 && face <= s; ++face) rows[n][s] += rows[n - 1][s - face];
        }
    }
    return rows;
}();

// Beyond the table. The ways a[s] are the coefficients of (1 + x + ... + x^5)^n, and the derivative of a
// power gives each from the five before it: s a[s] = sum over j = 1..5 of (j (n + 1) - s) a[s - j].
// Half of them are enough, since the row reads the same from both ends.
template <class Count>
std::vector<Count> whole_dice(int n) {
    const int last = 5 * n;
    std::vector<Count> ways(static_cast<std::size_t>(last) + 1);
    ways[0] = 1;
    for (int s = 1; s <= last / 2; ++s) {
        Count more = 0;
        Count less = 0;
        for (int j = 1; j <= 5 && j <= s; ++j) {
            const int factor = j * (n + 1) - s;
            const Count& before = ways[static_cast<std::size_t>(s - j)];
            if (factor >= 0) more += before * static_cast<unsigned>(factor);
            else less += before * static_cast<unsigned>(-factor);
        }
        more -= less;
        more /= static_cast<unsigned>(s);
        ways[static_cast<std::size_t>(s)] = more;
    }
    for (int s = last / 2 + 1; s <= last; ++s) ways[static_cast<std::size_t>(s)] = ways[static_cast<std::size_t>(last - s)];
    return ways;
}

// In 128 bits the products of the recurrence could overflow; a running window of six cannot.
template <>
std::vector<Ways128> whole_dice<Ways128>(int n) {
    const auto known = ways_of_whole_dice(kMostDice64);
    std::vector<Ways128> ways(known.begin(), known.end());
    for (int dice = kMostDice64 + 1; dice <= n; ++dice) {
        std::vector<Ways128> more(static_cast<std::size_t>(5 * dice) + 1);
        Ways128 window = 0;
        for (std::size_t s = 0; s < more.size(); ++s) {
            if (s < ways.size()) window += ways[s];
            if (s >= 6) window -= ways[s - 6];
            more[s] = window;
        }
        ways = std::move(more);
    }
    return ways;
}

template <>
std::vector<std::uint64_t> whole_dice<std::uint64_t>(int n) {
    assert(false && "64 bits hold 24 dice");
    return std::vector<std::uint64_t>(static_cast<std::size_t>(5 * n) + 1);
}

}  // namespace

std::span<const std::uint64_t> ways_of_whole_dice(int n) {
    assert(n >= 0 && n <= kMostDice64);
    return {kWhole[static_cast<std::size_t>(n)].data(), static_cast<std::size_t>(5 * n + 1)};
}

template <class Count>
std::vector<Count> ways_of_sums(Throw dice) {
    std::vector<Count> ways(static_cast<std::size_t>(dice.whole), Count(0));
    if (dice.whole <= kMostDice64) {
        const auto row = ways_of_whole_dice(dice.whole);
        ways.insert(ways.end(), row.begin(), row.end());
    } else {
        const std::vector<Count> row = whole_dice<Count>(dice.whole);
        ways.insert(ways.end(), row.begin(), row.end());
    }
    for (int half = 0; half < dice.half; ++half) {
        std::vector<Count> more(ways.size() + 3, Count(0));
        for (std::size_t s = 0; s < ways.size(); ++s) {
            more[s] += ways[s] * 3U;  // faces 4, 5 and 6 count nothing
            for (std::size_t face = 1; face <= 3; ++face) more[s + face] += ways[s];
        }
        ways = std::move(more);
    }
    return ways;
}

template std::vector<std::uint64_t> ways_of_sums(Throw);
template std::vector<Ways128> ways_of_sums(Throw);
template std::vector<Ways> ways_of_sums(Throw);

}  // namespace aor
