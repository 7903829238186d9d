#pragma once
// How near each army is to leaving the field (p 8-10, P-165 to P-172): its losses, the castings left to every line, and
// the withdrawal check as it stands now, every die with what is behind it - also while the army is still short of its
// start line. The check is the procedure's own, asked with the start line set aside; nothing is counted a second time.

#include "core/battle/log.hpp"
#include "core/play/performance.hpp"
#include "core/play/start_line.hpp"
#include "core/rules/odds.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

// --- losses ---
/// What one unit has lost.
struct UnitLosses {
    UnitId unit;
    std::string name;
    Castings castings;
    int pending = 0;                    ///< simultaneous fire not yet taken off; not in `castings`
    bool gone = false;                  ///< all its castings count as lost
    std::vector<Threshold> marks;       ///< a quarter, a half, three quarters
};

/// What the units of a brigade have lost.
struct BrigadeLosses {
    BrigadeId brigade;                  ///< "" for units in none
    std::string name;
    Castings castings;
    std::vector<UnitLosses> units;
};

// --- the check ---


/// What is behind a die.
struct BehindDie {
    Thing thing = Thing::game;          ///< unit, leader, site or army that it is about
    std::string id;
    std::string say;                    ///< "flag of 1/7th, taken by 2/blue"
    int turn = 0;                       ///< in which turn; 0: before the first, or not known
    int entry = 0;                      ///< the entry of the log that says so; 0: none
};

/// A die or half-die of a line, or something that would be one but does not count.
struct LedgerDie {
    int half_dice = 0;                  ///< 2: a die, 1: a half-die; negative: taken off; 0: does not count
    std::vector<BehindDie> behind;      ///< in a large battle two flags are behind one die
    std::string note;                   ///< why it does not count
};

/// A line of the check with its dice: they add up to its amount.
struct LedgerLine {
    Item item;
    std::vector<LedgerDie> dice;
    [[nodiscard]] int half_dice() const { return item.of == Of::half_dice ? item.amount : 2 * item.amount; }
};

/// A chance as an exact fraction.
struct ExactChance {
    Ways ways = 0;
    Ways of = 1;
    [[nodiscard]] std::string percent() const { return aor::percent(ways, of); }
    bool operator==(const ExactChance& other) const { return ways * other.of == other.ways * of; }
};

/// What a sum of the check's dice does.
struct CheckBand {
    int from = 0;
    std::optional<int> to;              ///< nothing: and more
    std::string label;
    std::string page;
    bool leaves = false;
};

/// The check itself, the same for every army: in which phase it is rolled, and what its sums do.
struct CheckRule {
    int phase = 0;
    std::string phase_label;            ///< "Army withdrawal"
    std::string page;                   ///< of the phase
    std::vector<CheckBand> bands;       ///< by their numbers, the lowest first
};

/// An army's account: castings, thresholds, and every die of its withdrawal check with the event behind it.
struct ArmyLedger {
    ArmyId army;
    std::string name;
    std::string side;                   ///< the army that leads its side; allies are apart (P-170)
    Castings castings;                  ///< of all its units
    Castings counted;                   ///< those that count in the check; without Cossacks by the optional rule
    int pending = 0;
    std::vector<BrigadeLosses> brigades;

    std::optional<Threshold> start_line;   ///< nothing in a siege
    std::vector<Threshold> lines;       ///< a quarter, and those from which losses add dice
    std::vector<Threshold> other_lines; ///< every other row of the chart of start lines
    bool past_start_line = false;

    std::vector<LedgerLine> dice;       ///< those of the check as it stands, in the chart's order
    Throw pool;
    bool no_dice = false;               ///< nothing left to roll: it stays
    std::string cannot;                 ///< why there is no check at all, if so

    bool has_left = false;
    bool made_this_turn = false;        ///< this turn's check is behind it
    bool checks_this_turn = false;      ///< past its line, and has not made this turn's check
    ExactChance if_checked;             ///< of the pool as it stands, start line or not
    ExactChance this_turn;              ///< with the order of rolling, and what enemies roll before
    ExactChance by_the_end;             ///< in some turn from now to the last, if nothing changes

    [[nodiscard]] int half_dice() const { return 2 * pool.whole + pool.half; }
};

/// The accounts of all armies (p 14, P-166 to P-168).
struct Ledger {
    std::vector<ArmyLedger> armies;
    CheckRule check;
    std::vector<std::string> order;     ///< who rolls when, in sentences
    int turns_left = 0;                 ///< this turn and those after it

    [[nodiscard]] const ArmyLedger* army(std::string_view id) const;
};

/// With the log every die names its entry also where the record alone does not (villages, routs).
[[nodiscard]] Ledger ledger(const Charts& charts, const Battle& battle, const Log* log = nullptr);

/// The check of an army with its start line set aside.
[[nodiscard]] Posed withdrawal_as_it_stands(const Charts& charts, const Battle& battle, std::string_view army);

}  // namespace aor
