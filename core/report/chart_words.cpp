#include "core/report/chart_words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

using Cells = std::vector<std::vector<std::string>>;

constexpr std::size_t kWidest = 118;  // both scales go side by side if the lines stay under this

std::string title_of(const ChartRef& ref, std::string_view unit, Ink ink) {
    return ink.bold(ref.title()) + " (" + page_in_words(ref.page()) + ")" + (unit.empty() ? "" : ", " + std::string(unit)) + '\n';
}

std::string words_of_procedure(const ChartRef& ref, const Club& club, Ink ink) {
    std::string out = title_of(ref, "", ink);
    if (!ref.chart->reading.empty()) out += "  " + ref.chart->reading + '\n';
    Cells cells;
    for (const ChartRow& row : rows_of(*ref.chart, club)) {
        cells.push_back({row.value, row.label, page_in_words(row.page), row.marks});
    }
    for (const std::string& line : in_columns(cells, "  ")) out += line + '\n';
    return out;
}

std::vector<std::size_t> columns_of(const Table& table, const Club& club) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (column_counts(table, table.columns[i], club)) out.push_back(i);
    }
    return out;
}

std::size_t widest(const std::vector<std::string>& lines) {
    std::size_t width = 0;
    for (const std::string& line : lines) width = std::max(width, width_of(line));
    return width;
}

// One line for each row; with two scales the 15mm cells stand to the right of the 25mm ones.
Cells side_by_side(const Table& table, const std::vector<std::size_t>& columns, const std::vector<Scale>& scales) {
    Cells cells;
    cells.push_back({""});
    for (const Scale scale : scales) {
        for (const std::size_t i : columns) {
            const std::string tag = scales.size() > 1 ? std::string(words_of(Kind::scale)[static_cast<std::size_t>(scale)]) + " " : "";
            cells.front().push_back(tag + table.columns[i].label);
        }
    }
    for (const TableRow& row : table.rows) {
        std::vector<std::string> line = {row.label};
        for (const Scale scale : scales) {
            for (const std::size_t i : columns) line.push_back(cell_in_words(table, row, i, scale));
        }
        cells.push_back(std::move(line));
    }
    return cells;
}

// Two lines for each row, one under the other.
Cells one_under_the_other(const Table& table, const std::vector<std::size_t>& columns) {
    Cells cells;
    cells.push_back({"", ""});
    for (const std::size_t i : columns) cells.front().push_back(table.columns[i].label);
    for (const TableRow& row : table.rows) {
        for (const Scale scale : {Scale::mm25, Scale::mm15}) {
            std::vector<std::string> line = {scale == Scale::mm25 ? row.label : "", std::string(words_of(Kind::scale)[static_cast<std::size_t>(scale)])};
            for (const std::size_t i : columns) line.push_back(cell_in_words(table, row, i, scale));
            cells.push_back(std::move(line));
        }
    }
    return cells;
}

std::string words_of_table(const ChartRef& ref, const Club& club, Ink ink) {
    const Table& table = *ref.table;
    std::string unit = table.unit;
    if (table.id == "movement_rates") unit = "inches: full, 3/4, 1/2, 1/4";
    std::string out = title_of(ref, unit, ink);
    const auto columns = columns_of(table, club);
    const bool alike = std::all_of(table.rows.begin(), table.rows.end(), [](const TableRow& row) { return row.alike; });
    std::vector<std::string> lines;
    if (club.scale || alike) {
        lines = in_columns(side_by_side(table, columns, {club.scale.value_or(Scale::mm25)}), "  ");
    } else {
        lines = in_columns(side_by_side(table, columns, {Scale::mm25, Scale::mm15}), "  ");
        if (widest(lines) > kWidest) lines = in_columns(one_under_the_other(table, columns), "  ");
    }
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i == 0 ? ink.dim(lines[i]) : lines[i]) + '\n';
    for (const TableRow& row : table.rows) {
        std::string note = row.note;
        if (row.placeholder) note = "Stand-in, not printed in our copy. " + note;
        if (!note.empty()) out += ink.dim("  " + row.label + ": " + note) + '\n';
    }
    for (const std::string& note : table.notes) out += ink.dim("  " + note) + '\n';
    return out;
}

}  // namespace

std::string words_of_chart(const ChartRef& ref, const Club& club, Ink ink) {
    return ref.chart != nullptr ? words_of_procedure(ref, club, ink) : words_of_table(ref, club, ink);
}

std::string words_of_rows(const std::vector<ChartRow>& rows, Ink ink) {
    Cells cells;
    for (const ChartRow& row : rows) {
        if (row.kind == RowKind::cells) cells.push_back({"", row.label, page_in_words(row.page), row.chart_title()});
        else cells.push_back({row.value, row.label, page_in_words(row.page), row.chart_title()});
    }
    const auto lines = in_columns(cells);
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ChartRow& row = rows[i];
        out += lines[i] + '\n';
        if (row.kind == RowKind::cells) out += "    " + row.value + '\n';
        if (!row.when.empty()) out += ink.dim("    when " + row.when) + '\n';
        if (!row.note.empty()) out += ink.dim("    " + row.note) + '\n';
    }
    return out;
}

}  // namespace aor::report
