#pragma once
// How many castings a unit has when nothing else is said (p 4).

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

namespace aor {

/// What a unit of this kind is: castings by the chart (unit_sizes) or by the club's figure counts.
struct UsualSize {
    int castings = 12;
    int per_base = 3;
};
[[nodiscard]] UsualSize usual_size(const Charts& charts, const Game& game, const Unit& unit);

}  // namespace aor
