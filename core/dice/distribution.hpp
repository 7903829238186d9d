#pragma once
// In how many ways dice thrown together come to each sum.

#include "core/dice/roll.hpp"
#include "core/dice/ways.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace aor {

/// The ways of n whole dice, n from 0 to 24: element s is the number of ways to throw the sum n + s.
[[nodiscard]] std::span<const std::uint64_t> ways_of_whole_dice(int n);

/// The ways of a throw: element s is the number of ways to come to the sum s, 0 where none does.
/// They add up to 6 to the number of dice.
template <class Count>
[[nodiscard]] std::vector<Count> ways_of_sums(Throw dice);

extern template std::vector<std::uint64_t> ways_of_sums(Throw);
extern template std::vector<Ways128> ways_of_sums(Throw);
extern template std::vector<Ways> ways_of_sums(Throw);

}  // namespace aor
