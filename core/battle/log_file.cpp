#include "core/battle/log_file.hpp"

#include "core/base/texts.hpp"
#include "core/battle/entry_text.hpp"

#include <algorithm>
#include <system_error>
#include <thread>

namespace aor {

namespace {

Problems one_problem(const std::string& file, std::string text) {
    Problems problems;
    problems.add({file, 0, 0}, std::move(text));
    return problems;
}

/// Reads the pieces from `first` on. Each stands for itself, so that a long battle is read by several threads at once.
std::vector<std::optional<Result<Entry>>> read_entries(std::string_view text, const Pieces& pieces, std::size_t first,
                                                       const std::string& name) {
    const std::size_t count = pieces.whole.size() - first;
    std::vector<std::optional<Result<Entry>>> entries(count);
    const auto read = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            const Piece& piece = pieces.whole[first + i];
            entries[i].emplace(read_entry(text.substr(piece.begin, piece.size), {name, piece.line, 0}));
        }
    };
    constexpr std::size_t kWorthAThread = 500;
    constexpr std::size_t kMostThreads = 4;
    const std::size_t parts = std::min({count / kWorthAThread + 1, kMostThreads,
                                        std::max<std::size_t>(1, std::thread::hardware_concurrency())});
    std::vector<std::thread> others;
    std::size_t from = 0;
    for (std::size_t part = 1; part < parts; ++part) {
        const std::size_t to = count * part / parts;
        try {
            others.emplace_back(read, from, to);
        } catch (const std::system_error&) {      // no thread to be had
            break;
        }
        from = to;
    }
    read(from, count);
    for (std::thread& other : others) other.join();
    return entries;
}

std::string bytes_in_words(std::size_t bytes) {
    return counted(bytes, "byte", "bytes");
}

}  // namespace

Result<LogFile> LogFile::create(const std::filesystem::path& path, LogHeader header) {
    const std::string text = text_of(header);
    // As it will be read again: text that is not UTF-8 has been replaced.
    auto as_written = read_header(text, {path.string(), 1, 0});
    if (!as_written) return as_written.problems();
    auto file = create_disk_file(path, text);
    if (!file) return file.problems();
    LogFile log(std::move(*file), std::move(*as_written));
    log.size_ = text.size();
    log.line_ = 1 + static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    log.read_only_ = log.file_->read_only_because();
    return log;
}

Result<LogFile> LogFile::open(const std::filesystem::path& path, OpenFor what) {
    auto file = open_disk_file(path, what);
    if (!file) return file.problems();
    return read(std::move(*file));
}

Result<LogFile> LogFile::read(std::unique_ptr<GrowingFile> file) { return read(std::move(file), Faults::keep); }
Result<LogFile> LogFile::mend(std::unique_ptr<GrowingFile> file) { return read(std::move(file), Faults::cut); }

Result<LogFile> LogFile::read(std::unique_ptr<GrowingFile> file, Faults faults) {
    const std::string name = file->name();
    auto bytes = file->read(0);
    if (!bytes) return bytes.problems();
    const std::string& text = *bytes;
    if (text.empty()) return one_problem(name, "the file is empty: there is no battle in it");
    if (text.find_first_not_of('\0') == std::string::npos) {
        return one_problem(name, "the file holds nothing but zeros: there is no battle in it");
    }
    const std::optional<int> format = format_of(text);
    if (!format) return one_problem(name, "this is not a battle file: it does not begin as one");
    if (*format > kLogFormat) {
        return one_problem(name, "this battle was written by a newer program (form " + std::to_string(*format) +
                                     "; this one reads up to form " + std::to_string(kLogFormat) + ')');
    }
    const Pieces pieces = take_apart(text);
    if (pieces.whole.empty()) {
        return one_problem(name, "the beginning of the battle is damaged or was not written to its end: no whole "
                                 "header was found");
    }
    const Piece& head = pieces.whole.front();
    auto header = read_header(std::string_view(text).substr(head.begin, head.size), {name, 1, 0});
    if (!header) return header.problems();

    LogFile log(std::move(file), std::move(*header));
    log.read_only_ = log.file_->read_only_because();
    if (!log.read_only_.empty()) log.told_.push_back(name + ": open for reading only: " + log.read_only_);
    log.size_ = head.size;
    log.line_ = pieces.whole.size() > 1 ? pieces.whole[1].line : pieces.end_line;

    std::string fault;
    bool torn_end = false;
    if (auto wrong = log.take_in(text, pieces, 1)) {
        fault = std::move(*wrong);
    } else if (pieces.whole_size < text.size()) {
        const std::size_t rest = text.size() - pieces.whole_size;
        torn_end = pieces.whole_after == 0;
        fault = torn_end ? "the last entry was not written to its end"
                         : "the file is damaged from line " + std::to_string(pieces.end_line) + " on (" +
                               bytes_in_words(rest) + ", among them " + std::to_string(pieces.whole_after) +
                               (pieces.whole_after == 1 ? " whole entry)" : " whole entries)");
    }
    if (fault.empty()) return log;
    const std::string_view rest = std::string_view(text).substr(static_cast<std::size_t>(log.size_));
    if (!log.read_only_.empty()) {
        // Perhaps the writer is at this very moment writing it.
        if (!torn_end) log.told_.push_back(name + ": " + fault);
    } else if (torn_end || faults == Faults::cut) {
        log.cut_off(rest, fault);
    } else {
        log.read_only_ = fault;
        log.told_.push_back(name + ": " + fault + "; what stands before it can be read, and nothing is added");
    }
    return log;
}

