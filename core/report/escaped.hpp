#pragma once
// Names come from keyboards and files: before one is put into a page or a table, what would mean something there is
// taken out of it. Bytes that are not UTF-8 become U+FFFD, control characters blanks.

#include <string>
#include <string_view>

namespace aor::report {

/// For the text of an HTML page and for attributes in quotation marks.
[[nodiscard]] std::string for_html(std::string_view text);

/// For a line or a table cell of Markdown: nothing in it makes a heading, a list, a table, a link, a formula or HTML.
[[nodiscard]] std::string for_markdown(std::string_view text);

/// A cell of a CSV file (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe: cells that
/// begin with = + - @, a tab or a line break. So does what it would take for a date: a unit called 1/7. Whole numbers
/// stay numbers.
[[nodiscard]] std::string for_csv(std::string_view text);

}  // namespace aor::report
