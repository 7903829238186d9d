#pragma once
// Fire of small arms and artillery, at troops and at structures, with all that follows (p 28-36; P-085, P-090 to P-102,
// P-120, P-187).

#include "core/play/performance.hpp"

namespace aor {

/// One shot: who fires, at whom, by which procedure, and what the sequence knows of it (its range on a charge).
struct Shot {
    std::string procedure;             ///< small_arms_fire or artillery_fire
    UnitId firer;
    UnitId target;
    std::vector<Named> settled;
    // Several chargers come on together, and one shot meets them all (p 20, 34).
    std::vector<UnitId> sharing = {};  ///< those beside the target
    UnitId nearest = {};               ///< who takes what cannot be shared equally; nobody: the target
};

/// What each of so many chargers takes, and what the nearest takes on top.
struct Shares {
    int each = 0;
    int rest = 0;
};
[[nodiscard]] Shares shares_of(int hits, std::size_t chargers);

/// Where fire by bases is played (optional, p 47, P-189): how many bases of the unit fire at most; 0 for whoever fires whole.
[[nodiscard]] int bases_that_fire(const Game& game, const Unit& firer);

/// The procedure by which a unit fires at troops.
[[nodiscard]] std::string_view fire_procedure(const Unit& firer);

/// Takes `bases=2` of the intent for a unit whose bases are counted; problems when it is needed and not told, or told and cannot be.
[[nodiscard]] Problems count_bases(Performance& p, const UnitId& firer, std::vector<Named>& settled);

/// Rolls the shot and applies it: first fire, the turn's fire, hits (pending in the fire phases), leader tests,
/// ammunition. The hits.
[[nodiscard]] Result<int> shoot(Performance& p, const Shot& shot);

/// A village burns in one more place; when that is too much, nobody can stay in it.
void start_fire(Performance& p, const SiteId& village);

/// `do small_arms_fire UNIT at UNIT range=5in`; opportunity=yes in the movement phases.
[[nodiscard]] Problems do_small_arms_fire(Performance& p);
[[nodiscard]] Problems do_artillery_fire(Performance& p);
/// `do structure_fire BATTERY at UNIT|SITE`: at the troops in it and at the structure, or at an empty one.
[[nodiscard]] Problems do_structure_fire(Performance& p);
[[nodiscard]] Problems do_village_fire(Performance& p);

}  // namespace aor
