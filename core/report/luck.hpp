#pragma once
// The luck of the dice: what an army's dice have shown against what they show on the average. It says how high they
// fell, not whether that was welcome: a number to roll under wants them low.

#include "core/battle/log.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {

/// Dice and what they came to. Averages in half points, so that they are exact: a die shows 3.5 on the average, a
/// half-die (1 2 3 0 0 0) exactly 1.
struct DiceCount {
    int rolls = 0;
    int dice = 0;
    int half_dice = 0;
    int shown = 0;                          ///< a half-die as it counts
    [[nodiscard]] int expected_halves() const { return 7 * dice + 2 * half_dice; }
    [[nodiscard]] int over_halves() const { return 2 * shown - expected_halves(); }
    void add(const DiceCount& more);
    bool operator==(const DiceCount&) const = default;
};

/// "38.5", "-2"
[[nodiscard]] std::string halves_in_words(int halves);

struct LuckWith {
    std::string procedure;                  ///< its id
    std::string title;
    bool low_is_wanted = false;             ///< a number to roll under
    DiceCount count;
};

/// What an army's dice have shown, beside what they show on the average.
struct Luck {
    ArmyId army;                            ///< "" for dice of no army
    std::string name;
    std::string side;                       ///< the army that leads its side
    DiceCount added_up;                     ///< dice whose sum counts: fire, morale, melee ...
    DiceCount single;                       ///< dice read one by one: numbers to roll under, tables
    std::vector<LuckWith> by_procedure;     ///< in the order of procedures()
    [[nodiscard]] DiceCount all() const;
};

/// Every roll that stands, in its mended form, with faces or a total on record. One for each army in the order of the
/// roster, and last, if there were any, the dice of nobody's. In a bout each side has its own.
[[nodiscard]] std::vector<Luck> luck(const Charts& charts, const Log& log);

}  // namespace aor::report
