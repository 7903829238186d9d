#include "core/battle/usual_unit.hpp"

#include "core/chart/printed.hpp"

#include <cstdlib>
#include <string>

namespace aor {

Formation usual_formation(const Unit& unit) { return unit.clan ? Formation::clan : unit.skirmisher ? Formation::skirmish : unit.formation; }

bool usually_has_flag(const Unit& unit) { return unit.arm != Arm::artillery && !unit.skirmisher; }

UsualSize usual_size(const Charts& charts, const Game& game, const Unit& unit) {
    UsualSize usual;
    std::string_view row = "infantry";
    if (is_mounted(unit.arm)) row = "cavalry";
    if (unit.formation == Formation::clan || unit.formation == Formation::mob) row = "clan_mob";
    if (unit.arm == Arm::artillery) row = "battery";
    usual.castings = printed_number(charts, "unit_sizes", row, "castings", game.scale);
    // House rules: "infantry=16"
    for (const std::string& count : game.figure_counts) {
        if (count.starts_with(std::string(row) + '=')) usual.castings = std::atoi(count.c_str() + row.size() + 1);
    }
    if (is_mounted(unit.arm) || unit.skirmisher) usual.per_base = 2;
    if (row == "clan_mob") usual.per_base = 4;
    if (unit.arm == Arm::artillery) usual.per_base = usual.castings;
    return usual;
}

}  // namespace aor
