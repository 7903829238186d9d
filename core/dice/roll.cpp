#include "core/dice/roll.hpp"

#include "core/base/bits.hpp"

#include <cassert>

namespace aor {

std::string dice_in_words(int count) { return count == 1 ? "one die" : std::to_string(count) + " dice"; }

int add_up(Throw dice, std::span<const int> faces) {
    assert(faces.size() == static_cast<std::size_t>(dice.count()));
    int sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        sum += static_cast<int>(i) < dice.whole ? faces[i] : half_die_counts(faces[i]);
    }
    return sum;
}

int ProgramDice::next_face() {
    // The few values above the last multiple of 6 are thrown again, so that every face is equally likely.
    constexpr std::uint64_t kLast = UINT64_MAX - UINT64_MAX % 6;
    std::uint64_t bits = next_bits(state_);
    while (bits >= kLast) bits = next_bits(state_);
    return static_cast<int>(bits % 6) + 1;
}

int GivenDice::next_face() {
    assert(taken_ < faces_.size() && "more dice asked for than were given");
    return faces_[taken_++];
}

}  // namespace aor
