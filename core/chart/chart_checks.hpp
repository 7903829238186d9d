#pragma once
// Checks of a chart that need more than one row of it, or what the code does with a number.

#include "core/chart/charts.hpp"

namespace aor {

/// Every reading from the chart's lowest to its highest must meet exactly one result row, whatever the facts, the scale
/// and the rulings that the rows look at. `whole` is the place of the chart, blamed when no row answers.
void check_readings(const Chart& chart, const Place& whole, Problems& problems);

/// A number within its bounds, and whole where code divides by it.
void check_number(Number number, const NumberRow& row, Problems& problems);

/// A number's last row must hold always, so that one is in force whatever the case.
void check_last_rows(const Chart& chart, Problems& problems);

}  // namespace aor
