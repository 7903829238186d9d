#pragma once
// Sealed plots as the screen shows them: how many each army has handed in, and, to the army that is plotting and to
// nobody else, its own.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// A plot that may be seen.
struct PlotLine {
    std::string say;                 ///< "1/IR 17 charges Browne"
    std::string sealed;              ///< as it is named to take it back; "" once it lies open
    bool done = false;
};

/// A side that plots, and how many of its plots are sealed.
struct PlotSide {
    std::string army;
    std::string name;
    int place = 0;
    int handed_in = 0;               ///< sealed, for this turn
    std::string count;               ///< "2 sealed plots", "no plot yet"; when the phase is over "none this turn"
};

struct PlotUnit {
    std::string id;
    std::string code;
    std::string name;
};

/// The plots of a turn: those of the side at the laptop, and the number of the others'.
struct PlotsView {
    bool phase_of_plots = false;     ///< phase 3; at another time it takes a reason
    std::string out_of_phase;        ///< at another time: when plots are made, and what it takes now
    bool shown = false;              ///< this turn's plots lie open
    bool feigned_flight = false;     ///< the optional rule is in force
    std::vector<PlotSide> sides;
    std::vector<PlotLine> open;      ///< those that lie open
    // For the eyes of the army that plots.
    std::vector<PlotLine> own;
    std::vector<PlotUnit> units;     ///< its units on the table
    std::vector<PlotUnit> targets;   ///< enemies on the table
};

[[nodiscard]] bool is_phase_of_plots(const Charts& charts, const Battle& battle);
/// It is the phase of plotting, and this turn's plots do not lie open yet.
[[nodiscard]] bool plots_are_due(const Charts& charts, const Battle& battle);
/// `army`: who plots now; "" when the screen is turned to everybody.
[[nodiscard]] PlotsView plots_view(const Charts& charts, const Battle& battle, std::string_view army);

}  // namespace aor::desk
