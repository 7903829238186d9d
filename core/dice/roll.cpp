#include "core/dice/roll.hpp"

#include <cassert>

namespace aor {

int add_up(Throw dice, std::span<const int> faces) {
    assert(faces.size() == static_cast<std::size_t>(dice.count()));
    int sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        sum += static_cast<int>(i) < dice.whole ? faces[i] : half_die_counts(faces[i]);
    }
    return sum;
}

// SplitMix64: small, well mixed, and its whole state is the seed, so a roll can be repeated anywhere.
std::uint64_t ProgramDice::next_bits() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

int ProgramDice::next_face() {
    // The few values above the last multiple of 6 are thrown again, so that every face is equally likely.
    constexpr std::uint64_t kLast = UINT64_MAX - UINT64_MAX % 6;
    std::uint64_t bits = next_bits();
    while (bits >= kLast) bits = next_bits();
    return static_cast<int>(bits % 6) + 1;
}

int GivenDice::next_face() {
    assert(taken_ < faces_.size() && "more dice asked for than were given");
    return faces_[taken_++];
}

}  // namespace aor
