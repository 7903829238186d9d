#include "app/desk/chart_view.hpp"

#include "app/desk/plain_words.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/performance.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::vector<ChartName> names_of(const std::vector<report::ChartRef>& refs) {
    std::vector<ChartName> names;
    for (const report::ChartRef& ref : refs) names.push_back({ref.id(), ref.title(), report::page_in_words(ref.page())});
    return names;
}

/// The charts' own conditions as they are said.
void say_conditions(std::vector<report::ChartRow>& rows) {
    for (report::ChartRow& row : rows) {
        row.when = condition_in_words(row.when);
        row.marks = condition_in_words(row.marks);
    }
}

void spread_table(ChartSheet& sheet, const Table& table, const report::Club& club) {
    sheet.reading = table.id == "movement_rates" ? "inches: full, 3/4, 1/2, 1/4" : table.unit;
    sheet.notes = table.notes;
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (column_counts(table, table.columns[i], club)) columns.push_back(i);
    }
    const bool alike = std::all_of(table.rows.begin(), table.rows.end(), [](const TableRow& row) { return row.alike; });
    std::vector<Scale> scales = {club.scale.value_or(Scale::mm25)};
    if (!club.scale && !alike) scales = {Scale::mm25, Scale::mm15};
    for (const Scale scale : scales) {
        for (const std::size_t i : columns) {
            const std::string tag = scales.size() > 1 ? std::string(word(scale)) + ' ' : std::string();
            sheet.heads.push_back(tag + table.columns[i].label);
        }
    }
    for (const TableRow& row : table.rows) {
        ChartGridRow line{row.label, report::page_in_words(row.page), row.note, {}};
        if (row.placeholder) line.note = "Stand-in, not printed in our copy. " + row.note;
        for (const Scale scale : scales) {
            for (const std::size_t i : columns) line.cells.push_back(report::cell_in_words(table, row, i, scale));
        }
        sheet.grid.push_back(std::move(line));
    }
}

}  // namespace

ChartList chart_list(const Charts& charts) { return {names_of(report::quick_reference(charts)), names_of(report::other_charts(charts))}; }

report::Club club_of(const Battle* battle, Scales scales) {
    report::Club club;
    if (battle == nullptr) return club;
    Problems problems;
    const TableManners manners = manners_of(battle->game, problems);
    club.rulings = manners.blank();
    club.all_rulings = false;
    if (scales == Scales::of_the_battle) club.scale = battle->game.scale;
    return club;
}

ChartSheet chart_sheet(const Charts& charts, std::string_view id, const report::Club& club) {
    ChartSheet sheet;
    sheet.id = id;
    if (const Chart* chart = charts.find(id)) {
        sheet.title = chart->title;
        sheet.page = report::page_in_words(chart->page);
        sheet.reading = chart->reading;
        sheet.rows = report::rows_of(*chart, club);
        say_conditions(sheet.rows);
    } else if (const Table* table = charts.table(id)) {
        sheet.title = table->title;
        sheet.page = report::page_in_words(table->page);
        spread_table(sheet, *table, club);
    }
    return sheet;
}

std::vector<report::ChartRow> found_rows(const Charts& charts, std::string_view typed, const report::Club& club, std::size_t most) {
    auto rows = report::find_rows(charts, {std::string(typed)}, club);
    if (rows.size() > most) rows.resize(most);
    say_conditions(rows);
    return rows;
}

std::string chart_titled(const Charts& charts, std::string_view title) {
    for (const Chart& chart : charts.procedures()) {
        if (chart.title == title) return chart.id;
    }
    for (const Table& table : charts.tables()) {
        if (table.title == title) return table.id;
    }
    return {};
}

}  // namespace aor::desk
