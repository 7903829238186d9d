#include "core/chart/table.hpp"

#include <algorithm>

namespace aor {

const TableRow* Table::row(std::string_view word) const {
    for (const TableRow& candidate : rows) {
        if (candidate.id == word) return &candidate;
    }
    for (const TableRow& candidate : rows) {
        if (std::find(candidate.covers.begin(), candidate.covers.end(), word) != candidate.covers.end()) return &candidate;
    }
    return nullptr;
}

std::optional<std::size_t> Table::column(std::string_view column_id) const {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].id == column_id) return i;
    }
    return std::nullopt;
}

const Cell* Table::cell(std::string_view row_word, std::string_view column_id, Scale scale) const {
    const TableRow* found = row(row_word);
    const auto at = column(column_id);
    if (found == nullptr || !at) return nullptr;
    return &found->cells[static_cast<std::size_t>(scale)][*at];
}

}  // namespace aor
