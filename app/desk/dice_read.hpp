#pragma once
// How the dice that are typed were read: which of two readings it was, and what they come to.

#include "app/desk/dice_typed.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

struct DiceRead {
    std::string say;               ///< "the total 11, not the faces 1 and 1: those are typed 1,1"; "2 + 2 + nothing (half-die 5) = 4"
    bool doubtful = false;         ///< the same signs could have meant something else
    std::vector<int> sums;         ///< what each throw comes to, as a total or in faces, as far as all of it is there
};

/// Nothing is said of a single die, nor of what is not whole yet.
[[nodiscard]] DiceRead dice_as_read(const Posed& posed, std::string_view typed, const DiceTyped& dice, const DiceWanted& wanted);

}  // namespace aor::desk
