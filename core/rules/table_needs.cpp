#include "core/rules/table_needs.hpp"

namespace aor {
namespace {

void check_counts(const Table& table, std::string_view row, const TableNeed& need, const std::string& file, Problems& problems) {
    for (const std::string_view column : need.columns) {
        for (const Scale scale : {Scale::mm25, Scale::mm15}) {
            const Cell* cell = table.cell(row, column, scale);
            if (cell == nullptr || (cell->parts && *cell->parts >= 0 && *cell->parts % Inches::kPerInch == 0)) continue;
            problems.add({file, 0, 0}, "\"" + std::string(row) + "\" must have a whole number");
            return;
        }
    }
}

}  // namespace

void check_table(const Charts& charts, const std::string& folder, const TableNeed& need, Problems& problems) {
    const std::string file = folder + "/" + std::string(need.table) + ".toml";
    const Table* table = charts.table(need.table);
    if (table == nullptr) {
        problems.add({file, 0, 0}, "there is no table \"" + std::string(need.table) + "\"");
        return;
    }
    for (const std::string_view column : need.columns) {
        if (!table->column(column)) problems.add({file, 0, 0}, "there is no column \"" + std::string(column) + "\"");
    }
    for (const std::string_view row : need.rows) {
        if (table->row(row) == nullptr) problems.add({file, 0, 0}, "there is no row for \"" + std::string(row) + "\"");
        else if (need.counts) check_counts(*table, row, need, file, problems);
    }
}

}  // namespace aor
