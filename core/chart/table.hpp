#pragma once
// Look-up charts: movement rates, ranges, costs, values - what the book prints as a table of cells.

#include "core/base/inches.hpp"
#include "core/chart/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// One cell: a number (kept in ten-thousandths, so 7.5 is exact) or words; "" is "not available".
struct Cell {
    std::optional<std::int32_t> parts;
    std::string text;                       ///< as printed
    [[nodiscard]] std::optional<Inches> inches() const {
        return parts ? std::optional(Inches::parts(*parts)) : std::nullopt;
    }
    [[nodiscard]] std::optional<int> whole() const {
        return parts ? std::optional(*parts / Inches::kPerInch) : std::nullopt;
    }
};

/// A row of it, with its cells for both scales.
struct TableRow {
    std::string id;
    std::string label;
    std::string page;
    std::string note;
    std::vector<std::string> covers;        ///< the words that this row stands for
    std::vector<std::string> rulings;
    bool placeholder = false;
    bool alike = false;                     ///< the same in both scales
    std::vector<Cell> cells[2];             ///< by Scale
};

struct TableColumn {
    std::string id;
    std::string label;
};

/// A look-up chart.
class Table {
public:
    std::string id;
    std::string title;
    std::string page;
    std::string unit;
    std::vector<std::string> notes;
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;

    /// A row by its id, or by a word that it covers.
    [[nodiscard]] const TableRow* row(std::string_view word) const;
    [[nodiscard]] std::optional<std::size_t> column(std::string_view column_id) const;
    /// Nothing when there is no such row or column.
    [[nodiscard]] const Cell* cell(std::string_view row_word, std::string_view column_id, Scale scale) const;
};

}  // namespace aor
