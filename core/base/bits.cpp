#include "core/base/bits.hpp"

#include <fmt/format.h>

namespace aor {

std::uint64_t fnv1a(std::string_view bytes, std::uint64_t sum) {
    for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return sum;
}

std::string hexadecimal(std::uint64_t number, int digits) { return fmt::format("{:0{}x}", number, digits); }

std::uint64_t next_bits(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t bits = state;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31);
}

}  // namespace aor
