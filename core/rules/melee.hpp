#pragma once
// Melee, the dice of one side (p 36-38, 43-46, P-140, P-141): castings that fight by sixes, morale grade, and what
// helps or hinders, at least one die. Every 6 pips take an enemy casting. How a side shares its dice between
// several opponents stands in melee_split.hpp.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure melee;

/// unit.frontage when it is not stated: the front rank, or half a mass (p 4).
void establish_frontage(const Chart& melee_chart, Situation& situation);

}  // namespace aor
