#pragma once
// In which colour an army is shown: one that is called by a colour has that, the others what is left of them in turn.

#include "core/battle/battle.hpp"

#include <string_view>
#include <vector>

namespace aor::desk {

/// The colours that a screen keeps for armies, by their places: blue, red, green, violet.
inline constexpr int kArmyColours = 4;

/// The place of each army's colour, in the order of the roster.
[[nodiscard]] std::vector<int> army_colours(const Battle& battle);
/// The same of one army; -1: there is no such army.
[[nodiscard]] int colour_place(const Battle& battle, std::string_view army);

}  // namespace aor::desk
