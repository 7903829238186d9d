#pragma once
// Sums that tell one text from another, and bits that only look like chance. No secret is safe with either.

#include <cstdint>
#include <string>
#include <string_view>

namespace aor {

inline constexpr std::uint64_t kFnvStart = 0xCBF29CE484222325ULL;
/// FNV-1a; with a sum to start from it goes on where an earlier text ended.
[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes, std::uint64_t sum = kFnvStart);
/// "000000000000002a", or as many digits as are wanted at least.
[[nodiscard]] std::string hexadecimal(std::uint64_t number, int digits = 16);
/// SplitMix64: the next bits; the state is all there is to it, so that they can be had again anywhere.
[[nodiscard]] std::uint64_t next_bits(std::uint64_t& state);

}  // namespace aor
