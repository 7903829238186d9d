#pragma once
// What a battle knows of an army and its enemies: the facts of the withdrawal check and of treachery.

#include "core/battle/battle.hpp"
#include "core/play/known_facts.hpp"

#include <vector>

namespace aor {

/// Objectives that the army has lost to the enemy; and those that it has gained (P-172).
[[nodiscard]] std::vector<const Site*> objectives_lost(const Battle& battle, const Army& army);
[[nodiscard]] std::vector<const Site*> objectives_gained(const Battle& battle, const Army& army);
/// What kind of objective a site is now: a village that has burned down is worth nothing.
[[nodiscard]] Objective objective_kind(const Charts& charts, const Site& site);
/// Dice that it is worth: as set for it, or by the chart; nothing once it has burned down, or where villages do not count.
[[nodiscard]] int objective_worth(const Charts& charts, const Battle& battle, const Site& site);

/// Units of the army now in rout, on the table or off it, without those removed. The optional Russian rule leaves
/// Cossacks out.
[[nodiscard]] std::vector<const Unit*> units_in_rout(const Battle& battle, const Army& army);
/// The optional Russian rule leaves this unit out of the army's check.
[[nodiscard]] bool left_out_of_withdrawal(const Army& army, const Unit& unit);
/// Castings that decide its withdrawal; the optional Russian rule leaves Cossacks out.
[[nodiscard]] Castings withdrawal_castings(const Battle& battle, const Army& army);

/// A fact named army.* or enemy.*, as that army sees it.
[[nodiscard]] std::optional<KnownFact> known_of_army(const Charts& charts, const Battle& battle, const Army& army,
                                                     const Chart& chart, Fact fact);

}  // namespace aor
