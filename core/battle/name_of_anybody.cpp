#include "core/battle/name_of_anybody.hpp"

#include "core/battle/name_shown.hpp"

namespace aor {

std::string name_of_anybody(const Battle& battle, std::string_view id) {
    for (const Thing thing : {Thing::unit, Thing::leader, Thing::army, Thing::site, Thing::brigade}) {
        if (!id.empty() && battle.has(thing, id)) return name_shown(battle, thing, id);
    }
    return std::string(id);
}

}  // namespace aor
