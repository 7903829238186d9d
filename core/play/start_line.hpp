#pragma once
// From which losses an army checks withdrawal (p 8, P-165), and how many castings are left to any share of a strength.

#include "core/battle/battle.hpp"
#include "core/rules/procedure.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor {

/// A share of the castings that it started with, and how far it is from there. Never rounded: at 203 castings a quarter
/// is reached with the 51st, not with the 50th.
struct Threshold {
    std::string label;
    std::string page;
    Fraction share;
    int at = 0;               ///< castings lost when it is reached
    int left = 0;             ///< still to lose until then; 0 when it is reached
    bool reached = false;
};
[[nodiscard]] Threshold threshold(Castings castings, Fraction share, std::string label, std::string page);

/// "25 %", "33 1/3 %"
[[nodiscard]] std::string percent_of(Fraction share);

/// Where a share of losses from which an army checks comes from: its own percentage, its row of the chart of start
/// lines, or what the chart of the check says of its condition. Nothing in a siege: there are no checks.
struct StartLine {
    Fraction share;
    std::string label;
    std::string page;
};
[[nodiscard]] std::optional<StartLine> start_line_of(const Charts& charts, const Battle& battle, const Army& army);

/// The army has lost so much that it must check.
[[nodiscard]] bool past_start_line(const Charts& charts, const Battle& battle, const Army& army);

/// An army with a line of its own is asked by that one, whatever the chart of the check says.
void ask_by_own_line(const Charts& charts, const Battle& battle, const Army& army, Assessment& check);

}  // namespace aor
