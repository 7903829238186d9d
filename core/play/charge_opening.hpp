#pragma once
// A charge from the first word to the check: whom it is to meet, whether it joins a melee, whether both have plotted on
// each other, and whether it finds the will to go (p 19-20; P-043 to P-046, P-060, P-066).

#include "core/play/performance.hpp"

namespace aor {

/// Begins the charge of a unit that makes none yet: as plotted, or for a reason.
[[nodiscard]] Problems open_charge(Performance& p, const UnitId& unit);

// --- to reckon with what is still to come ---

/// The charger's check before its dice, and, when both have plotted on each other, that of its target.
[[nodiscard]] Result<std::vector<Posed>> checks_of_charge(Performance& p, const UnitId& unit);
/// Begins the charge as if those checks had been passed or failed: nothing is rolled.
[[nodiscard]] Problems open_charge_as_if(Performance& p, const UnitId& unit, const std::vector<bool>& passed);

}  // namespace aor
