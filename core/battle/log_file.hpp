#pragma once
// A log and the file in which it lies. What has been told to be done is on the disk.

#include "core/battle/growing_file.hpp"
#include "core/battle/log.hpp"

#include <memory>

namespace aor {
/// The log on the disk: what has been appended is there after a power cut.
class LogFile {
public:
    /// A new battle in a new file.
    [[nodiscard]] static Result<LogFile> create(const std::filesystem::path& path, LogHeader header);
    [[nodiscard]] static Result<LogFile> open(const std::filesystem::path& path, OpenFor what = OpenFor::writing);

    /// Reads the log out of a file. A torn end - bytes after the last whole entry - is copied aside, told, and cut off.
    /// With damage in the middle, an entry that cannot be understood, or one that does not fit, what stands before it
    /// is there to be read, and nothing can be added: told() says why. Problems only when there is no battle at all.
    [[nodiscard]] static Result<LogFile> read(std::unique_ptr<GrowingFile> file);

    /// As read, but whatever follows the first fault is copied aside, told, and cut off: for a referee who has been
    /// told of the fault and wants to go on from before it.
    [[nodiscard]] static Result<LogFile> mend(std::unique_ptr<GrowingFile> file);

    [[nodiscard]] const Log& log() const { return log_; }
    [[nodiscard]] std::string name() const { return file_->name(); }
    /// "" when entries can be added.
    [[nodiscard]] const std::string& read_only_because() const { return read_only_; }
    /// What the referee must be told about the opening, in sentences.
    [[nodiscard]] const std::vector<std::string>& told() const { return told_; }
    /// Bytes of the file that are whole and safe.
    [[nodiscard]] std::uint64_t size() const { return size_; }

    /// Adds the entry: applied, written in one write and safe on the disk; or a problem, and nothing has changed.
    [[nodiscard]] std::optional<Problem> append(Entry entry);

    /// For readers: takes in what the writer has added since. How many entries that were.
    [[nodiscard]] Result<int> look_again();

private:
    enum class Faults : std::uint8_t { keep, cut };
    LogFile(std::unique_ptr<GrowingFile> file, LogHeader header) : file_(std::move(file)), log_(std::move(header)) {}
    [[nodiscard]] static Result<LogFile> read(std::unique_ptr<GrowingFile> file, Faults faults);
    /// Takes in the whole pieces of the text from the second on (or from the first): what is wrong with one, if so.
    [[nodiscard]] std::optional<std::string> take_in(std::string_view text, const struct Pieces& pieces,
                                                     std::size_t first);
    void cut_off(std::string_view torn, std::string_view what);

    std::unique_ptr<GrowingFile> file_;
    Log log_;
    std::uint64_t size_ = 0;
    int line_ = 1;                        ///< of the next piece
    std::string read_only_;
    std::vector<std::string> told_;
};

}  // namespace aor
