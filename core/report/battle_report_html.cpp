// The write-up as one page, to be read on a screen and printed.
#include "core/report/battle_report.hpp"

#include "core/report/escaped.hpp"

#include <algorithm>

namespace aor::report {
namespace {

constexpr std::string_view kStyle = R"(@page { size: A4; margin: 15mm 14mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 0 4mm; color: #000; background: #fff; font: 10pt/1.35 "Liberation Sans", Arial, sans-serif }
h1 { font-size: 18pt; margin: 4mm 0 1mm }
h2 { font-size: 13pt; margin: 7mm 0 2mm; border-bottom: .6pt solid #000; break-after: avoid }
h3 { font-size: 11pt; margin: 4mm 0 1mm; break-after: avoid }
h4 { font-size: 10pt; margin: 3mm 0 1mm; break-after: avoid }
p { margin: 0 0 1.5mm }
.result { font-size: 12pt; font-weight: bold }
.about { color: #444 }
table { border-collapse: collapse; margin: 0 0 3mm; font-size: 9pt }
th, td { padding: .4mm 2mm .4mm 0; text-align: left; vertical-align: top; border-bottom: .2pt solid #bbb }
th { border-bottom: .6pt solid #000 }
th.n, td.n { text-align: right }
thead { display: table-header-group }
tr { break-inside: avoid }
ol { list-style: none; margin: 0; padding: 0 }
ol > li { margin: 0 0 1.6mm; padding-left: 11mm; position: relative; break-inside: avoid }
ol > li > .no { position: absolute; left: 0; width: 9mm; text-align: right; color: #666; font-size: 8pt; line-height: 13.5pt }
li.note { font-style: italic }
li.correction { border-left: 1.2mm solid #000 }
ul { margin: .4mm 0; padding-left: 4mm }
.mark { font-size: 9pt; border: .4pt solid #000; padding: 0 1mm }
.roll { margin: .6mm 0 1mm; padding: .4mm 0 .4mm 2.5mm; border-left: .8pt solid #999; font-size: 9pt; break-inside: avoid }
.roll p { margin: 0 }
.page { color: #666; font-size: 8pt; white-space: nowrap }
svg { display: block; width: 100%; max-width: 165mm; height: auto; break-inside: avoid; margin: 0 0 3mm }
@media print { body { max-width: none; padding: 0 } }
)";

std::string sum_in_html(const std::vector<LineRow>& sum) {
    std::string out;
    for (const LineRow& line : sum) {
        if (!out.empty()) out += ", ";
        out += "<b>" + for_html(line.amount) + "</b> " + for_html(line.label);
        if (!line.page.empty()) out += " <span class=\"page\">" + for_html(line.page) + "</span>";
        if (!line.reason.empty()) out += " (by hand: " + for_html(line.reason) + ')';
    }
    return out.empty() ? "nothing" : out;
}

std::string roll_in_html(const ResolvedRoll& roll) {
    const RollRow& row = roll.row;
    std::string out = "<div class=\"roll\"><p><b>" + for_html(row.title) + "</b>";
    if (!row.who.empty()) out += ", " + for_html(row.who);
    if (!row.whom.empty()) out += " against " + for_html(row.whom);
    if (!row.page.empty()) out += " <span class=\"page\">" + for_html(page_in_words(row.page)) + "</span>";
    out += "</p>";
    if (!row.lines.empty() || !row.other_lines.empty()) out += "<p>" + sum_in_html(row.lines) + "</p>";
    if (!row.other_lines.empty()) out += "<p>The other side: " + sum_in_html(row.other_lines) + "</p>";
    if (!row.no_dice.empty()) out += "<p>No dice: " + for_html(row.no_dice) + "</p>";
    if (!row.dice.empty()) {
        out += "<p>" + (roll.pool.empty() ? "" : for_html(roll.pool) + ": ") + "<b>" + for_html(row.dice) + "</b>" +
               (row.origin.empty() ? "" : " (" + for_html(row.origin) + ')') + "</p>";
    }
    return out + "<p>&rarr; <b>" + for_html(row.result) + "</b></p></div>\n";
}

std::string step_in_html(const ReportStep& step) {
    const bool note = step.what == ReportStep::What::note;
    const bool correction = step.what == ReportStep::What::correction;
    std::string out = note ? "<li class=\"note\">" : correction ? "<li class=\"correction\">" : "<li>";
    out += "<span class=\"no\">" + std::to_string(step.entry) + "</span>" + (note ? "Note: " : correction ? "Correction: " : "") + for_html(step.say);
    if (!step.mark.empty()) out += " <span class=\"mark\">" + for_html(step.mark) + "</span>";
    out += '\n';
    for (const ResolvedRoll& roll : step.rolls) out += roll_in_html(roll);
    if (!step.happened.empty() || !step.otherwise.empty()) {
        out += "<ul>";
        for (const std::string& one : step.otherwise) out += "<li>Decided otherwise: " + for_html(one) + "</li>";
        for (const std::string& one : step.happened) out += "<li>" + for_html(one) + "</li>";
        out += "</ul>\n";
    }
    return out + "</li>\n";
}

std::string table_in_html(const ReportTable& table) {
    std::string out;
    if (!table.title.empty()) out += "<h3>" + for_html(table.title) + "</h3>\n";
    out += "<table><thead><tr>";
    for (const ReportColumn& column : table.columns) out += (column.number ? "<th class=\"n\">" : "<th>") + for_html(column.head) + "</th>";
    out += "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool number = i < table.columns.size() && table.columns[i].number;
            out += (number ? "<td class=\"n\">" : "<td>") + for_html(row[i]) + "</td>";
        }
        out += "</tr>\n";
    }
    return out + "</tbody></table>\n";
}

// --- the line graph ---

// Tenths of a unit of the drawing, so that no decimal point depends on anybody's locale.
constexpr int kLeft = 400;
constexpr int kTop = 250;
constexpr int kWide = 4900;
constexpr int kHigh = 1700;

std::string tenths(int value) { return std::to_string(value / 10) + '.' + std::to_string(value % 10); }

std::string line(int x1, int y1, int x2, int y2, std::string_view rest) {
    return "<line x1=\"" + tenths(x1) + "\" y1=\"" + tenths(y1) + "\" x2=\"" + tenths(x2) + "\" y2=\"" + tenths(y2) + "\" " + std::string(rest) + "/>\n";
}

std::string text(int x, int y, std::string_view rest, std::string_view say) {
    return "<text x=\"" + tenths(x) + "\" y=\"" + tenths(y) + "\" " + std::string(rest) + '>' + for_html(say) + "</text>\n";
}

std::string graph(const LossesByTurn& army) {
    if (army.by_then.empty() || army.counted.start <= 0) return {};
    const int turns = std::max(static_cast<int>(army.by_then.size()) - 1, 1);
    int most = army.lines.empty() ? army.counted.start : army.lines.back().at;
    for (const int lost : army.by_then) most = std::max(most, lost);
    most = std::max(most, 1);
    const auto x_of = [&](int turn) { return kLeft + turn * kWide / turns; };
    const auto y_of = [&](int lost) { return kTop + kHigh - std::max(lost, 0) * kHigh / most; };
    std::string out = "<svg viewBox=\"0 0 600 230\" role=\"img\" aria-label=\"" + for_html(army.name) +
                      ": castings lost by turn\" font-family=\"Liberation Sans, Arial, sans-serif\" font-size=\"9\">\n";
    out += text(kLeft, 130, "font-weight=\"bold\" font-size=\"11\"", army.name + ": " + std::to_string(army.counted.lost) + " of " + std::to_string(army.counted.start) + " castings lost");
    out += line(kLeft, kTop + kHigh, kLeft + kWide, kTop + kHigh, "stroke=\"#000\" stroke-width=\"0.8\"");
    out += line(kLeft, kTop, kLeft, kTop + kHigh, "stroke=\"#000\" stroke-width=\"0.8\"");
    out += text(kLeft - 40, kTop + kHigh + 30, "text-anchor=\"end\"", "0");
    for (const Threshold& mark : army.lines) {
        const bool start = army.start_line && army.start_line->at == mark.at;
        out += line(kLeft, y_of(mark.at), kLeft + kWide, y_of(mark.at),
                    start ? "stroke=\"#a00\" stroke-width=\"1\" stroke-dasharray=\"6 2\"" : "stroke=\"#777\" stroke-width=\"0.6\" stroke-dasharray=\"3 3\"");
        out += text(kLeft - 40, y_of(mark.at) + 30, "text-anchor=\"end\"", std::to_string(mark.at));
        out += text(kLeft + kWide + 40, y_of(mark.at) + 30, start ? "fill=\"#a00\" font-weight=\"bold\"" : "", mark.label);
    }
    const bool own = army.start_line && std::none_of(army.lines.begin(), army.lines.end(), [&](const Threshold& mark) { return mark.at == army.start_line->at; });
    if (own && army.start_line->at <= most) {
        out += line(kLeft, y_of(army.start_line->at), kLeft + kWide, y_of(army.start_line->at), "stroke=\"#a00\" stroke-width=\"1\" stroke-dasharray=\"6 2\"");
        out += text(kLeft - 40, y_of(army.start_line->at) + 30, "text-anchor=\"end\"", std::to_string(army.start_line->at));
        out += text(kLeft + kWide + 40, y_of(army.start_line->at) + 30, "fill=\"#a00\" font-weight=\"bold\"", "checks");
    }
    std::string points;
    for (std::size_t turn = 0; turn < army.by_then.size(); ++turn) {
        const int number = static_cast<int>(turn);
        points += (turn == 0 ? "" : " ") + tenths(x_of(number)) + ',' + tenths(y_of(army.by_then[turn]));
        out += text(x_of(number), kTop + kHigh + 130, "text-anchor=\"middle\"", turn == 0 ? std::string("start") : std::to_string(turn));
    }
    out += "<polyline fill=\"none\" stroke=\"#003a8c\" stroke-width=\"1.8\" points=\"" + points + "\"/>\n";
    for (std::size_t turn = 0; turn < army.by_then.size(); ++turn) {
        out += "<circle cx=\"" + tenths(x_of(static_cast<int>(turn))) + "\" cy=\"" + tenths(y_of(army.by_then[turn])) + "\" r=\"2.2\" fill=\"#003a8c\"/>\n";
    }
    return out + "</svg>\n";
}

std::string chapter_in_html(const Chapter& chapter, const BattleReport& report) {
    std::string out = "<h2>" + for_html(chapter.title) + "</h2>\n";
    for (const std::string& say : chapter.says) out += "<p>" + for_html(say) + "</p>\n";
    if (chapter.with_graphs) {
        for (const LossesByTurn& army : report.losses) out += graph(army);
    }
    for (const ReportTable& table : chapter.tables) out += table_in_html(table);
    return out;
}

}  // namespace

std::string report_as_html(const BattleReport& report) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + for_html(report.title) + "</title>\n<style>\n" +
                      std::string(kStyle) + "</style>\n</head>\n<body>\n<h1>" + for_html(report.title) + "</h1>\n<p class=\"result\">" +
                      for_html(report.result) + "</p>\n";
    for (const std::string& say : report.about) out += "<p class=\"about\">" + for_html(say) + "</p>\n";
    for (const Chapter& chapter : report.before) out += chapter_in_html(chapter, report);
    out += "<h2>The course of the battle</h2>\n";
    int turn = -1;
    for (const ReportPhase& phase : report.course) {
        if (phase.turn != turn) out += "<h3>Turn " + std::to_string(phase.turn) + "</h3>\n";
        turn = phase.turn;
        out += "<h4>" + for_html(phase.title) + "</h4>\n<ol>\n";
        for (const ReportStep& step : phase.steps) out += step_in_html(step);
        out += "</ol>\n";
    }
    if (report.course.empty()) out += "<p>Nothing has been decided yet.</p>\n";
    for (const std::string& say : report.left_out) out += "<p>" + for_html(say) + "</p>\n";
    for (const Chapter& chapter : report.after) out += chapter_in_html(chapter, report);
    return out + "</body>\n</html>\n";
}

}  // namespace aor::report
