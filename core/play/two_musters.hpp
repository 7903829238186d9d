#pragma once
// Two armies mustered against each other: each knows who its enemy is, and its brigades' leaders are rated by dice that were
// typed or rolled. What a pick-up battle and a battle of any two musters have in common.

#include "core/play/pick_up.hpp"
#include "core/play/pick_up_answers.hpp"

namespace aor {

/// One side (0, 1) of it. Its leaders' dice may be typed as "leaders.first" or "leaders.second", and the die of a list before
/// the set-up as "before.first" or "before.second". A choice that needs an
/// answer and has none is a fault.
[[nodiscard]] Muster muster_side(const Charts& charts, PickUpWishes& wishes, int side, PickUpAnswers& rolls, DiceSource& dice, const std::string& said,
                                 Problems& problems);

/// Two musters as a battle; nothing else is prepared.
struct TwoMusters {
    std::array<Muster, 2> musters;
    OrderOfBattle order;                   ///< both armies
    std::vector<std::string> reasons;      ///< one for each thing of the order
};

/// Both sides by the points of their own orders, or every fault at once. `dice` rolls what is not typed; `said` names them.
[[nodiscard]] Result<TwoMusters> muster_both(const Charts& charts, PickUpWishes wishes, DiceSource& dice, const std::string& said);

}  // namespace aor
