#pragma once
// Entries of a size that a test wants, and why a file cannot be opened.

#include "core/battle/draft.hpp"
#include "core/battle/log_file.hpp"

#include <string>

namespace aor::tests {

/// The next entry, with so many bytes to say; it moves 1/red.
[[nodiscard]] inline Entry entry_with(const Log& log, std::size_t size) {
    Entry entry = log.blank();
    entry.say = std::string(size, 'x');
    Draft draft(log.battle());
    draft.begin(Happened::move, Thing::unit, "red-1", "");
    draft.set("red-1", &Unit::moved_turn, entry.number);
    entry.events = std::move(draft).take();
    return entry;
}

[[nodiscard]] inline std::string sentence_of(const Result<LogFile>& file) { return file.ok() ? "" : file.problems()[0].text; }

}  // namespace aor::tests
