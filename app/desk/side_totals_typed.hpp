#pragma once
// What each side of a melee added up, as it is typed: "24,13", or 24, Enter, 13.

#include "app/desk/dice_typed.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace aor::desk {

/// The dice of each side that throws, in their order.
[[nodiscard]] std::vector<int> dice_of_sides(const Procedure& procedure, const Assessment& assessment);

/// Nothing when it is to be read as faces.
[[nodiscard]] std::optional<DiceTyped> read_side_totals(std::string_view typed, const DiceWanted& wanted);

}  // namespace aor::desk
