#pragma once
// What the result table does to the loser of a melee, and how the winner may follow (p 37-40; P-145, P-146, P-153, P-162).

#include "core/play/performance.hpp"

namespace aor {

/// A line of the result table.
struct MeleeOutcome {
    int score = 0;
    bool rout = false;
    std::string state;                 ///< broken, disorganized, temporarily_disorganized
    std::string move;                  ///< two_inches, half, full, full_charge
    bool faces_away = false;
    bool pursuit_check = false;
    Advance advance = Advance::none;
};
[[nodiscard]] MeleeOutcome read_melee_outcome(const Rolled& rolled);

/// The loser goes back as it says; one that was broken before routs.
void give_way(Performance& p, const UnitId& unit, const MeleeOutcome& outcome, bool was_broken);

/// What breaking contact leaves behind with anybody who is neither broken nor routed.
void disorganize_after_contact(Performance& p, const UnitId& unit);

/// The winner may follow, or must: what it does is a decision of its own (`do charge`).
void follow_up(Performance& p, const UnitId& winner, const UnitId& loser, Advance how_far, bool must_pursue);

/// "up to half of the rest of its move"
[[nodiscard]] std::string_view words_of_advance(Advance advance);

}  // namespace aor
