#include "core/battle/name_shown.hpp"

#include <algorithm>

namespace aor {

std::string name_shown(const Battle& battle, Thing thing, std::string_view id) {
    switch (thing) {
        case Thing::army: return name_shown(battle.army(id), id);
        case Thing::brigade: return name_shown(battle.brigade(id), id);
        case Thing::unit: {
            const Unit* unit = battle.unit(id);
            return unit != nullptr ? name_shown(battle, *unit) : std::string(id);
        }
        case Thing::leader: return name_shown(battle.leader(id), id);
        case Thing::site: return name_shown(battle.site(id), id);
        case Thing::card: return name_shown(battle.find<Card>(id), id);
        default: return std::string(id);
    }
}

std::string name_shown(const Battle& battle, const Unit& unit) {
    if (unit.name.empty()) return unit.id;
    const bool alone = std::none_of(battle.units.begin(), battle.units.end(), [&](const Unit& other) { return other.name == unit.name && other.id != unit.id; });
    return alone ? unit.name : unit.name + " (" + unit.id + ')';
}

}  // namespace aor
