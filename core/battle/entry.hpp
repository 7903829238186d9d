#pragma once
// An entry of the log: one decision of the referee with all that it caused. An entry is complete: replaying it needs
// neither charts nor dice.

#include "core/battle/event.hpp"
#include "core/dice/pool.hpp"
#include "core/dice/roll.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace aor {

/// A name and what stands against it: a fact typed, a word of a command.
struct Named {
    std::string name;
    Value value;
    bool operator==(const Named&) const = default;
};

/// A fact or a chart line that the referee decided otherwise, and why.
struct Overruled {
    std::string name;       ///< "unit.rear_support", or the id of an item
    std::string value;      ///< as typed; for an item "yes" (ticked) or "no"
    std::string reason;
    bool operator==(const Overruled&) const = default;
};

/// What the referee asked. The preview, the doing, and the re-doing after a correction start from the same intent.
struct Intent {
    std::string verb;                    ///< do, next, note, set, add, plot, show, draw ...
    std::string procedure;               ///< the procedure for `do`
    std::string actor;                   ///< id of the thing that acts
    std::string target;                  ///< id of the thing that it is done to
    Names others;                        ///< ids of further units: a second target, joiners, a leader
    std::vector<Named> words;            ///< what else the verb needs (castings=2, to=brigade-2)
    std::vector<Named> facts;            ///< facts of the table, as typed
    std::vector<Overruled> facts_overruled;   ///< facts the battle knows otherwise
    std::vector<Overruled> lines_overruled;   ///< chart lines ticked or unticked by hand
    std::vector<int> faces;              ///< dice typed, of every roll in order
    std::vector<int> totals;             ///< or totals typed
    Origin origin = Origin::typed_faces;
    std::string reason;                  ///< why, for whatever needs a reason
    std::string text;                    ///< of a note
    bool operator==(const Intent&) const = default;
};

/// Where the value of a fact came from.
enum class FactSource : std::uint8_t { known, typed, overruled };
[[nodiscard]] std::string_view name_of(FactSource source);

/// A fact of a roll, its value and where that came from.
struct FactTaken {
    std::string name;
    Value value;
    FactSource source = FactSource::known;
    std::string reason;                  ///< overruled: why
    bool operator==(const FactTaken&) const = default;
};

/// A chart line that counted.
struct ItemTaken {
    std::string id;
    std::string label;
    std::string page;
    int amount = 0;
    Of of = Of::dice;
    std::string reason;                  ///< ticked by hand: why
    bool operator==(const ItemTaken&) const = default;
};

/// One roll of the decision, from its facts to its outcome.
struct Rolled {
    std::string procedure;
    std::string actor;
    std::string target;
    std::vector<FactTaken> facts;        ///< every fact not at its default
    std::vector<ItemTaken> items;
    std::vector<ItemTaken> other_items;  ///< melee bout: the other side's
    std::string refused;                 ///< a rule said no: its sentence
    std::string automatic;               ///< settled without dice: the id of the rule
    std::vector<int> faces;              ///< all faces in the order taken; none when a total was typed
    std::vector<int> sums;               ///< of each throw
    Origin origin = Origin::typed_faces;
    std::vector<Named> outcome;          ///< its fields
    std::string say;                     ///< the outcome in words
    bool operator==(const Rolled&) const = default;
};

/// What an entry of the log is.
enum class EntryKind : std::uint8_t {
    act,         ///< a decision
    note,        ///< a remark; changes nothing and is never undone
    undo,        ///< takes back entry `of`
    redo,        ///< brings entry `of` back
    correct      ///< mends entry `of`: `instead` holds the later entries as they now are
};
[[nodiscard]] std::string_view name_of(EntryKind kind);

/// One decision of the referee with its dice and all that came of it: an entry of the log.
struct Entry {
    int number = 0;                      ///< 1, 2, 3 ... without gaps
    int turn = 0;                        ///< when it was decided
    int phase = 0;
    EntryKind kind = EntryKind::act;
    int of = 0;                          ///< undo, redo, correct: which entry; a note: which it is about, or 0
    std::string at;                      ///< the hour on the clock, if the program gave one
    std::string say;                     ///< the entry in one sentence
    Intent intent;
    std::vector<Rolled> rolls;
    std::vector<Event> events;
    /// correct: the mended entries in full, in order, under their own numbers; one that no longer takes place has no
    /// events and `dropped` set. The events of the correction itself are the difference that they make together.
    std::vector<Entry> instead;
    bool dropped = false;

    bool operator==(const Entry&) const;
};

/// All changes of the entry, in order.
[[nodiscard]] std::vector<Change> changes_of(const Entry& entry);

}  // namespace aor
