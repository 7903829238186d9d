#pragma once
// The log as the screen shows it: the newest entry first, as many as asked for, those that fit what is typed.

#include "core/report/entry_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// An entry of the log, folded or in full.
struct LogLine {
    report::EntryRow row;
    std::string said;              ///< the sentence, with what kind of entry it is and whether it was undone
    std::string changed;           ///< mended since: how it is now held to have been, or that it never was
    int changed_by = 0;            ///< by which entry
    bool overruled = false;        ///< a fact, a line or a rule was decided otherwise
    bool may_correct = false;      ///< a roll that stands
    bool may_drop = false;         ///< a decision that stands
};

/// The log, newest first, as far as it is searched and unfolded.
struct LogView {
    std::vector<LogLine> lines;
    int fitting = 0;               ///< entries that fit the filter; more than there are lines when not all are shown
    int all = 0;
    std::string undo;              ///< the sentence of the entry that undo would take back; "" when there is none
    std::string redo;
};

/// `most`: so many lines. The filter's words must all occur in the entry's sentence, its consequences, or its moment
/// ("3.8"), without regard to case; "turn 3" finds the entries of that turn.
[[nodiscard]] LogView log_view(const Charts& charts, const Log& log, std::string_view filter, int most);

}  // namespace aor::desk