std::optional<std::string> LogFile::take_in(std::string_view text, const Pieces& pieces, std::size_t first) {
    std::vector<std::optional<Result<Entry>>> entries = read_entries(text, pieces, first, file_->name());
    for (std::size_t i = first; i < pieces.whole.size(); ++i) {
        const Piece& piece = pieces.whole[i];
        Result<Entry>& entry = *entries[i - first];
        if (!entry) {
            const Problem& why = entry.problems()[0];
            return "entry " + std::to_string(piece.number) + " cannot be understood: line " +
                   std::to_string(why.place.line) + ": " + why.text;
        }
        if (auto problem = log_.add(std::move(*entry))) return problem->text;
        entries[i - first].reset();
        size_ += piece.size;
        line_ = i + 1 < pieces.whole.size() ? pieces.whole[i + 1].line : pieces.end_line;
    }
    return std::nullopt;
}

void LogFile::cut_off(std::string_view torn, std::string_view what) {
    const std::string name = file_->name();
    auto aside = file_->put_aside(torn);
    if (!aside) {
        read_only_ = std::string(what) + ", and its bytes could not be put aside (" + aside.problems()[0].text + ')';
        told_.push_back(name + ": " + read_only_ + "; what stands before it can be read, and nothing is added");
        return;
    }
    std::string told = name + ": " + std::string(what) + "; " + bytes_in_words(torn.size()) + (torn.size() == 1 ? " was" : " were") +
                       " copied to " + *aside;
    if (auto problem = file_->cut(size_)) {
        read_only_ = std::string(what) + ", and its bytes could not be cut off (" + problem->text + ')';
        told_.push_back(told + " but could not be cut off: " + problem->text);
        return;
    }
    told_.push_back(told + " and cut off");
}

std::optional<Problem> LogFile::append(Entry entry) {
    if (!read_only_.empty()) return Problem{{name(), 0, 0}, "open for reading only: " + read_only_};
    const std::string text = text_of(entry);
    if (text.find("\xEF\xBF\xBD") != std::string::npos) {
        // Text that is not UTF-8 has been replaced: the log holds what the file holds.
        auto as_written = read_entry(text, {name(), line_, 0});
        if (!as_written) return as_written.problems()[0];
        entry = std::move(*as_written);
    }
    if (auto problem = log_.add(std::move(entry))) return problem;
    auto problem = file_->append(size_, text);
    if (!problem) {
        size_ += text.size();
        line_ += static_cast<int>(std::count(text.begin(), text.end(), '\n'));
        return std::nullopt;
    }
    log_.drop_last();
    if (auto stuck = file_->cut(size_)) {
        read_only_ = "an entry was not written to its end (" + problem->text + "), and what there is of it could not "
                     "be cut off (" + stuck->text + ')';
    }
    return problem;
}

Result<int> LogFile::look_again() {
    if (read_only_ != file_->read_only_because()) return 0;      // a fault stands at the end of what was read
    auto bytes = file_->read(size_);
    if (!bytes) return bytes.problems();
    const Pieces pieces = take_apart(*bytes, log_.next_number(), line_);
    const int before = log_.next_number();
    if (auto fault = take_in(*bytes, pieces, 0)) return one_problem(name(), *fault);
    return log_.next_number() - before;
}

}  // namespace aor
