#pragma once
// The table of a battle with its deployment zones, drawn with letters.

#include "core/chart/charts.hpp"

#include <array>
#include <string>
#include <vector>

namespace aor {

/// Who sets up along the north and the south edge: a letter, and a row of the chart of deployment zones.
struct PlanSide {
    char letter = 'A';
    std::string zone = "meeting";
};

/// Two inches to a letter, three to a line; on a table of that row of the chart of table sizes.
[[nodiscard]] std::vector<std::string> deployment_plan(const Charts& charts, Scale scale, const PlanSide& north, const PlanSide& south,
                                                       std::string_view table = "average");

/// "12 inches out from the baseline, 18 in from each side"
[[nodiscard]] std::string zone_in_words(const Charts& charts, Scale scale, std::string_view zone);

}  // namespace aor
