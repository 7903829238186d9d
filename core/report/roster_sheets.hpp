#pragma once
// Roster sheets to print and fill in with a pencil: a sheet for each army, and a sheet for each brigade with a strip for
// every unit - a box for each casting, marks where a quarter and a half are lost, first fire, grade, arm, formation, flag -
// and its leaders.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// A whole HTML page with its own style, for A4 upright. Castings already lost are crossed, states that hold are ticked:
/// a sheet printed in mid-battle goes on from there.
[[nodiscard]] std::string roster_sheets(const Charts& charts, const Battle& battle);

/// A box for a casting. The boxes are crossed from the first on; a mark stands at the box with which that share of the
/// castings is lost (whole castings, never rounded: of 13 a quarter is lost with the 4th).
struct CastingBox {
    bool crossed = false;
    std::string mark;                  ///< "25 %"; "" for most
    bool operator==(const CastingBox&) const = default;
};
[[nodiscard]] std::vector<CastingBox> casting_boxes(const Charts& charts, const Battle& battle, const Unit& unit);

}  // namespace aor::report
