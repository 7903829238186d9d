#pragma once
// The name of whoever or whatever an id stands for.

#include "core/battle/battle.hpp"

#include <string>
#include <string_view>

namespace aor {

/// A unit, leader, army, brigade or site, as it is called in this battle: where two units have one name the id stands beside
/// it. The id itself when nobody has it.
[[nodiscard]] std::string name_of_anybody(const Battle& battle, std::string_view id);

}  // namespace aor
