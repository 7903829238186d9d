#pragma once
// A sheet for the table: the quick reference charts on one or two landscape A4 pages, black on white, with the
// club's scale and rulings worked in.

#include "core/report/chart_rows.hpp"

#include <string>

namespace aor::report {

/// A whole HTML page with its own style. The club must have chosen a scale; rows that its scale or rulings switch
/// off are left out, and the rulings that differ from the default are listed.
[[nodiscard]] std::string reference_sheet(const Charts& charts, const Club& club);

/// "R-102=chart: half of the rest of its move", for each ruling that is not at its default.
[[nodiscard]] std::vector<std::string> changed_rulings(const Charts& charts, const Situation& rulings);

}  // namespace aor::report
