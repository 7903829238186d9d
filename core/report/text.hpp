#pragma once
// Lines of text in columns, and the ink that a terminal adds.

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {

/// Dim and bold where the reader is a terminal; plain text otherwise.
struct Ink {
    bool on = false;
    [[nodiscard]] std::string dim(std::string_view text) const { return inked("\x1b[2m", text); }
    [[nodiscard]] std::string bold(std::string_view text) const { return inked("\x1b[1m", text); }

private:
    [[nodiscard]] std::string inked(std::string_view code, std::string_view text) const {
        if (!on || text.empty()) return std::string(text);
        return std::string(code) + std::string(text) + "\x1b[0m";
    }
};

/// How many places the text takes on a screen: characters, not bytes.
[[nodiscard]] std::size_t width_of(std::string_view text);

/// The text and as many blanks as make it `width` wide.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

/// Rows of cells, each column as wide as its widest cell; two blanks between columns, none at the end of a line.
[[nodiscard]] std::vector<std::string> in_columns(const std::vector<std::vector<std::string>>& rows, std::string_view indent = "");

/// Names come from anywhere: what could steer a terminal or break a line is written out, as in \x1b.
[[nodiscard]] std::string on_one_line(std::string_view text);

/// "p 16", "p 15-18"; pages that are no numbers as they are: "army list"; "" for no page.
[[nodiscard]] std::string page_in_words(std::string_view page);
/// "support behind (p 16)", or the label alone.
[[nodiscard]] std::string with_page(std::string_view label, std::string_view page);

/// "+2", "-1"
[[nodiscard]] std::string with_sign(int amount);

}  // namespace aor::report
