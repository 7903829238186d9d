#pragma once
// Mending an earlier entry: 4 casualties were 2. The entry is carried out again as it should have been; every later one
// keeps its recorded dice and is carried out again on what is now held to have happened. Where its pool, its target or
// its occasion has changed, or it cannot be at all, the referee is asked - one entry at a time - whether it keeps its
// dice, is dropped, or is rolled anew. Nothing changes silently: whatever comes out otherwise is listed.

#include "core/battle/log.hpp"
#include "core/play/perform.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace aor {

/// What the referee decides about a later entry that has changed.
struct Answer {
    enum class What : std::uint8_t { keep, drop, dice };
    What what = What::keep;
    std::vector<int> faces;             ///< dice: what has been rolled now, for all rolls of the entry
    std::vector<int> totals;
    bool operator==(const Answer&) const = default;
};
[[nodiscard]] std::string_view name_of(Answer::What what);

/// One entry that comes out otherwise.
struct Mended {
    enum class How : std::uint8_t {
        mended,                         ///< the entry that is corrected
        follows,                        ///< carried along: same pool and dice, other numbers behind them
        answered,                       ///< as the referee decided
        dropped
    };
    int entry = 0;
    How how = How::follows;
    Entry before;
    Entry after;                        ///< dropped: without events
    std::vector<std::string> say;       ///< what is different
};

/// What must be decided next.
struct CorrectionQuestion {
    int entry = 0;
    Entry before;
    std::optional<Entry> after;         ///< with its recorded dice, when it can be so
    std::vector<std::string> say;       ///< what is different, or why it cannot be
    std::vector<Posed> rolls;           ///< what would have to be rolled
    bool may_keep = false;              ///< to drop it and to roll anew is always allowed
    std::string fault;                  ///< of an answer that cannot be: "too few dice ..."
};

/// An earlier entry mended, and how far that has been carried through the entries after it.
struct Correction {
    std::vector<Mended> mended;         ///< everything that comes out otherwise, as far as it has been decided
    std::optional<CorrectionQuestion> question;
    std::optional<Entry> entry;         ///< for the log; there when nothing is left to ask
    std::vector<int> unasked;           ///< answers given to entries that need none
};

/// The intent of an entry as it is now held to have been, with its recorded dice, ready to be changed.
[[nodiscard]] Result<Intent> intent_of(const Log& log, int entry);

/// Mends an entry; without an intent it is taken to have never been. Called again with one answer more each time until
/// nothing is asked; it changes nothing itself. Problems: no such decision, or it cannot have been so.
[[nodiscard]] Result<Correction> correct(const Charts& charts, const Log& log, int entry, const std::optional<Intent>& instead,
                                         const std::string& reason, const std::map<int, Answer>& answers = {});

}  // namespace aor
