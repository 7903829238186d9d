#include "core/report/text.hpp"

#include "core/base/pages.hpp"

#include "core/base/utf8.hpp"

#include <algorithm>

namespace aor::report {

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(std::string_view text, std::size_t width) {
    std::string out(text);
    const std::size_t taken = width_of(text);
    if (taken < width) out.append(width - taken, ' ');
    return out;
}

std::vector<std::string> in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view indent) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        // The last cell of a row may be as long as it likes.
        for (std::size_t i = 0; i + 1 < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
    }
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        std::string line(indent);
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += i + 1 < row.size() ? padded(row[i], widths[i]) + "  " : row[i];
        }
        while (line.ends_with(' ')) line.pop_back();
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string on_one_line(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    while (!text.empty()) {
        const std::size_t size = utf8_letter(text);
        const std::string_view letter = text.substr(0, std::max<std::size_t>(size, 1));
        const auto first = static_cast<unsigned char>(letter.front());
        // The control characters of ASCII, and those of Latin-1 that some terminals obey too.
        const bool steers = first < 0x20 || first == 0x7F || (size == 2 && first == 0xC2 && static_cast<unsigned char>(letter[1]) < 0xA0);
        const bool shown = size > 0 && !steers;
        if (shown) out += letter;
        else for (const char byte : letter) out += {'\\', 'x', kDigits[static_cast<unsigned char>(byte) >> 4], kDigits[static_cast<unsigned char>(byte) & 0xF]};
        text.remove_prefix(letter.size());
    }
    return out;
}

std::string page_in_words(std::string_view page) { return aor::page_in_words(page); }

std::string with_page(std::string_view label, std::string_view page) { return aor::with_page(label, page); }

std::string with_sign(int amount) { return (amount < 0 ? "" : "+") + std::to_string(amount); }

}  // namespace aor::report
