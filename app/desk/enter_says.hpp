#pragma once
// What Enter does to the case in hand, before it is pressed.

#include "app/desk/desk.hpp"

#include <string>

namespace aor::desk {

/// "it waits for the dice"; "it is written down, entry 12"; "on to the next roll"; "" when no case is in hand.
[[nodiscard]] std::string enter_says(const Desk& desk);

}  // namespace aor::desk
