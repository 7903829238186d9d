#include "core/report/summary_words.hpp"

#include "core/report/battle_json.hpp"
#include "core/report/json_text.hpp"

#include <algorithm>

namespace aor::report {
namespace {

void tell(const ReportTable& table, std::string& out, Ink ink) {
    if (table.rows.empty()) return;
    if (!table.title.empty()) out += "  " + on_one_line(table.title) + '\n';
    std::vector<std::vector<std::string>> cells(1);
    for (const ReportColumn& column : table.columns) cells.front().push_back(on_one_line(column.head));
    for (const auto& row : table.rows) {
        cells.emplace_back();
        for (const std::string& cell : row) cells.back().push_back(on_one_line(cell));
    }
    // Numbers stand to the right of their column.
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].number) continue;
        std::size_t widest = 0;
        for (const auto& row : cells) widest = std::max(widest, i < row.size() ? width_of(row[i]) : 0);
        for (auto& row : cells) {
            if (i < row.size()) row[i].insert(0, widest - width_of(row[i]), ' ');
        }
    }
    const auto lines = in_columns(cells, "    ");
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i == 0 ? ink.dim(lines[i]) : lines[i]) + '\n';
}

}  // namespace

std::string words_of_summary(const BattleReport& report, Ink ink) {
    std::string out = ink.bold(on_one_line(report.title)) + '\n' + on_one_line(report.result) + '\n';
    for (const Chapter& chapter : report.after) {
        out += '\n' + ink.bold(on_one_line(chapter.title)) + '\n';
        for (const std::string& sentence : chapter.says) out += "  " + on_one_line(sentence) + '\n';
        for (const ReportTable& table : chapter.tables) tell(table, out, ink);
    }
    return out;
}

std::string json_of_summary(const BattleReport& report) {
    JsonList chapters;
    for (const Chapter& chapter : report.after) {
        JsonList tables;
        for (const ReportTable& table : chapter.tables) {
            JsonList rows;
            for (const auto& row : table.rows) rows.add(json_of(row));
            std::vector<std::string> columns;
            for (const ReportColumn& column : table.columns) columns.push_back(column.head);
            tables.add(JsonObject().text("title", table.title).raw("columns", json_of(columns)).raw("rows", rows.line()).line());
        }
        chapters.add(JsonObject().text("title", chapter.title).raw("says", json_of(chapter.says)).raw("tables", tables.line()).line());
    }
    return JsonObject().text("title", report.title).text("result", report.result).raw("chapters", chapters.line()).line();
}

}  // namespace aor::report
