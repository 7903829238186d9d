#pragma once
// How far and how fast a charge goes: charge moves, their quarters, and who has turned in time (p 19-21, P-047, P-053).

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <optional>

namespace aor {

/// The charge move of the unit as it stands: by arm, formation and style, half of it when fatigued. Nothing for guns and
/// for heavy horse in skirmish order.
[[nodiscard]] std::optional<Inches> charge_move(const Charts& charts, const Battle& battle, const Unit& unit);
[[nodiscard]] inline Inches quarter_of(Inches move) { return move.times(1, 4); }
/// What wheels and changes before a charge have taken of it this turn (p 19, L379).
[[nodiscard]] Inches manoeuvred(const Charts& charts, const Battle& battle, const Unit& unit);
/// The charger's whole move, manoeuvres included: as told in the charge, or by the chart.
[[nodiscard]] std::optional<Inches> whole_move(const Charts& charts, const Battle& battle, const Charge& charge);
/// What is left of it to go straight ahead.
[[nodiscard]] std::optional<Inches> straight_move(const Charts& charts, const Battle& battle, const Charge& charge);
/// Its first quarter straight ahead: a quarter of the whole, less what it has manoeuvred (L383).
[[nodiscard]] Inches first_quarter(const Charge& charge, Inches whole);

/// How far the charger has gone when the target has turned about.
[[nodiscard]] std::optional<Inches> turned_after(const Charts& charts, const Battle& battle, const Unit& target, Inches charge_move);

/// How far both have gone when they meet: the charger goes a quarter, of which its manoeuvres are part, then they go by turns
/// (p 20).
struct Meeting {
    Inches charger;
    Inches target;
};
[[nodiscard]] Meeting meet(Inches distance, Inches charger_move, Inches target_move, Inches manoeuvred = {});
/// Both have plotted on each other: halfway.
[[nodiscard]] Meeting meet_halfway(Inches distance);
/// How far each goes in that charge until they touch, as its distance has it. Nothing when the distance or a move that counts
/// is not known.
[[nodiscard]] std::optional<Meeting> meeting_of(const Charts& charts, const Battle& battle, const Charge& charge);

/// Different horse have met: by how much both are moved back towards where the heavier came from (p 20, P-048); nothing
/// when they are equally fast, or not both mounted.
[[nodiscard]] std::optional<Inches> speed_adjustment(const Charts& charts, const Battle& battle, const Unit& unit, const Unit& other);

}  // namespace aor
