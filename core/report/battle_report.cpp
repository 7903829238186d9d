#include "core/report/battle_report.hpp"

#include "core/report/escaped.hpp"

namespace aor::report {
namespace {

std::string sum_in_text(const std::vector<LineRow>& sum) {
    std::string out;
    for (const LineRow& line : sum) {
        if (!out.empty()) out += ", ";
        out += line.amount + ' ' + for_markdown(line.label);
        if (!line.page.empty()) out += " (" + for_markdown(line.page) + ')';
        if (!line.reason.empty()) out += " (by hand: " + for_markdown(line.reason) + ')';
    }
    return out.empty() ? "nothing" : out;
}

std::string roll_in_text(const ResolvedRoll& roll) {
    const RollRow& row = roll.row;
    std::string out = "    - **" + for_markdown(row.title) + "**";
    if (!row.page.empty()) out += " (" + for_markdown(page_in_words(row.page)) + ')';
    if (!row.who.empty()) out += ", " + for_markdown(row.who);
    if (!row.whom.empty()) out += " against " + for_markdown(row.whom);
    out += '\n';
    const auto line = [&](const std::string& text) { out += "        - " + text + '\n'; };
    if (!row.lines.empty() || !row.other_lines.empty()) line("Sum: " + sum_in_text(row.lines));
    if (!row.other_lines.empty()) line("The other side's: " + sum_in_text(row.other_lines));
    if (!row.no_dice.empty()) line("No dice: " + for_markdown(row.no_dice));
    if (!row.dice.empty()) {
        line("Dice: " + (roll.pool.empty() ? "" : for_markdown(roll.pool) + "; shown ") + for_markdown(row.dice) +
             (row.origin.empty() ? "" : " (" + for_markdown(row.origin) + ')'));
    }
    line("Outcome: " + for_markdown(row.result));
    return out;
}

std::string step_in_text(const ReportStep& step) {
    const char* what = step.what == ReportStep::What::note ? "Note: " : step.what == ReportStep::What::correction ? "Correction: " : "";
    std::string out = "- **" + std::to_string(step.entry) + "** " + what + for_markdown(step.say);
    if (!step.mark.empty()) out += " *(" + for_markdown(step.mark) + ")*";
    out += '\n';
    for (const ResolvedRoll& roll : step.rolls) out += roll_in_text(roll);
    for (const std::string& one : step.otherwise) out += "    - Decided otherwise: " + for_markdown(one) + '\n';
    for (const std::string& one : step.happened) out += "    - " + for_markdown(one) + '\n';
    return out;
}

std::string table_in_text(const ReportTable& table) {
    std::string out;
    if (!table.title.empty()) out += "### " + for_markdown(table.title) + "\n\n";
    std::string rule = "|";
    out += '|';
    for (const ReportColumn& column : table.columns) {
        out += ' ' + for_markdown(column.head) + " |";
        rule += column.number ? " ---: |" : " --- |";
    }
    out += '\n' + rule + '\n';
    for (const auto& row : table.rows) {
        out += '|';
        for (const std::string& cell : row) out += ' ' + for_markdown(cell) + " |";
        out += '\n';
    }
    return out + '\n';
}

std::string chapter_in_text(const Chapter& chapter) {
    std::string out = "## " + for_markdown(chapter.title) + "\n\n";
    for (const std::string& say : chapter.says) out += for_markdown(say) + "\n\n";
    for (const ReportTable& table : chapter.tables) out += table_in_text(table);
    return out;
}

}  // namespace

std::string report_as_markdown(const BattleReport& report) {
    std::string out = "# " + for_markdown(report.title) + "\n\n**" + for_markdown(report.result) + "**\n\n";
    for (const std::string& say : report.about) out += for_markdown(say) + "\n\n";
    for (const Chapter& chapter : report.before) out += chapter_in_text(chapter);
    out += "## The course of the battle\n\n";
    int turn = -1;
    for (const ReportPhase& phase : report.course) {
        if (phase.turn != turn) out += "### Turn " + std::to_string(phase.turn) + "\n\n";
        turn = phase.turn;
        out += "#### " + for_markdown(phase.title) + "\n\n";
        for (const ReportStep& step : phase.steps) out += step_in_text(step);
        out += '\n';
    }
    if (report.course.empty()) out += "Nothing has been decided yet.\n\n";
    for (const std::string& say : report.left_out) out += for_markdown(say) + "\n\n";
    for (const Chapter& chapter : report.after) out += chapter_in_text(chapter);
    while (out.ends_with("\n\n")) out.pop_back();
    return out;
}

std::string battle_report(const Charts& charts, const Log& log, ReportForm form) {
    const BattleReport report = report_chapters(charts, log);
    switch (form) {
        case ReportForm::markdown: return report_as_markdown(report);
        case ReportForm::html: return report_as_html(report);
        case ReportForm::csv: return report_as_csv(report);
    }
    return {};
}

std::optional<ReportForm> report_form_named(std::string_view name) {
    if (name == "markdown" || name == "md") return ReportForm::markdown;
    if (name == "html" || name == "htm") return ReportForm::html;
    if (name == "csv") return ReportForm::csv;
    return std::nullopt;
}

}  // namespace aor::report
