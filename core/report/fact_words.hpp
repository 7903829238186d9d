#pragma once
// Facts as words: `unit.grade=2` as it is typed, and for a derived fact what it means and what it is made of.

#include "core/chart/charts.hpp"

#include <string>
#include <string_view>

namespace aor::report {

/// "integer", "boolean", "enum", "inches", "list"
[[nodiscard]] std::string_view type_of(const FactRow& row);

/// "1 to 4", "true or false", "0 to 100 inches", "none, woods ..."
[[nodiscard]] std::string values_of(const FactRow& row);

/// The default as it would be typed: "12", "none"; "" when there is none.
[[nodiscard]] std::string default_of(const FactRow& row);

/// Where facts are looked up to be told.
struct Telling {
    const Charts& charts;
    const Situation& situation;
    /// The situation is as the other side sees it: what it calls the unit was asked for as the opponent.
    bool mirrored = false;
};

/// "unit.grade=2", "R-27=text", "scale=15mm"; a derived fact
/// "has lost a quarter of its castings: no (unit.castings=12, unit.castings_start=12)".
[[nodiscard]] std::string told(const Telling& telling, Slot slot);

/// What decided that a condition does not hold: each fact that it looks at, once.
[[nodiscard]] std::string told(const Telling& telling, const Clause& clause);

}  // namespace aor::report
