#include "core/play/scenario_plunder.hpp"

namespace aor {

const Site* tempting_camp(const Battle& battle, const Unit& unit) {
    const Site* site = unit.inside.empty() || !is_on_table(unit) || unit.plundering ? nullptr : battle.site(unit.inside);
    if (site == nullptr || !site->plunder || site->first_owner.empty()) return nullptr;
    const bool own = are_friends(battle, unit.army, site->first_owner);
    return own || this_turn(battle, unit.plunder_turn) || unit.state >= State::broken ? nullptr : site;
}

}  // namespace aor
