#pragma once
// Lines that somebody types: from a terminal with history and completion, or from wherever standard input comes from.

#include "app/cli/streams.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// What the word under the cursor may become.
struct Completion {
    std::size_t from = 0;                  ///< where in the line that word begins
    std::vector<std::string> words;        ///< all it may become, whole
};

/// The candidates for the line up to the cursor.
using Completer = std::function<Completion(std::string_view)>;

/// A line that was typed, or how the typing ended.
struct TypedLine {
    enum class How : std::uint8_t {
        line,
        cancelled,                         ///< Ctrl-C: this line is not meant
        end                                ///< Ctrl-D, or the end of the input
    };
    How how = How::line;
    std::string text;
    [[nodiscard]] bool is_line() const { return how == How::line; }
};

/// Where lines come from: an editor with a history, a pipe, or a test.
class LineSource {
public:
    virtual ~LineSource() = default;
    /// Somebody sits there and can be asked.
    [[nodiscard]] virtual bool may_ask() const = 0;
    [[nodiscard]] virtual TypedLine read(const std::string& prompt, const Completer& complete) = 0;
    /// A line that nobody else at the table is to see.
    [[nodiscard]] virtual TypedLine read_unseen(const std::string& prompt) = 0;
    /// The line is kept in the history.
    virtual void remember(const std::string& line) = 0;
    /// The line just typed is taken off the screen.
    virtual void unsee(const std::string&) {}

    [[nodiscard]] TypedLine ask(const std::string& prompt, std::vector<std::string> choices = {});
};

/// Plain lines out of a stream. Questions are written only when somebody sits there, and where `questions` says.
[[nodiscard]] std::unique_ptr<LineSource> lines_of(Streams& streams, std::ostream& questions);

/// The line editor of the terminal, with the history in that file; nullptr where there is none (not built in, or no
/// terminal).
[[nodiscard]] std::unique_ptr<LineSource> edited_lines(Streams& streams, const std::filesystem::path& history);

/// Whether the program was built with one.
[[nodiscard]] bool has_line_editor();

/// Where a person's history of commands is kept: $XDG_STATE_HOME/aor/history, or ~/.local/state/aor/history; "" when
/// neither is known.
[[nodiscard]] std::filesystem::path history_file();

}  // namespace aor::cli
