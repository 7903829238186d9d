#pragma once
// How troops can stand at all.

#include "core/battle/battle_words.hpp"

namespace aor {

/// Squares, clans and mobs are of foot; only foot and light cavalry skirmish (the book has rates for no others).
[[nodiscard]] inline bool can_stand_in(Arm arm, Formation formation) {
    const bool of_foot = is_square(formation) || formation == Formation::clan || formation == Formation::mob;
    if (of_foot) return arm == Arm::infantry;
    return formation != Formation::skirmish || arm == Arm::infantry || arm == Arm::light_cavalry;
}

}  // namespace aor
