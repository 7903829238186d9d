#pragma once
// How units stand to each other: the derived facts that several charts share.

#include "core/chart/chart.hpp"

namespace aor {

/// On horse, in square, in formed order, skirmishing - as the charts ask it of one unit.
struct Bearing {
    Arm arm = Arm::infantry;
    Formation formation = Formation::line;

    /// Square or all-around defence; artillery has no formation of its own (C-04).
    [[nodiscard]] bool in_square() const { return arm == Arm::infantry && is_square(formation); }
    [[nodiscard]] bool mounted() const { return is_mounted(arm); }
    /// Formed as an opponent in a charge or melee: artillery never is (C-06).
    [[nodiscard]] bool formed() const { return arm != Arm::artillery && is_formed(formation); }
    /// Skirmish order, or a mass formation of skirmisher type (C-07).
    [[nodiscard]] bool skirmishing(bool skirmisher) const {
        return arm != Arm::artillery &&
               (formation == Formation::skirmish || (formation == Formation::mass && skirmisher));
    }
};

/// The unit's losses against a quarter, a half and three quarters of its start, without rounding.
void establish_losses(const Chart& chart, Situation& situation);

/// unit.charges_flank_or_rear (a square has only a front: C-05), opponent.limbered_guns, opponent.formed.
void establish_charge(Situation& situation);

/// target.skirmishing: what a shot is aimed at.
void establish_target(Situation& situation);

}  // namespace aor
