#pragma once
// Two orders of battle in one: the two sides of a battle.

#include "core/army/order_of_battle.hpp"

namespace aor {

/// The second after the first; what has an id that is taken gets another, and is named by it throughout. Brigades, units and
/// leaders whose name both armies have say whose they are: "Infantry brigade 1 of Prussia".
[[nodiscard]] OrderOfBattle together(const OrderOfBattle& first, OrderOfBattle second);

/// Conditions of a list that hold because of who the enemy is: against_turks.
[[nodiscard]] std::vector<std::string> known_of_enemy(std::string_view nation);

}  // namespace aor
