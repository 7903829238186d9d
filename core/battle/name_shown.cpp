#include "core/battle/name_shown.hpp"

namespace aor {

std::string name_shown(const Battle& battle, Thing thing, std::string_view id) {
    switch (thing) {
        case Thing::army: return name_shown(battle.army(id), id);
        case Thing::brigade: return name_shown(battle.brigade(id), id);
        case Thing::unit: return name_shown(battle.unit(id), id);
        case Thing::leader: return name_shown(battle.leader(id), id);
        case Thing::site: return name_shown(battle.site(id), id);
        case Thing::card: return name_shown(battle.find<Card>(id), id);
        default: return std::string(id);
    }
}

}  // namespace aor
