#pragma once
// The write-up of a battle before it has a form: what is told, in which order. The forms (Markdown, HTML, CSV) only
// print it; nothing is counted there.

#include "core/battle/log.hpp"
#include "core/chart/charts.hpp"
#include "core/report/entry_words.hpp"
#include "core/report/losses_by_turn.hpp"

#include <string>
#include <vector>

namespace aor::report {

struct ReportColumn {
    std::string head;
    bool number = false;               ///< set to the right
};

struct ReportTable {
    std::string title;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<std::string>> rows;
};

/// A heading with sentences and tables under it.
struct Chapter {
    std::string title;
    std::vector<std::string> says;
    std::vector<ReportTable> tables;
    bool with_graphs = false;          ///< the line graphs of BattleReport::losses belong here
};

// --- the course of the battle ---

/// A roll with all that made it.
struct ResolvedRoll {
    RollRow row;                       ///< the lines that counted, the dice, what came of them
    std::string army;                  ///< the name of his army who rolls
    std::string pool;                  ///< "4 dice"
};

/// An entry of the log.
struct ReportStep {
    enum class What : std::uint8_t { decision, note, correction };
    int entry = 0;
    What what = What::decision;
    std::string say;
    std::string mark;                  ///< "corrected by entry 41: two shots counted twice; before: ..."
    std::vector<ResolvedRoll> rolls;
    std::vector<std::string> happened; ///< what followed, in sentences
    std::vector<std::string> otherwise;   ///< facts, lines and rules decided otherwise, with the reason
};

struct ReportPhase {
    int turn = 0;
    int phase = 0;
    std::string title;                 ///< "Phase 8: Small-arms fire"
    std::vector<ReportStep> steps;
};

/// The write-up of a battle, chapter by chapter.
struct BattleReport {
    std::string title;
    std::string result;
    std::vector<std::string> about;    ///< scale, length, charts
    std::vector<Chapter> before;       ///< armies
    std::vector<ReportPhase> course;   ///< phases in which something happened, by turn
    std::vector<std::string> left_out; ///< undone entries and those dropped by a correction, told in a line each
    std::vector<Chapter> after;        ///< casualties, trophies, withdrawal, what was decided otherwise, rules in force
    std::vector<LossesByTurn> losses;
};

[[nodiscard]] BattleReport report_chapters(const Charts& charts, const Log& log);

/// The course alone, and what was left out of it.
void tell_course(const Charts& charts, const Log& log, BattleReport& report);

}  // namespace aor::report
