#pragma once
// Dice as a referee types them: "14" is a total where the chart takes totals, "3,4,1" or "3 4 1" are faces, "531" are
// faces where no total is taken. What cannot become dice of this roll is refused as it is typed.

#include "core/play/performance.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// What was typed, as dice.
struct DiceTyped {
    std::vector<int> faces;
    std::optional<int> total;
    std::vector<int> side_totals;   ///< melee: what each side added up, in the order of the sides; whole when each has one
    std::string fault;              ///< why it cannot be, in a sentence; "" when it is, or can still become, right
    [[nodiscard]] bool none() const { return faces.empty() && !total && side_totals.empty(); }
};

/// What the roll waits for: how many dice at once, how many with every one that may follow, and whether a total will do.
struct DiceWanted {
    Throw first;
    int most = 0;
    bool total_allowed = false;
    std::vector<int> side_dice = {};  ///< melee where totals will do: the dice of each side
    [[nodiscard]] int least_total() const { return first.whole; }
    [[nodiscard]] int most_total() const { return 6 * first.whole; }
};
[[nodiscard]] DiceWanted dice_wanted(const Posed& posed);

/// Reads what is typed. While it may still grow into dice (a "1" that becomes 14) it is neither dice nor a fault.
[[nodiscard]] DiceTyped read_dice(std::string_view typed, const DiceWanted& wanted);

/// What it was taken for: "Total", "Totals" of both sides, "Faces"; of a single die "Die"; "Dice" while that is open.
[[nodiscard]] std::string_view kind_of_dice(const DiceTyped& typed, const DiceWanted& wanted);

/// A sign that stands between two dice.
[[nodiscard]] bool separates(char c);
/// A number that begins with these digits lies between least and most.
[[nodiscard]] bool may_become(int typed, int least, int most);

}  // namespace aor::desk
