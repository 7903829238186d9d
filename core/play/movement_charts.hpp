#pragma once
// Looking up the charts of movement.

#include "core/base/result.hpp"
#include "core/chart/charts.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor {

/// A cell as it is printed; everything empty when the chart has no such row or column.
struct Printed {
    const TableRow* row = nullptr;
    std::optional<Inches> inches;       ///< a number: inches, a share of a move, or a count
    std::string text;
};
[[nodiscard]] inline Printed printed(const Charts& charts, std::string_view table_id, std::string_view row, std::string_view column, Scale scale) {
    Printed printed;
    const Table* table = charts.table(table_id);
    const Cell* cell = table != nullptr ? table->cell(row, column, scale) : nullptr;
    if (cell == nullptr) return printed;
    printed.row = table->row(row);
    printed.inches = cell->inches();
    printed.text = cell->text;
    return printed;
}

/// "a quarter", "half", "three quarters", or the share in figures.
[[nodiscard]] inline std::string in_quarters(Inches share) {
    if (share == Inches::parts(Inches::kPerInch / 4)) return "a quarter";
    if (share == Inches::parts(Inches::kPerInch / 2)) return "half";
    if (share == Inches::parts(Inches::kPerInch / 4 * 3)) return "three quarters";
    return share.text();
}

[[nodiscard]] inline Problems fault(std::string text) {
    Problems problems;
    problems.add(Place{}, std::move(text));
    return problems;
}

}  // namespace aor
