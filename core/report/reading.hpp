#pragma once
// How a resolution is told: which dice were the main roll, the number to roll under, the total. The terminal,
// the log and the screen all ask here, so that they say the same.

#include "core/rules/procedure.hpp"

#include <optional>
#include <span>

namespace aor::report {

/// One roll as it is shown: the dice of the main roll, their faces and the faces that followed, the total.
struct RollShown {
    Throw dice;
    bool faces_known = true;              ///< false when only a total was typed
    std::span<const int> main;            ///< the faces of the main roll, the whole dice first
    std::span<const int> all;             ///< the same and those of the follow-up dice
    std::optional<int> total;             ///< shifts included; absent with two dice read one by one
    std::optional<int> target;            ///< the number to roll under, not clamped
};

/// The roll of a procedure that has one pool. The spans look into the resolution.
[[nodiscard]] RollShown roll_shown(const Assessment& assessment, const Resolution& resolution);

/// The two rolls of a melee bout.
struct BoutShown {
    RollShown unit;
    RollShown opponent;
};
[[nodiscard]] BoutShown bout_shown(const Assessment& assessment, const Resolution& resolution);

/// A bout has two pools; every other procedure one.
[[nodiscard]] inline bool is_bout(const Assessment& assessment) { return assessment.chart->roll == RollKind::two_sums; }

}  // namespace aor::report
