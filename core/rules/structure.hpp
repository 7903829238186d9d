#pragma once
// What the two shots at a structure share (p 29, 31): troops in or behind it are shot at first and the number of
// dice is what the structure is hit on; an empty one is hit on the number itself.

#include "core/rules/procedure.hpp"

namespace aor {

/// The table that both look up.
inline constexpr std::string_view kStructureKinds[] = {"wood_fence",   "small_village",  "wood_bridge",
                                                       "field_works",  "stone_wall",     "medium_village",
                                                       "stone_bridge", "large_village",  "pick_up_works"};
inline constexpr std::string_view kStructureColumns[] = {"hits"};
inline constexpr TableNeed kStructureTables[] = {{"hits_to_destroy", kStructureKinds, kStructureColumns, true}};

/// structure.destroyed, structure.one_hit_left; at an empty structure nothing is known of a target.
void establish_structure(const Charts& charts, Situation& situation);
/// The chart's lines: dice at the troops, or the number for an empty structure.
void make_structure_pool(const Charts& charts, Assessment& assessment);
/// The pool at the troops, if there are any, and one die at the structure.
std::optional<Throw> throw_at_structure(const Assessment& assessment, std::span<const int> tallies);
int tally_at_structure(const Assessment& assessment, std::size_t which, int sum);
/// The chart's row for the die at the structure; the hits on the troops, if there are any, stand before it.
Outcome resolve_at_structure(const Assessment& assessment, std::span<const int> tallies);

}  // namespace aor
