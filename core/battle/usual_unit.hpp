#pragma once
// What a unit is when nothing else is said (p 4), in an order of battle and when it joins in mid-battle.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

namespace aor {

/// Clans and skirmishers stand as such; others in the order they have.
[[nodiscard]] Formation usual_formation(const Unit& unit);
/// Skirmishers and batteries carry none.
[[nodiscard]] bool usually_has_flag(const Unit& unit);

/// Castings of a unit of this kind, in its formation, by the chart (unit_sizes) or by the club's figure counts.
struct UsualSize {
    int castings = 12;
    int per_base = 3;
};
[[nodiscard]] UsualSize usual_size(const Charts& charts, const Game& game, const Unit& unit);

/// What is wrong with such a house rule ("infantry=16"); "" when nothing is.
[[nodiscard]] std::string fault_of_figures(std::string_view rule);

}  // namespace aor
