#pragma once
// Which dice are wanted next, in words: whose they are, or what the chart has read off those before them.

#include "app/desk/dice_typed.hpp"

#include <string>

namespace aor::desk {

/// Whose dice are thrown next, and how many.
struct DiceNext {
    std::string say;               ///< "7 dice for 1/7th, then 4 for Browne"; "flesh wound: 3 more dice"; "" when it says nothing new
    bool after_others = false;     ///< one throw is there, and another one follows it
};

/// `unit`, `opponent`: the names of the two sides of a melee.
[[nodiscard]] DiceNext dice_next(const Posed& posed, const DiceTyped& typed, const std::string& unit, const std::string& opponent);

}  // namespace aor::desk
