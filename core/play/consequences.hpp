#pragma once
// What follows from an outcome at the table, the same for every procedure: castings come off, units are lost, leaders
// fall, something is owed. Each begins events of its own in the decision that is being made.

#include "core/play/movement.hpp"
#include "core/play/performance.hpp"

namespace aor {

/// So many hits on the unit. In the fire phases they are pending until the phase's fire is closed; otherwise
/// the castings come off at once.
void take_hits(Performance& p, const UnitId& unit, int hits, Cause cause, const UnitId& by);
/// The castings come off at once, at most those that are there. How many that were. A unit without castings is
/// destroyed; a battery without gunners stands abandoned.
int take_castings(Performance& p, const UnitId& unit, int castings, Cause cause, const UnitId& by);
/// Only the number, within the event that is begun.
void set_castings(Performance& p, const UnitId& unit, int castings);
/// What becomes of a unit that has no castings left.
void fall_if_empty(Performance& p, const UnitId& unit);

/// All remaining castings are lost: picked up, surrendered, removed.
void lose_unit(Performance& p, const UnitId& unit, Presence how, Cause cause, const UnitId& by, const std::string& say);

/// Puts the unit into that state, within the event that is begun; a better state than it has leaves it as it is.
void worsen_state(Performance& p, const UnitId& unit, State state);
/// Disorganized until the next rally phase, within the event that is begun; whatever is worse stays.
void disorganize_for_a_while(Performance& p, const UnitId& unit);
/// A rout, with what it carries: the state, the rolls it has to rally, and the rout move that is owed now.
void rout(Performance& p, const UnitId& unit, const std::string& say);
/// A unit that is gone, or off the table, owes nothing, is in no melee, is pursued by nobody, and no leader is with it
/// (begins no event of its own).
void leave_everything(Performance& p, const UnitId& unit);
/// It goes back: out of every melee and pursuit, and a square ends as a column. Within the event that is begun.
void go_back(Performance& p, const UnitId& unit);
/// How far that is on the table: "half a move, 4 inches", by the printed move of the order in which it stands; the share
/// alone where none is printed for it. `gait`: of which move.
[[nodiscard]] std::string how_far_back(const Performance& p, const UnitId& unit, std::string_view share_in_words, Fraction share, Gait gait = Gait::normal);
/// It leaves the cover in which it stood, and the village or work. Within the event that is begun.
void leave_cover(Performance& p, const UnitId& unit);
/// It runs after nobody any more (begins no event of its own).
void end_pursuit(Performance& p, const UnitId& unit);
/// The unit leaves every melee that it is in (begins no event of its own).
void break_contacts(Performance& p, const UnitId& unit);

/// Killed, captured (by that army) or gone: his trophy, his post, and the replacement that is due.
void lose_leader(Performance& p, const LeaderId& leader, Fate fate, const ArmyId& taken_by, const UnitId& taken_by_unit);

/// What a flag does to grades in morale and melee: nothing when picked up with routers; with the last casting of the
/// loser there is nobody left to lower.
enum class FlagGrades : std::uint8_t { neither, taker_only, both };
/// The loser's flag is in the hands of that unit, for good.
void take_flag(Performance& p, const UnitId& loser, const UnitId& taker, FlagGrades grades);
/// The gun is in the hands of that unit: taken from the enemy, or retaken.
void take_battery(Performance& p, const UnitId& battery, const UnitId& taker);

// --- what is owed ---

/// Opens a duty; its place in time is filled in when it has none.
void owe(Performance& p, Owed owed);
/// The oldest duty of that procedure for that unit, leader or army; nullptr when there is none.
[[nodiscard]] const Owed* owed(const Battle& battle, std::string_view procedure, std::string_view whom);
/// "Morale check, 1/7th (hit by artillery)"
[[nodiscard]] std::string words_of_duty(const Charts& charts, const Battle& battle, const Owed& duty);
/// Takes it off the list as done, if it is on it.
void settle(Performance& p, std::string_view owed_id);
/// The oldest duty of that procedure that he owes, if he owes one.
void settle_if_owed(Performance& p, std::string_view procedure, std::string_view who);
/// A roll that is made once a turn, when it is owed: why not, unless he owes it or a reason was given.
/// What the chart itself refuses is left to the roll.
[[nodiscard]] Problems need_duty(Performance& p, std::string_view procedure, const UnitId& who);
/// The facts that the duty carries along, as settled facts.
[[nodiscard]] std::vector<Named> facts_of(const Owed& owed);

/// Whether the phase has simultaneous fire whose castings come off at its end.
[[nodiscard]] bool fire_is_simultaneous(const Charts& charts, const Game& game);

// --- who is meant ---

/// The unit that acts, or why it cannot: unknown, or not on the table.
[[nodiscard]] Problems need_unit(const Battle& battle, std::string_view id, bool on_table = true);

/// "1 casting", "3 castings"
[[nodiscard]] std::string castings_in_words(int castings);

}  // namespace aor
