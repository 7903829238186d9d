#pragma once
// A row of an army list as it is in one battle: with the footnotes that hold in its year and under its conditions.

#include "core/army/army_list.hpp"

#include <functional>

namespace aor {

/// A row of a list with all that its footnotes make of it in that year.
struct FieldedRow {
    const ListRow* row = nullptr;
    bool away = false;                     ///< not in this battle
    std::string away_line;                 ///< where the book says so
    std::string away_choice;               ///< "enemy_works=yes": what would bring it back; "" when nothing does
    std::optional<Span> share;
    bool open_share = false;
    int grade = 0;
    std::string discipline;
    MoraleBands bands;
    std::vector<int> castings;
    bool any_size = false;
    std::string size_line;                 ///< of the footnote that gives the size; "" when the row does
    std::vector<std::string> traits;
    std::string sources;                   ///< lines of the row and of the notes that hold
};

/// Whether a condition holds; asked once for each condition that a list names.
using Holds = std::function<bool(std::string_view condition)>;

/// All of these, "not x" being the opposite of x.
[[nodiscard]] bool all_hold(const std::vector<std::string>& conditions, const Holds& holds);

/// The row in the months of `when`.
[[nodiscard]] FieldedRow fielded(const ArmyList& list, const ListRow& row, const Period& when, const Holds& holds);

/// What is missing in the months of `when`: kinds that a note takes away are not missed.
[[nodiscard]] std::vector<const MissingRows*> missing_in(const ArmyList& list, const Period& when, const Holds& holds);

/// Footnotes that begin or end within `when`, so that it must be said more exactly; one sentence for each.
[[nodiscard]] std::vector<std::string> divided(const ArmyList& list, const Period& when);

}  // namespace aor
