#pragma once
// The header and the entries of a log as TOML text, and back. A battle file is the header followed by its entries;
// each of these pieces ends with a line
//
//   end = "17 0123456789abcdef"
//
// the number of the entry (0: the header) and the FNV-1a sum of all bytes of the piece before that line. A piece
// without that line, or with another sum, is not whole.

#include "core/battle/log.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// The version of the form of these files; a program reads this one and older ones.
inline constexpr int kLogFormat = 1;

[[nodiscard]] std::string text_of(const LogHeader& header);
[[nodiscard]] std::string text_of(const Entry& entry);

/// A piece back; `place` is the file and the line on which the piece begins.
[[nodiscard]] Result<LogHeader> read_header(std::string_view text, const Place& place);
[[nodiscard]] Result<Entry> read_entry(std::string_view text, const Place& place);

/// Closes a piece with its end line.
void put_end_line(std::string& piece, int number);

/// A whole piece of a battle file.
struct Piece {
    int number = 0;             ///< 0: the header
    std::size_t begin = 0;
    std::size_t size = 0;
    int line = 1;
};

/// A battle file taken apart: the whole pieces from the start on, as far as they go.
struct Pieces {
    std::vector<Piece> whole;
    std::size_t whole_size = 0;       ///< bytes of them
    int end_line = 1;                 ///< the line after them
    std::size_t whole_after = 0;      ///< whole entries that stand after bytes that are not: damage, not a torn end
};

/// Whether the text goes on from piece `next`.
[[nodiscard]] Pieces take_apart(std::string_view text, int next = 0, int line = 1);

/// The format that a file says it has, also when the rest cannot be read; nothing when it does not say.
[[nodiscard]] std::optional<int> format_of(std::string_view text);

}  // namespace aor
