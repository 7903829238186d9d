#pragma once
// How near each army is to leaving the field, as rows: figures with a column for each army, the dice of each check with
// what is behind them, and the losses unit by unit. The same figures stand in the roster and in the exports.

#include "core/play/ledger.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// "Castings lost", and one cell for each army.
struct LedgerFigure {
    std::string label;
    std::vector<std::string> cells;
};

/// A die, a half-die, or something that does not count.
struct LedgerDieRow {
    std::string amount;                  ///< "1 die", "half-die", "-1 die", "0"
    std::string say;                     ///< "flag of 1/7th, taken by 2/blue; flag of ..."
    std::string when;                    ///< "turn 4, entry 37"
    std::string note;                    ///< why it does not count
};

struct LedgerLineRow {
    std::string amount;                  ///< "+2 dice"
    std::string label;
    std::string page;
    std::vector<LedgerDieRow> dice;
};

struct UnitLossRow {
    UnitId unit;
    std::string name;
    std::string strength;                ///< "9 of 12", "lost with all 12"
    std::string lost;                    ///< "3 lost", "3 lost, 2 to come off"
    std::vector<std::string> marks;      ///< "25 % reached", "50 % at 6, 3 to go"
};

struct BrigadeLossRows {
    std::string name;
    Castings castings;
    std::vector<UnitLossRow> units;
};

struct ArmyLedgerRows {
    ArmyId army;
    std::string name;
    std::string pool;                    ///< "2 dice and 1 half-die", "no check: ..."
    std::vector<LedgerLineRow> lines;
    std::vector<BrigadeLossRows> brigades;
};

struct LedgerSheet {
    std::vector<std::string> armies;     ///< heads of the columns
    std::vector<LedgerFigure> figures;
    std::vector<ArmyLedgerRows> rows;
    std::vector<std::string> order;      ///< who rolls when
};

[[nodiscard]] LedgerSheet ledger_sheet(const Ledger& ledger);

/// "at 21 of 81 lost, 11 to go"; "reached at 21 of 81"
[[nodiscard]] std::string words_of_threshold(const Threshold& threshold, Castings castings);

/// Figures side by side, then every die; with the losses unit by unit when asked for.
enum class Losses : std::uint8_t { leave_out, unit_by_unit };
[[nodiscard]] std::string words_of_ledger(const LedgerSheet& sheet, Losses losses, Ink ink);

}  // namespace aor::report
