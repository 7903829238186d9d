#pragma once
// Everything that the charts print, as rows that can be found by words: lines of dice, results, numbers, rules
// that refuse, and the cells of the look-up tables.

#include "core/chart/charts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {

enum class RowKind : std::uint8_t { item, result, number, automatic, refusal, cells };

/// One row, in words.
struct ChartRow {
    const Chart* chart = nullptr;         ///< of a procedure, or
    const Table* table = nullptr;         ///< of a look-up table
    RowKind kind = RowKind::item;
    std::string id;
    std::string label;
    std::string value;                    ///< "+1 die"; "8 / 6 / 4 / 2"; with both scales "25mm 10, 15mm 7"
    std::string page;
    std::string when;                     ///< the conditions as the chart writes them
    std::string marks;                    ///< those of them that look at the scale and the rulings alone
    std::string note;

    [[nodiscard]] const std::string& chart_id() const { return chart != nullptr ? chart->id : table->id; }
    [[nodiscard]] const std::string& chart_title() const { return chart != nullptr ? chart->title : table->title; }
    [[nodiscard]] const std::string& chart_page() const { return chart != nullptr ? chart->page : table->page; }
};

/// What the club plays: one scale or both side by side, and its rulings. A row that they switch off is left out.
struct Club {
    std::optional<Scale> scale;
    Situation rulings;                    ///< only its rulings are looked at
    bool all_rulings = true;              ///< show the rows of every reading
};

[[nodiscard]] std::vector<ChartRow> rows_of(const Chart& chart, const Club& club);
[[nodiscard]] std::vector<ChartRow> rows_of(const Table& table, const Club& club);

/// The charts in the order of the quick reference charts, then the others.
struct ChartRef {
    const Chart* chart = nullptr;
    const Table* table = nullptr;
    [[nodiscard]] const std::string& id() const { return chart != nullptr ? chart->id : table->id; }
    [[nodiscard]] const std::string& title() const { return chart != nullptr ? chart->title : table->title; }
    [[nodiscard]] const std::string& page() const { return chart != nullptr ? chart->page : table->page; }
};
[[nodiscard]] std::vector<ChartRef> quick_reference(const Charts& charts);
[[nodiscard]] std::vector<ChartRef> other_charts(const Charts& charts);
[[nodiscard]] std::vector<ChartRow> rows_of(const ChartRef& ref, const Club& club);

/// The rows in which every word occurs somewhere, best first: a whole word counts more than its beginning, the
/// label more than the conditions. Players' words for it will do (players_words).
[[nodiscard]] std::vector<ChartRow> find_rows(const Charts& charts, const std::vector<std::string>& words, const Club& club);

/// "8 / 6 / 4 / 2": a full move and its three quarters, half and quarter.
[[nodiscard]] std::string quarters_of(Inches full);

/// A column's cells are of no use under this club's rulings (the chapter's or the chart's radii, say).
[[nodiscard]] bool column_counts(const Table& table, const TableColumn& column, const Club& club);

/// The cell in one scale as text; "-" where the chart has none.
[[nodiscard]] std::string cell_in_words(const Table& table, const TableRow& row, std::size_t column, Scale scale);

}  // namespace aor::report
