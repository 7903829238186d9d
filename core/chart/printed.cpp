#include "core/chart/printed.hpp"

#include <cassert>

namespace aor {

Inches printed_inches(const Charts& charts, std::string_view table, std::string_view row, std::string_view column, Scale scale) {
    const Table* found = charts.table(table);
    const Cell* cell = found != nullptr ? found->cell(row, column, scale) : nullptr;
    assert(cell != nullptr && cell->parts && "the charts were checked when they were loaded");
    return cell != nullptr ? cell->inches().value_or(Inches()) : Inches();
}

int printed_number(const Charts& charts, std::string_view table, std::string_view row, std::string_view column, Scale scale) {
    return printed_inches(charts, table, row, column, scale).parts() / Inches::kPerInch;
}

}  // namespace aor
