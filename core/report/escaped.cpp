#include "core/report/escaped.hpp"

#include "core/base/utf8.hpp"

#include <algorithm>

namespace aor::report {
namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7F'; }

/// One line: control characters, line breaks among them, are blanks.
std::string on_one_line(std::string_view text) {
    std::string out = clean_utf8(text);
    std::replace_if(out.begin(), out.end(), is_control, ' ');
    return out;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && text.size() < 10 && std::all_of(text.begin(), text.end(), is_digit);
}

/// "1/7", "3-4", "1:50": a spreadsheet makes dates and hours of them.
bool looks_like_a_date(std::string_view text) {
    constexpr std::string_view kBetween = "/-:.";
    if (text.empty() || !is_digit(text.front()) || !is_digit(text.back())) return false;
    int marks = 0;
    int points = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_digit(text[i])) continue;
        if (kBetween.find(text[i]) == std::string_view::npos || !is_digit(text[i - 1])) return false;
        ++marks;
        points += text[i] == '.';
    }
    return marks > 1 || (marks == 1 && points == 0);
}

}  // namespace

std::string for_html(std::string_view text) {
    std::string out;
    for (const char c : on_one_line(text)) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += c;
        }
    }
    return out;
}

std::string for_markdown(std::string_view text) {
    constexpr std::string_view kMeansSomething = "\\`*_[]<>|~&#$";
    const std::string line = on_one_line(text);
    const std::size_t start = std::min(line.find_first_not_of(' '), line.size());
    std::string out;
    // "- ", "+ ", "12. " and "===" mean something only where a line begins.
    std::size_t digits = start;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    const bool numbered = digits > start && digits < line.size() && (line[digits] == '.' || line[digits] == ')');
    for (std::size_t i = start; i < line.size(); ++i) {
        const char c = line[i];
        const bool first = i == start && (c == '-' || c == '+' || c == '=' || c == ':');
        if (first || (numbered && i == digits) || kMeansSomething.find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

std::string for_csv(std::string_view text) {
    constexpr std::string_view kBeginsFormula = "=+-@\t\r\n";
    std::string cell = clean_utf8(text);
    // A line break inside a cell is allowed; anything else that cannot be seen is not wanted.
    std::replace_if(cell.begin(), cell.end(), [](char c) { return is_control(c) && c != '\n' && c != '\r' && c != '\t'; }, ' ');
    const std::size_t start = std::min(cell.find_first_not_of(' '), cell.size());
    const bool formula = start < cell.size() && kBeginsFormula.find(cell[start]) != std::string_view::npos && !is_whole_number(cell);
    if (formula || looks_like_a_date(cell)) cell.insert(0, 1, '\'');
    if (cell.find_first_of(",;\"\r\n\t") == std::string::npos && !cell.starts_with(' ') && !cell.ends_with(' ')) return cell;
    std::string out = "\"";
    for (const char c : cell) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

}  // namespace aor::report
