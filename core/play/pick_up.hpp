#pragma once
// A pick-up battle from the first die to the set-up (p 49, P-181 to P-186): what kind of battle, who attacks, which of the
// printed battlefields, who sets up where and when, field works, the attacker's infantry, leaders. Every die may be typed or
// rolled; every decision may be given; each step is told with its dice and page.

#include "core/army/muster.hpp"
#include "core/dice/roll.hpp"

#include <array>
#include <string>
#include <vector>

namespace aor {
/// A side of a pick-up battle and its army list.
struct PickUpSide {
    const ArmyList* list = nullptr;
    MusterOrder order;                     ///< points and rating are filled in here
};

/// What was said beforehand: points, scale, dice, decisions.
struct PickUpWishes {
    int points = 0;                        ///< 0: what the book suggests
    Scale scale = Scale::mm25;
    std::array<PickUpSide, 2> sides;
    /// Dice that were typed: type=4, attacker=2, battlefields=12,57,88,3,40, strike=11,9 (the sums of both), sides=3,
    /// frederick=5, leaders.first=1,6,3, leaders.second=2,2, before.first=5 where a list rolls a die before the set-up.
    std::vector<Chosen> rolls;
    /// Decisions: six_fields=yes, battlefield=57 and side=north of the defender, strikes=12,57,88,3 in turn; spot.first="the
    /// old oak" of a side without a road.
    std::vector<Chosen> decisions;
    Names options;                         ///< optional rules of the battle
    std::vector<HandUnit> objectives;      ///< "Kreuzau = small_village north": written down before the start
};

/// A step of the preparation with how it came out, and the page.
struct PickUpStep {
    std::string what;                      ///< "a defensive battle"
    std::string how;                       ///< "1d6: 5"
    std::string page;
};

/// A pick-up battle ready to be set up (p 49, P-181).
struct PickUp {
    bool defensive = false;
    int defender = 1;                      ///< side 0 or 1
    int battlefield = 0;                   ///< its printed number
    std::array<std::string, 2> baseline;   ///< "north", "south"
    int second = -1;                       ///< the side that sets up second, in view of the other; -1: both at once, hidden
    std::array<Muster, 2> musters;
    std::vector<PickUpStep> steps;
    std::vector<OpenChoice> decisions;     ///< that somebody could take, and what they came to
    std::vector<std::string> plan;         ///< the table with its deployment zones, line by line
    std::vector<std::string> to_do;        ///< what is left for the table
    OrderOfBattle order;                   ///< both armies, field works, objectives
    std::vector<std::string> reasons;      ///< one for each thing of both musters, the first in the order
};

/// All of it, or every fault at once. `dice` rolls what is not typed; `said` names them: "rolled by the program, seed 7".
[[nodiscard]] Result<PickUp> pick_up_battle(const Charts& charts, PickUpWishes wishes, DiceSource& dice, const std::string& said);

/// From 1 to 100, all alike, out of three dice (thrown again when they show one of the last sixteen of 216).
[[nodiscard]] int percentile(DiceSource& dice);

}  // namespace aor
