#include "core/play/pikes.hpp"

#include "core/base/texts.hpp"
#include "core/play/consequences.hpp"

#include <algorithm>

namespace aor {

// RULING R-171: pikes count until the last of them is down; they are castings like the others, which come off elsewhere.
Problems pikemen_fall(Performance& p, const UnitId& id, int hits) {
    const Unit* unit = p.battle().unit(id);
    if (unit == nullptr || unit->pikemen <= 0 || !is_on_table(*unit)) return {};
    int down = 0;
    for (int hit = 0; hit < hits && down < unit->pikemen; ++hit) {
        const auto rolled = p.roll("pike_hit", id, "");
        if (!rolled) return rolled.problems();
        down += outcome_is(**rolled, "pikeman");
    }
    if (down == 0) return {};
    const int left = p.battle().unit(id)->pikemen - down;
    p.draft().begin(Happened::casualties, Thing::unit, id,
                    p.name_of_unit(id) + " loses " + counted(down, "pikeman", "pikemen") + " among them, " + std::to_string(left) + " left");
    p.draft().set(id, &Unit::pikemen, left);
    return {};
}

}  // namespace aor
