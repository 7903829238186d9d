#pragma once
// How horse charges: the die of the French, and pistols just before contact (p 149; P-474, P-475).

#include "core/play/performance.hpp"

namespace aor {

/// French horse of the Spanish Succession: at the trot or all out.
[[nodiscard]] bool charges_in_two_ways(const Unit& unit);
/// French horse of the Spanish Succession that has just found the will to charge rolls for its style; others do nothing.
[[nodiscard]] Problems roll_charge_style(Performance& p, const UnitId& charger);

/// Whether it would fire before contact with that opponent: horse with pistols or carbines.
[[nodiscard]] bool fires_before_contact(const Unit& unit, const Unit& opponent);
/// It does, and may throw its opponent into disorder.
[[nodiscard]] Problems fire_before_contact(Performance& p, const UnitId& unit, const UnitId& opponent);

}  // namespace aor
