#include "core/battle/usual_unit.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/chart/printed.hpp"

#include <algorithm>
#include <array>
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
        if (count.starts_with(std::string(row) + '=')) usual.castings = whole_number(std::string_view(count).substr(row.size() + 1)).value_or(usual.castings);
    }
    if (is_mounted(unit.arm) || unit.skirmisher) usual.per_base = 2;
    if (row == "clan_mob") usual.per_base = 4;
    if (unit.arm == Arm::artillery) usual.per_base = usual.castings;
    return usual;
}

std::string fault_of_figures(std::string_view rule) {
    constexpr std::array<std::string_view, 4> kRows = {"infantry", "cavalry", "clan_mob", "battery"};
    const std::size_t equals = std::min(rule.find('='), rule.size());
    const bool known = std::find(kRows.begin(), kRows.end(), rule.substr(0, equals)) != kRows.end();
    const auto castings = equals < rule.size() ? whole_number(rule.substr(equals + 1)) : std::nullopt;
    if (known && castings && *castings >= 1 && *castings <= 99) return {};
    return "castings of a usual unit are written as in \"infantry=16\", from 1 to 99, for " + one_of(kRows) + ", not " + in_quotes(rule);
}

}  // namespace aor
