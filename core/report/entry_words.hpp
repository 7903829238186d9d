#pragma once
// The log for a reader: each entry in its sentence, with the rolls behind it - every line of dice, where each fact came
// from - and all that it caused.

#include "core/battle/log.hpp"
#include "core/chart/charts.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// A line that counted: "+2 dice", "grade 2", "p 15".
struct LineRow {
    std::string amount;
    std::string label;
    std::string page;
    std::string reason;                  ///< ticked by hand: why
};

/// A fact behind a roll.
struct FactSaid {
    std::string name;                    ///< "unit.grade"
    std::string value;                   ///< "3"
    FactSource source = FactSource::known;
    std::string reason;                  ///< overruled: why
};

/// A roll of the log in words.
struct RollRow {
    std::string procedure;
    std::string title;                   ///< "Morale check"
    std::string page;
    std::string who;
    std::string whom;
    std::vector<LineRow> lines;
    std::vector<LineRow> other_lines;    ///< a bout: the other side's
    std::string no_dice;                 ///< settled without dice: the rule in words
    std::string dice;                    ///< "3 4 = 7", "14 in all", "3 1 = 4 against 6 6 = 12"; "" when none
    std::string origin;                  ///< "rolled by the program"; "" for dice of the table
    std::string result;                  ///< "holds", "2 hits"
    std::vector<FactSaid> facts;
};

/// An entry of the log in words.
struct EntryRow {
    int number = 0;
    int turn = 0;
    int phase = 0;
    std::string moment;                  ///< "3.8"
    std::string at;                      ///< the hour, if known
    EntryKind kind = EntryKind::act;
    int of = 0;
    bool stands = true;                  ///< a decision or correction that has not been undone
    std::string say;
    std::string reason;
    std::string typed;                   ///< the decision as it would be typed
    std::vector<RollRow> rolls;
    std::vector<std::string> events;     ///< what else happened, sentence by sentence
    std::vector<std::string> otherwise;  ///< facts, lines and rules decided otherwise, with their reasons
    std::vector<int> mended;             ///< a correction: the entries that it puts right
    std::vector<int> corrected_by;         ///< later entries that stand and make something else of it; whoever has the log fills it
};

[[nodiscard]] RollRow roll_row(const Charts& charts, const Battle& names, const Rolled& rolled);
/// Names are those of that battle.
[[nodiscard]] EntryRow entry_row(const Charts& charts, const Battle& names, const Entry& entry, bool stands = true);

/// How much of an entry is told.
enum class Detail : std::uint8_t { sentence, consequences, everything };

/// "12  3.8  1/7th fires at 2/blue: 2 hits" - and, as far as asked for, what it caused and the dice behind it.
[[nodiscard]] std::string words_of_entry(const EntryRow& row, Detail detail, Ink ink);
[[nodiscard]] std::string words_of_roll(const RollRow& row, Ink ink, std::string_view indent = "");

}  // namespace aor::report
