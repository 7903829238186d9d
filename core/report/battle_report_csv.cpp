// The write-up as one sheet.
#include "core/report/battle_report.hpp"

#include "core/report/escaped.hpp"

#include <algorithm>

namespace aor::report {
namespace {

using Row = std::vector<std::string>;

/// Begins with the label, so that no cell begins with a sign: "Morale grade +2 dice (p 34); ..."
std::string sum_in_cell(const std::vector<LineRow>& sum) {
    std::string out;
    for (const LineRow& line : sum) {
        if (!out.empty()) out += "; ";
        out += line.label + ' ' + line.amount;
        if (!line.page.empty()) out += " (" + line.page + ')';
        if (!line.reason.empty()) out += " (by hand: " + line.reason + ')';
    }
    return out;
}

std::string in_one(const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : "; ") + part;
    return out;
}

Row resolution(const ReportPhase& phase, const ReportStep& step, const ResolvedRoll& roll) {
    const RollRow& row = roll.row;
    return {"Resolutions", std::to_string(phase.turn), phase.title, std::to_string(step.entry), row.title, page_in_words(row.page), row.who, roll.army, row.whom,
            sum_in_cell(row.lines), sum_in_cell(row.other_lines), row.no_dice.empty() ? roll.pool : "no dice: " + row.no_dice, row.dice, row.origin, row.result,
            in_one(step.otherwise), step.mark};
}

const char* kind_of(ReportStep::What what) {
    switch (what) {
        case ReportStep::What::decision: return "decision";
        case ReportStep::What::note: return "note";
        case ReportStep::What::correction: return "correction";
    }
    return "";
}

class Sheet {
public:
    void add(Row row) {
        width_ = std::max(width_, row.size());
        rows_.push_back(std::move(row));
    }
    void add(const Chapter& chapter) {
        for (const std::string& say : chapter.says) add({chapter.title, say});
        for (const ReportTable& table : chapter.tables) {
            const std::string title = table.title.empty() ? chapter.title : chapter.title + ": " + table.title;
            Row heads{title};
            for (const ReportColumn& column : table.columns) heads.push_back(column.head);
            add(std::move(heads));
            for (const Row& cells : table.rows) {
                Row row{title};
                row.insert(row.end(), cells.begin(), cells.end());
                add(std::move(row));
            }
        }
    }
    [[nodiscard]] std::string text() const {
        std::string out = "\xEF\xBB\xBF";
        for (const Row& row : rows_) {
            for (std::size_t i = 0; i < width_; ++i) {
                if (i > 0) out += ',';
                if (i < row.size()) out += for_csv(row[i]);
            }
            out += "\r\n";
        }
        return out;
    }

private:
    std::vector<Row> rows_;
    std::size_t width_ = 0;
};

}  // namespace

std::string report_as_csv(const BattleReport& report) {
    Sheet sheet;
    sheet.add({"Table", "Turn", "Phase", "Entry", "Procedure", "Page", "Who", "Army", "Against", "Sum", "Other side's sum", "Pool", "Dice", "Rolled by",
               "Outcome", "Decided otherwise", "Correction"});
    for (const ReportPhase& phase : report.course) {
        for (const ReportStep& step : phase.steps) {
            for (const ResolvedRoll& roll : step.rolls) sheet.add(resolution(phase, step, roll));
        }
    }
    sheet.add({"Entries", "Turn", "Phase", "Entry", "Kind", "What", "What followed", "Correction"});
    for (const ReportPhase& phase : report.course) {
        for (const ReportStep& step : phase.steps) {
            sheet.add({"Entries", std::to_string(phase.turn), phase.title, std::to_string(step.entry), kind_of(step.what), step.say, in_one(step.happened), step.mark});
        }
    }
    for (const std::string& say : report.left_out) sheet.add({"Entries", say});
    sheet.add({"Battle", report.title, report.result});
    for (const std::string& say : report.about) sheet.add({"Battle", say});
    for (const Chapter& chapter : report.before) sheet.add(chapter);
    for (const Chapter& chapter : report.after) sheet.add(chapter);
    return sheet.text();
}

}  // namespace aor::report
