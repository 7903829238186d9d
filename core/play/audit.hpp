#pragma once
// A battle read again by today's charts: every decision is carried out once more, with its recorded dice, on the table
// as it was recorded. What comes out otherwise is listed; nothing is changed.

#include "core/battle/log.hpp"
#include "core/play/perform.hpp"

#include <string>
#include <vector>

namespace aor {
/// An entry that today's charts would make otherwise.
struct Finding {
    int entry = 0;
    int turn = 0;
    int phase = 0;
    std::string decision;               ///< the entry in its sentence
    bool cannot_be = false;             ///< today's charts would not let it happen so
    std::vector<std::string> say;       ///< what is different, or why it cannot be
};

/// A whole log held against today's charts.
struct Audit {
    bool other_charts = false;          ///< the charts are not those with which the battle was begun
    int decisions = 0;                  ///< read again
    std::vector<int> unread;            ///< entries without an intent: nothing can be carried out again
    std::vector<Finding> findings;
};

/// Decisions that stand, in their mended form.
[[nodiscard]] Audit audit(const Charts& charts, const Log& log);

}  // namespace aor
