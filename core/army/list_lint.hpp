#pragma once
// Whether an army list holds together: shares that can reach a hundred, bands of variable morale that name every face of
// the die once, guns that do not stand twice for the same year, names that mean something.

#include "core/army/army_list.hpp"

namespace aor {

/// All that is wrong with a list that was read, in the order of its file.
[[nodiscard]] Problems lint_army_list(const ArmyList& list);

/// What is wrong with a list of the owner's own before it is laid over the shipped one: ids that stand twice, a row that would
/// take the place of another kind of troops, kinds that are called filled and are not.
[[nodiscard]] Problems lint_own_list(const ArmyList& own, const ArmyList& shipped);

/// What is wrong with bands of variable morale; "" when nothing is.
[[nodiscard]] std::string fault_of_bands(const MoraleBands& bands);

}  // namespace aor
