#pragma once
// How near each army is to leaving the field, as the screen shows it: the figures side by side, every die of the check
// with the entry behind it, losses turn by turn for a line graph, and the luck of the dice.

#include "core/battle/log.hpp"
#include "core/chart/charts.hpp"
#include "core/report/ledger_words.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// A die of the check and where the log tells of it.
struct LedgerDieLine {
    report::LedgerDieRow row;
    std::vector<int> entries;            ///< those behind it; none when nothing on record says so
};

struct LedgerCheckLine {
    std::string amount;                  ///< "+2 dice"
    std::string label;
    std::string page;
    std::vector<LedgerDieLine> dice;
};

struct ArmyCheck {
    std::string army;
    int place = 0;                       ///< of its colour (army_colours)
    std::string name;
    std::string pool;
    std::string when;                    ///< it is rolled, and whether that is now
    std::string leaves;                  ///< what the dice must come to
    std::vector<LedgerCheckLine> lines;
    std::vector<report::BrigadeLossRows> losses;
    bool checks = false;           ///< past its line, and still on the field
    bool may_concede = false;
};

/// An army's line: what part of its castings it had lost by the end of each turn, in tenths of a percent.
struct LossLine {
    std::string name;
    int place = 0;
    std::vector<int> tenths;             ///< [0]: before the first turn
    std::vector<int> castings;           ///< the same in castings
};
struct LossLevel {
    std::string say;                     ///< "25 %"; of an army's own: "Prussians check from 25 %"
    std::string share;                   ///< "25 %"
    int tenths = 0;
    int place = -1;                      ///< the army whose start line it is; -1: everybody's
};
struct LossGraph {
    int turns = 0;                       ///< of the battle
    int top = 0;                         ///< tenths of a percent at the upper edge
    std::vector<LossLine> lines;
    std::vector<LossLevel> levels;
    /// Every how many turns a number can stand below, where a turn and a number are so wide: 1, 2, 5, 10 and so on.
    [[nodiscard]] int step_for(float turn, float number) const;
};

/// An army's dice: what they showed against what dice show on the average.
struct LuckLine {
    std::string name;
    int place = -1;                      ///< -1: dice of nobody's
    std::string over;                    ///< "+3.5"
    std::string say;                     ///< "8 rolls, 14 dice: 52 shown, 49 on the average"
    std::vector<std::string> by_procedure;
};

struct LedgerView {
    report::LedgerSheet sheet;
    std::vector<ArmyCheck> armies;
    LossGraph graph;
    std::vector<LuckLine> luck;
};

[[nodiscard]] LedgerView ledger_view(const Charts& charts, const Battle& battle, const Ledger& ledger, const Log& log);

[[nodiscard]] LossGraph loss_graph(const Battle& battle, const Ledger& ledger);
[[nodiscard]] std::vector<LuckLine> luck_lines(const Charts& charts, const Log& log);

}  // namespace aor::desk
