#pragma once
// Changes of the roster in mid-battle: somebody is added, renamed, transferred or struck off, always with a reason.
// Each makes one event of the draft; or says what stands against it, and nothing is drafted.

#include "core/battle/draft.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor {

/// Adds the unit, leader or brigade as it is given; without an id it gets one made from its name. Castings lost
/// already (castings under castings_start) are put down as lost before. Its id.
struct Added {
    std::optional<Problem> problem;
    std::string id;
};
[[nodiscard]] Added add_unit(Draft& draft, Unit unit, std::string_view reason, int entry);
[[nodiscard]] Added add_leader(Draft& draft, Leader leader, std::string_view reason);
[[nodiscard]] Added add_brigade(Draft& draft, Brigade brigade, std::string_view reason);

/// A new name for an army, brigade, unit, leader or site; its id stays.
[[nodiscard]] std::optional<Problem> rename(Draft& draft, Thing thing, std::string_view id, std::string_view name,
                                            std::string_view reason);

/// A unit or leader goes to another brigade, or to none of an army. A unit that so changes sides still counts in the
/// total of the army that raised it.
[[nodiscard]] std::optional<Problem> transfer_to_brigade(Draft& draft, Thing thing, std::string_view id,
                                                         std::string_view brigade, std::string_view reason);
[[nodiscard]] std::optional<Problem> transfer_to_army(Draft& draft, Thing thing, std::string_view id,
                                                      std::string_view army, std::string_view reason);

/// The unit fights for that army from now on, in that brigade or in none, within the event that is begun: transferred, or
/// by treachery. If that is the other side, its charge, melee, plot and pursuit end, and so do those of others against
/// it; the leader who was with it is left, and what is owed about him stands.
void fight_for(Draft& draft, std::string_view unit, const std::string& army, const std::string& brigade);

/// A unit, leader or brigade is taken off the roster, as if it had never been there: a unit no longer counts in any
/// total, its contacts, plots and duties end; the units of a brigade are then in none.
[[nodiscard]] std::optional<Problem> strike_off(Draft& draft, Thing thing, std::string_view id, std::string_view reason);

}  // namespace aor
