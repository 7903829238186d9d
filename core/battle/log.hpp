#pragma once
// The log is the battle: where it began, and every entry since. Undo and redo are entries too.

#include "core/base/result.hpp"
#include "core/battle/entry.hpp"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace aor {

/// What stands before the first entry.
struct LogHeader {
    std::string title;
    std::string program;             ///< which version wrote it
    std::string charts;              ///< digest of the charts in use
    std::string at;                  ///< when it was begun, if the program says so
    Battle start;                    ///< the table before the first entry; scale, rulings and options are in its game
    bool operator==(const LogHeader&) const = default;
};

/// The decisions of a battle in order; the battle is what they make of its beginning.
class Log {
public:
    explicit Log(LogHeader header);

    [[nodiscard]] const LogHeader& header() const { return header_; }
    [[nodiscard]] const std::deque<Entry>& entries() const { return entries_; }
    /// nullptr when there is no entry of that number.
    [[nodiscard]] const Entry* entry(int number) const;
    [[nodiscard]] int next_number() const { return static_cast<int>(entries_.size()) + 1; }
    /// The table as it stands now.
    [[nodiscard]] const Battle& battle() const { return battle_; }

    /// An entry of the next number, with turn and phase filled in.
    [[nodiscard]] Entry blank(EntryKind kind = EntryKind::act) const;
    /// Adds an entry and applies it; or says why it does not fit, and nothing has changed.
    [[nodiscard]] std::optional<Problem> add(Entry entry);
    /// Takes the last entry off again: only for one that could not be written down.
    void drop_last();

    // Undo takes back the last decision or correction that stands; notes are passed over. Redo brings back the last
    // one undone, until something new is decided.
    [[nodiscard]] std::optional<int> to_undo() const;
    [[nodiscard]] std::optional<int> to_redo() const;
    /// The entry that undoes or redoes so; nothing when there is nothing to.
    [[nodiscard]] std::optional<Entry> undo() const;
    [[nodiscard]] std::optional<Entry> redo() const;
    /// Whether a decision or correction stands, or has been undone.
    [[nodiscard]] bool stands(int number) const;

    /// The table just after that entry was logged (0: at the start), as it was believed to be then.
    [[nodiscard]] Battle battle_at(int number) const;

    /// What is now held to have happened, in order: decisions that stand, mended ones in their mended form, without
    /// undo, redo, dropped entries and corrections. Notes are in it too.
    [[nodiscard]] std::vector<const Entry*> timeline() const;
    /// The table at the end of that phase (for the present phase: now), as it is now held to have been; nothing when
    /// the battle has not been there.
    [[nodiscard]] std::optional<Battle> battle_at(int turn, int phase) const;

private:
    [[nodiscard]] std::optional<Problem> play(Battle& battle, const Entry& entry) const;
    void keep_stack(const Entry& entry);

    LogHeader header_;
    Battle battle_;
    std::deque<Entry> entries_;
    std::vector<int> done_;          ///< decisions and corrections that stand; their numbers only ever rise
    std::vector<int> undone_;        ///< those that can be redone, the next one last
    std::vector<int> cleared_;       ///< what the last entry made impossible to redo
    bool may_drop_ = false;
    struct Moment {
        int number;
        Battle battle;
    };
    std::vector<Moment> moments_;    ///< now and then the whole table, so that looking back is quick
};

}  // namespace aor
