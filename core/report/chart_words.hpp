#pragma once
// Charts as text: one chart with its rows in columns, both scales next to each other; and rows that were found.

#include "core/report/chart_rows.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// The title, and every row of the chart.
[[nodiscard]] std::string words_of_chart(const ChartRef& ref, const Club& club, Ink ink);

/// Rows of many charts: value, label, page, chart; and what they depend on.
[[nodiscard]] std::string words_of_rows(const std::vector<ChartRow>& rows, Ink ink);

}  // namespace aor::report
