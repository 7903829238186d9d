#pragma once
// The write-up of a battle that a club keeps: armies and result; by turn and phase every roll with its sum, its pages
// and its dice, and the notes where they were made; casualties, trophies, the withdrawal ledger with the event behind
// each die; what was decided otherwise than by the book, and the rules in force. What was taken back is left out, and
// a line says so; what was corrected stands as corrected, and says so.

#include "core/report/report_chapters.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor::report {

enum class ReportForm : std::uint8_t { markdown, html, csv };

/// Markdown: headings, lists and tables as GitHub and Pandoc read them.
/// HTML: one page that needs nothing else, ready to print, with a line graph of each army's losses.
/// CSV: UTF-8 with its mark, lines ended by CR LF, one sheet. The first column names the table that a row belongs to:
/// first "Resolutions", one row for each roll, then the other tables, each beginning with its heads. All rows are
/// equally long.
[[nodiscard]] std::string battle_report(const Charts& charts, const Log& log, ReportForm form);

/// "markdown" or "md", "html" or "htm", "csv"
[[nodiscard]] std::optional<ReportForm> report_form_named(std::string_view name);

// The forms one by one, of chapters that are there already.
[[nodiscard]] std::string report_as_markdown(const BattleReport& report);
[[nodiscard]] std::string report_as_html(const BattleReport& report);
[[nodiscard]] std::string report_as_csv(const BattleReport& report);

}  // namespace aor::report
