#pragma once
// How troops can stand at all; what a building and a gun are by their kind.

#include "core/battle/battle_words.hpp"

namespace aor {

/// Squares, clans and mobs are of foot; only foot and light cavalry skirmish (the book has rates for no others).
[[nodiscard]] inline bool can_stand_in(Arm arm, Formation formation) {
    const bool of_foot = is_square(formation) || formation == Formation::clan || formation == Formation::mob;
    if (of_foot) return arm == Arm::infantry;
    return formation != Formation::skirmish || arm == Arm::infantry || arm == Arm::light_cavalry;
}

/// A village of any size: it can burn, and troops who leave it leave ruins.
[[nodiscard]] inline bool is_village(Structure structure) {
    return structure == Structure::small_village || structure == Structure::medium_village || structure == Structure::large_village;
}

/// Guns of position: heavy and siege.
[[nodiscard]] inline bool is_of_position(Gun gun) { return gun == Gun::heavy || gun == Gun::siege; }

}  // namespace aor
