#pragma once
// What a unit may move and what its manoeuvres cost, as rows with reason and page.

#include "core/play/movement.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// "8 in", "Infantry, line", "p 18", "half when fatigued"
struct MoveRow {
    std::string inches;
    std::string label;
    std::string page;
    std::string note;
};

/// A move of a whole turn, normal, charging or by road.
struct RateRow {
    std::string name;                    ///< "normal move"
    std::string inches;                  ///< what it may move, "8 in"
    std::string quarters;                ///< "8 / 6 / 4 / 2": full, three quarters, half, a quarter
    std::vector<MoveRow> items;          ///< where it comes from
};

struct MoveSheet {
    std::vector<MoveRow> hindrances;     ///< why it may not move, or only so; `inches` is "no" or ""
    std::vector<RateRow> rates;
    std::vector<MoveRow> costs;          ///< of changes, wheels, obliques, terrain, obstacles
    std::vector<std::string> limits;     ///< "1 change of formation or facing in a turn"
    std::string left;                    ///< "4 in of 8 in are left"
    std::vector<std::string> notes;
};
[[nodiscard]] MoveSheet move_sheet(const MoveHelp& help);

struct PlanRows {
    std::vector<MoveRow> items;
    std::vector<std::string> against;
    std::string used;                    ///< "half a move", "5/8 of a move"
    std::string left;                    ///< "4 in straight ahead are left"
    std::string disorder;                ///< "disorganized for a turn"; "" when it stays in order
    std::vector<std::string> notes;
    bool possible = true;
};
[[nodiscard]] PlanRows plan_rows(const MovePlan& plan);

[[nodiscard]] std::string words_of_move(const MoveSheet& sheet, Ink ink);
[[nodiscard]] std::string words_of_plan(const PlanRows& rows, Ink ink);

}  // namespace aor::report
