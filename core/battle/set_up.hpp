#pragma once
// The table before the first turn: out of an order of battle, or out of a few units typed in.

#include "core/army/order_of_battle.hpp"
#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// The battle that a file describes; or all the faults of the file at once, each with its place.
[[nodiscard]] Result<Battle> read_battle(const Charts& charts, std::string_view text, const std::string& file);

/// The same from what was read of a file; faults are added to those found in reading it.
[[nodiscard]] Result<Battle> set_up(const Charts& charts, const OrderOfBattle& order, const std::string& file,
                                    Problems problems = {});

/// The order of battle that sets up this battle: its roster as it was at the start (losses and states left out).
[[nodiscard]] OrderOfBattle order_of_battle(const Battle& battle);

/// One side of a quick battle: a name, and a line for each unit or leader:
///
///   "1/7th = FI 2 12"          name = troop code, grade, castings (both may be left out: grade 2, a usual unit)
///   "Seydlitz HR = AC 4 12"
///   "Holtzmann = heavy 3"      a battery: light, medium, heavy or siege, its crew's grade, gunners
///   "DR"                       a unit without a name gets one
///   "Zieten = leader class_2"
///
/// followed by whatever else the unit is, as in an order of battle: "lance", "grenades", "howitzer", "irregular".
struct QuickSide {
    std::string name;
    std::vector<std::string> lines;
};

/// Two sides (or more), nothing else. Faults are told with their place: "red, line 2".
[[nodiscard]] Result<Battle> quick_battle(const Charts& charts, Scale scale, std::span<const QuickSide> sides);

}  // namespace aor
