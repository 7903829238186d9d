#pragma once
// Counting ways: whole numbers over 6^n, exact however many dice there are.

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>

namespace aor {

/// In how many of the 6^n ways something happens. Divided, and turned into text, at the edge only.
using Ways = boost::multiprecision::cpp_int;

/// 128 bits hold 6^49: enough for any pool met in play, and quick. The compiler's own type.
__extension__ typedef unsigned __int128 Ways128;

/// The most dice that each counting type can hold.
inline constexpr int kMostDice64 = 24;
inline constexpr int kMostDice128 = 49;

/// As a number of any width.
[[nodiscard]] inline Ways widened(const Ways& ways) { return ways; }
[[nodiscard]] inline Ways widened(Ways128 ways) {
    Ways wide = static_cast<std::uint64_t>(ways >> 64);
    wide <<= 64;
    wide += static_cast<std::uint64_t>(ways);
    return wide;
}

template <class Count>
[[nodiscard]] Count power_of_six(int dice) {
    Count power = 1;
    for (int i = 0; i < dice; ++i) power *= 6;
    return power;
}

}  // namespace aor
