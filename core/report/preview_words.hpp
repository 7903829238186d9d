#pragma once
// A roll before its dice: the lines that count, what could still count if somebody said so, which facts the battle knew,
// what is missing, and the odds.

#include "core/play/perform.hpp"
#include "core/report/entry_words.hpp"
#include "core/report/odds_words.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// A fact that only the table can tell and that must be told.
struct MissingFact {
    std::string name;                    ///< "range"
    std::string typed;                   ///< as short as is clear: "grade" for unit.grade
    std::string meaning;
    std::string values;                  ///< "point_blank, close, normal", "0 to 100 inches"
    std::vector<std::string> choices;    ///< the words, or yes and no; empty for numbers
};

/// A line that does not count, but would if this were so at the table.
struct CouldCount {
    std::string fact;                    ///< as it is typed: "rear_support=yes"
    std::string label;
    std::string amount;                  ///< "+1 die"; "" when it depends on more
    std::string page;
};

struct PosedRows {
    std::string procedure;
    std::string title;
    std::string page;
    std::string who;
    std::string whom;
    std::vector<MissingFact> missing;
    std::vector<std::string> problems;   ///< other faults, in sentences
    std::string refused;                 ///< a rule says no: its sentence with the page
    std::string no_dice;                 ///< settled without dice
    std::vector<LineRow> lines;
    std::vector<LineRow> other_lines;    ///< a bout: the other side's
    std::string pool;                    ///< "3 dice", "one die for 4 or less"; a bout: "3 dice against 2 dice"
    std::vector<FactSaid> facts;         ///< those that are not what the chart takes by itself
    std::vector<CouldCount> could;
    std::vector<OddsRow> odds;
};
[[nodiscard]] PosedRows posed_rows(const Charts& charts, const Battle& battle, const Posed& posed);

/// The shortest name that is clear among the chart's facts.
[[nodiscard]] std::string short_name(const Chart& chart, Fact fact);

[[nodiscard]] std::string words_of_posed(const PosedRows& rows, Ink ink);
[[nodiscard]] std::string json_of_posed(const PosedRows& rows);

}  // namespace aor::report
