#pragma once
// Castings that each army has lost, turn by turn, beside the losses from which it checks withdrawal (p 8): the table of
// the write-up, and what a line graph is drawn from. Castings and lines are those of the ledger.

#include "core/play/ledger.hpp"

#include <string>
#include <vector>

namespace aor::report {

struct LossesByTurn {
    ArmyId army;
    std::string name;
    Castings castings;                     ///< of all its units
    Castings counted;                      ///< those that the check looks at; without Cossacks by the optional rule
    std::vector<int> in_turn;              ///< [0]: before the first turn; up to the turn that is being played
    std::vector<int> by_then;              ///< those that count, added up; the last is counted.lost
    int undated = 0;                       ///< lost, but no turn is on record (a unit set to lost by hand)
    std::vector<Threshold> lines;          ///< 25, 30, 40 and 50 %
    std::optional<Threshold> start_line;   ///< from where it checks; nothing in a siege
};

/// One for each army, in the order of the roster.
[[nodiscard]] std::vector<LossesByTurn> losses_by_turn(const Battle& battle, const Ledger& ledger);

}  // namespace aor::report
