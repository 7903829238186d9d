#pragma once
// A unit's move as the screen shows it: what it may move and what things cost; a move tried step by step; and whether a
// charge reaches. Nothing is logged: it is there to be asked.

#include "core/battle/battle.hpp"
#include "core/report/move_words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// What is tried.
struct MoveTried {
    Gait gait = Gait::normal;
    std::vector<Manoeuvre> steps;
    std::string charge;              ///< inches to the target, as typed: "7", "7.5", "7,5"
    std::string terrain = "open";    ///< that the charge goes through
    bool on_road = false;
};

/// A step that this unit can be asked to make.
struct StepChoice {
    Manoeuvre step;                  ///< without its inches or castings
    std::string say;                 ///< "Wheel", "Form column"
    bool in_inches = false;          ///< it takes inches
    bool in_castings = false;
};

struct TerrainChoice {
    std::string id;
    std::string say;
};

/// What a unit may still do in this turn, and what a move that is tried would cost.
struct MoveView {
    std::string name;
    std::string stands;              ///< "line, disorganized"
    report::MoveSheet sheet;
    std::vector<StepChoice> choices;
    std::vector<TerrainChoice> terrain;
    std::vector<std::string> steps;  ///< those tried, in words
    report::PlanRows plan;           ///< of the steps tried
    bool asked_charge = false;       ///< a distance is typed
    std::string reaches;             ///< "It reaches", "It does not reach: it is 1 in short"; or what is wrong with the distance
    bool does_reach = false;
    std::string charges_then;        ///< when it can charge, if no more this turn: "This turn's charges are over: ..."
    report::PlanRows charge;         ///< the steps, then so far straight ahead
};

/// Empty (without a name) when there is no such unit.
[[nodiscard]] MoveView move_view(const Charts& charts, const Battle& battle, std::string_view unit, const MoveTried& tried);

}  // namespace aor::desk
