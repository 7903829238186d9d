#include "core/report/reference_sheet.hpp"

#include "core/report/escaped.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::report {
namespace {

constexpr std::string_view kStyle = R"(@page { size: A4 landscape; margin: 7mm }
* { box-sizing: border-box }
body { margin: 0; color: #000; background: #fff; font: 6.1pt/1.18 "Liberation Sans", Arial, sans-serif }
h1 { font-size: 10pt; margin: 0 0 1mm }
p { margin: 0 0 .6mm }
main { columns: 5; column-gap: 3.5mm; column-rule: .2pt solid #000 }
.wide { display: flex; gap: 4mm; break-inside: avoid; border-top: .4pt solid #000; padding-top: .6mm }
.wide section { flex: auto }
section { margin: 0 0 1.6mm; padding: 0 }
h2 { font-size: 7.2pt; margin: 0 0 .3mm; border-bottom: .4pt solid #000; break-after: avoid }
h2 small { font-weight: normal; float: right }
table { border-collapse: collapse; width: 100% }
td, th { padding: 0 .6mm 0 0; text-align: left; vertical-align: top; font-weight: normal }
th { border-bottom: .2pt solid #000; font-style: italic }
td.v { white-space: nowrap; font-weight: bold; width: 1% }
tr { break-inside: avoid }
footer { margin-top: 1mm; border-top: .4pt solid #000 }
)";

// Printed by their heading alone: their lines stand in another chart of the sheet.
constexpr std::string_view kBriefly[] = {"cavalry_charge", "structure_fire", "village_fire"};
// Worked out by the program from a table that is on the sheet.
constexpr std::string_view kLeftOut[] = {"command_range"};

// Too many columns for a narrow strip: they stand side by side at the foot of the sheet.
constexpr std::string_view kWide[] = {"movement_rates", "artillery_movement", "terrain_effects"};

constexpr std::size_t kShortValue = 18;

bool is_one_of(std::string_view id, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

std::string heading(const ChartRef& ref) {
    return "<h2>" + for_html(ref.title()) + " <small>" + for_html(page_in_words(ref.page())) + "</small></h2>\n";
}

// The switches that a row hangs on and that the club has changed: "[R-87]".
std::string changed_marks(const std::vector<std::string>& rulings, const Club& club) {
    std::string out;
    for (const std::string& id : rulings) {
        const auto ruling = ruling_named(id);
        if (ruling && club.rulings.ruling(*ruling) != 0) out += " [" + id + "]";
    }
    return out;
}

std::string procedure_section(const ChartRef& ref, const Club& club) {
    const Chart& chart = *ref.chart;
    std::string out = "<section>" + heading(ref);
    if (!chart.reading.empty()) out += "<p>" + for_html(chart.reading) + "</p>\n";
    if (!is_one_of(ref.id(), kBriefly)) {
        out += "<table>\n";
        for (const ChartRow& row : rows_of(chart, club)) {
            if (row.kind == RowKind::refusal || (row.kind == RowKind::number && !chart.items.empty())) continue;
            // An amount stands before its line; a list of amounts behind it, or it would take the line's room.
            out += row.value.size() <= kShortValue
                       ? "<tr><td class=\"v\">" + for_html(row.value) + "</td><td>" + for_html(row.label) + "</td></tr>\n"
                       : "<tr><td colspan=\"2\">" + for_html(row.label) + ": <b>" + for_html(row.value) + "</b></td></tr>\n";
        }
        out += "</table>";
    }
    return out + "</section>\n";
}

std::string table_section(const ChartRef& ref, const Club& club) {
    const Table& table = *ref.table;
    std::string out = "<section>" + heading(ref) + "<table>\n";
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        // The phases are told by their names; what happens in each is for the screen.
        const bool told = table.id == "sequence_of_play" && table.columns[i].id == "what";
        if (column_counts(table, table.columns[i], club) && !told) columns.push_back(i);
    }
    if (columns.size() > 1) {
        out += "<tr><th></th>";
        for (const std::size_t i : columns) out += "<th>" + for_html(table.columns[i].label) + "</th>";
        out += "</tr>\n";
    }
    for (const TableRow& row : table.rows) {
        out += "<tr><td>" + for_html(row.label) + (row.placeholder ? " (stand-in)" : "") + changed_marks(row.rulings, club) + "</td>";
        for (const std::size_t i : columns) {
            const std::string cell = cell_in_words(table, row, i, *club.scale);
            out += (cell.size() <= 12 ? "<td class=\"v\">" : "<td>") + for_html(cell) + "</td>";
        }
        out += "</tr>\n";
    }
    return out + "</table></section>\n";
}

}  // namespace

std::vector<std::string> changed_rulings(const Charts& charts, const Situation& rulings) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < kRulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        const auto choice = static_cast<std::size_t>(rulings.ruling(ruling));
        if (choice == 0) continue;
        std::string line = std::string(id_of(ruling)) + "=" + std::string(choices_of(ruling)[choice]);
        for (const RulingWords& words : charts.rulings()) {
            if (words.id == id_of(ruling) && choice < words.choices.size()) {
                line += ": " + words.title + ": " + words.choices[choice].meaning;
            }
        }
        out.push_back(std::move(line));
    }
    return out;
}

std::string reference_sheet(const Charts& charts, const Club& club) {
    const std::string scale(words_of(Kind::scale)[static_cast<std::size_t>(*club.scale)]);
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Reference sheet, " + scale +
                      "</title>\n<style>\n" + std::string(kStyle) + "</style>\n</head>\n<body>\n<h1>Warfare in the Age of Reason: reference sheet, " +
                      scale + "</h1>\n<main>\n";
    std::string wide;
    for (const ChartRef& ref : quick_reference(charts)) {
        if (is_one_of(ref.id(), kLeftOut)) continue;
        const std::string section = ref.chart != nullptr ? procedure_section(ref, club) : table_section(ref, club);
        (is_one_of(ref.id(), kWide) ? wide : out) += section;
    }
    out += "</main>\n<div class=\"wide\">\n" + wide + "</div>\n<footer>\n";
    const auto changed = changed_rulings(charts, club.rulings);
    if (changed.empty()) out += "<p>Every ruling is at its default.</p>\n";
    else out += "<p>Rulings that differ from the default:</p>\n";
    for (const std::string& line : changed) out += "<p>" + for_html(line) + "</p>\n";
    return out + "<p>Pages are those of the rulebook, which the players need. Charts " + charts.digest() + ".</p>\n</footer>\n</body>\n</html>\n";
}

}  // namespace aor::report
