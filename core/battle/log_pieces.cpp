#include "core/base/bits.hpp"
#include "core/battle/entry_text.hpp"

#include <algorithm>
#include <charconv>

namespace aor {

namespace {

constexpr std::string_view kEnd = "end = \"";

}  // namespace

void put_end_line(std::string& piece, int number) {
    const std::string sum = hexadecimal(fnv1a(piece));
    piece += kEnd;
    piece += std::to_string(number);
    piece += ' ';
    piece += sum;
    piece += "\"\n";
}

namespace {

/// The line `end = "17 0123456789abcdef"` that begins at this place, with its end of line: its size, or 0.
struct EndLine {
    std::size_t size = 0;
    int number = 0;
    std::uint64_t sum = 0;
};

EndLine end_line_at(std::string_view text, std::size_t at) {
    EndLine line;
    const std::string_view rest = text.substr(at);
    if (!rest.starts_with(kEnd)) return line;
    const char* const stop = rest.data() + rest.size();
    const auto number = std::from_chars(rest.data() + kEnd.size(), stop, line.number);
    if (number.ec != std::errc() || number.ptr == stop || *number.ptr != ' ') return line;
    const auto sum = std::from_chars(number.ptr + 1, stop, line.sum, 16);
    if (sum.ec != std::errc() || sum.ptr != number.ptr + 17 || stop - sum.ptr < 2) return line;
    if (sum.ptr[0] != '"' || sum.ptr[1] != '\n') return line;
    line.size = static_cast<std::size_t>(sum.ptr + 2 - rest.data());
    return line;
}

/// Where the next end line begins, at or after that place.
std::size_t next_end_line(std::string_view text, std::size_t from) {
    static constexpr std::string_view kNext = "\nend = \"";
    const std::size_t found = text.find(kNext, from);
    return found == std::string_view::npos ? found : found + 1;
}

}  // namespace

Pieces take_apart(std::string_view text, int next, int line) {
    Pieces pieces;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = next_end_line(text, at);
        if (end == std::string_view::npos) break;
        const EndLine seal = end_line_at(text, end);
        const std::string_view body = text.substr(at, end - at);
        if (seal.size == 0 || seal.number != next || seal.sum != fnv1a(body)) break;
        if (next > 0 && !body.starts_with("[[entry]]\n")) break;
        pieces.whole.push_back({next, at, end + seal.size - at, line});
        line += static_cast<int>(std::count(body.begin(), body.end(), '\n')) + 1;
        at = end + seal.size;
        ++next;
    }
    pieces.whole_size = at;
    pieces.end_line = line;
    // Anything whole after that? Each entry begins with a line of its own.
    static constexpr std::string_view kEntry = "[[entry]]\n";
    for (std::size_t from = text.find(kEntry, at); from != std::string_view::npos;) {
        const std::size_t end = next_end_line(text, from);
        if (end == std::string_view::npos) break;
        const EndLine seal = end_line_at(text, end);
        // The piece begins with the last such line before its end.
        const std::size_t begin = text.rfind(kEntry, end);
        if (seal.size > 0 && seal.sum == fnv1a(text.substr(begin, end - begin))) ++pieces.whole_after;
        from = text.find(kEntry, end);
    }
    return pieces;
}

std::optional<int> format_of(std::string_view text) {
    static constexpr std::string_view kFormat = "format = ";
    for (std::size_t at = 0; at < text.size() && (text[at] == '#' || text.substr(at).starts_with(kFormat));) {
        if (text[at] != '#') {
            int format = 0;
            const char* const stop = text.data() + text.size();
            const auto read = std::from_chars(text.data() + at + kFormat.size(), stop, format);
            if (read.ec != std::errc() || read.ptr == stop || *read.ptr != '\n') return std::nullopt;
            return format;
        }
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos) break;
        at = end + 1;
    }
    return std::nullopt;
}

}  // namespace aor
