#pragma once
// Who fights whom in a bout (p 36-38, 43-46; P-148, P-149, P-151): all pairs of enemies that hang together, with what
// the chart of the melee has to be told about each of them, and how a unit with several enemies shares its dice.

#include "core/play/performance.hpp"

namespace aor {

/// Two enemies in contact.
struct MeleePair {
    std::string contact;
    UnitId unit;                       ///< who made contact
    UnitId opponent;
    UnitId behind_unit;                ///< cavalry that fights from behind it
    UnitId behind_opponent;
    bool in_rear = false;              ///< the unit stands in the opponent's rear: it gets no answer
    bool opponent_in_rear = false;
    std::vector<Named> settled;        ///< facts that the sequence knows
    std::vector<Named> assumed;        ///< and those that it takes to be so until the table says otherwise
};

/// The pairs that fight together with that unit now: those of its contacts, of its enemies' contacts, and so on, as far
/// as they have not been fought this turn, and nobody in them has fought all that a turn allows.
[[nodiscard]] std::vector<MeleePair> melee_around(Performance& p, const UnitId& unit);

/// How many melees it has fought this turn, and how many it may (p 40).
[[nodiscard]] int melees_this_turn(const Battle& battle, const Unit& unit);
[[nodiscard]] int most_melees(const Charts& charts);

/// The castings of the unit that stand against an enemy on that side of it, when so many enemies attack its front.
[[nodiscard]] int facing_castings(const Charts& charts, const Unit& unit, Side side, int frontal_enemies);
/// Optional (p 37, P-189): the length of their bases instead, in quarters of an inch (15mm: eighths), by the chart of base sizes.
[[nodiscard]] int facing_length(const Charts& charts, const Game& game, const Unit& unit, Side side, int frontal_enemies);

}  // namespace aor
