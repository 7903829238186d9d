#pragma once
// Morale check (p 15-18, P-105, P-106, P-108). A unit under strain rolls its morale grade in dice, more or
// fewer for its case, at least one. A sum of 6 holds; less makes it halt, fall back or rout.

#include "core/rules/procedure.hpp"

#include <array>

namespace aor {

extern const Procedure morale;

// What cavalry's check to charge takes over.
inline constexpr std::array kMoraleNumbers = {Number::lost_quarter, Number::lost_half, Number::lost_three_quarters, Number::pass};
/// The sum; every sum that passes reads alike.
int tally_morale(const Assessment& assessment, std::size_t which, int sum);

}  // namespace aor
