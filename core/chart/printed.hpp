#pragma once
// Figures of the look-up charts that the program cannot do without. That each of them is there has been seen when the
// charts were loaded (see core/play/figures_needed.hpp).

#include "core/chart/charts.hpp"

#include <string_view>

namespace aor {

/// A whole number: turns, dice, castings. Where both scales print the same, any scale will do.
[[nodiscard]] int printed_number(const Charts& charts, std::string_view table, std::string_view row, std::string_view column, Scale scale = Scale::mm25);
[[nodiscard]] Inches printed_inches(const Charts& charts, std::string_view table, std::string_view row, std::string_view column, Scale scale);

}  // namespace aor
