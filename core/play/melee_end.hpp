#pragma once
// How a bout of melee ends for those who fought it: losses, leaders, flags, results, pursuit (p 36-40; P-142 to P-162).

#include "core/play/melee_knot.hpp"

#include <string>
#include <vector>

namespace aor {

/// What one side of a pair took from the other, and who won: by hits, not by castings.
struct Blow {
    MeleePair pair;
    int unit_lost = 0;
    int opponent_lost = 0;
    std::string winner;                ///< "unit", "opponent", "draw"
    [[nodiscard]] bool drawn() const { return winner == "draw"; }
    [[nodiscard]] const UnitId& won() const { return winner == "unit" ? pair.unit : pair.opponent; }
    [[nodiscard]] const UnitId& lost() const { return winner == "unit" ? pair.opponent : pair.unit; }
    [[nodiscard]] int winner_lost() const { return winner == "unit" ? unit_lost : opponent_lost; }
    [[nodiscard]] int loser_lost() const { return winner == "unit" ? opponent_lost : unit_lost; }
};

/// Everything after the dice of the bout.
[[nodiscard]] Problems end_bout(Performance& p, const std::vector<Blow>& blows);

}  // namespace aor
