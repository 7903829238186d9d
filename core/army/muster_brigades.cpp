#include "core/army/mustering.hpp"
#include "core/chart/printed.hpp"

#include <algorithm>

namespace aor {

int Mustering::of_brigades(std::string_view row, std::string_view column) const { return printed_number(charts_, "brigade_composition", row, column); }

void Mustering::form_brigades() {
    std::vector<MusteredUnit*> foot;
    std::vector<MusteredUnit*> horse;
    for (MusteredUnit& unit : units_) {
        // Guards beside the strength points stay with the commander-in-chief (p 80).
        if (!unit.beside) (unit.mounted() ? horse : foot).push_back(&unit);
    }
    form(false, foot);
    form(true, horse);
    attach_batteries();
}

/// Brigades as even as can be; of 3 to 5 battalions, of 1 or 2 regiments (p 8), or those of chapter XV.
void Mustering::form(bool cavalry, std::vector<MusteredUnit*> units) {
    const int number = static_cast<int>(units.size());
    if (number == 0) return;
    int points_missing = 0;
    for (const PointsMissing& missing : missing_) points_missing += missing.points - missing.typed;
    const int side = static_cast<int>(units_.size()) + points_missing;
    std::string row = cavalry ? (side < of_brigades("larger_battle", "least") ? "cavalry_small_battle" : "cavalry") : "infantry";
    if (list_.brigades == "slaughter") row = cavalry ? "slaughter_cavalry" : "slaughter_infantry";
    const int least = of_brigades(row, "least");
    const int most = std::max(least, of_brigades(row, "most"));
    const std::string of = cavalry ? "regiments" : "battalions";
    const std::string size = least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
    const std::string page = list_.brigades.empty() ? " (p 8)" : " (p 103)";
    // As few brigades as hold them all, as many as are full enough; where that cannot be, the odd ones are shared out or
    // make a brigade that is too small.
    const int holding = (number + most - 1) / most;
    const int full = std::max(1, number / least);
    const int fewest = std::min(holding, full);
    const int usual = least == most ? (list_.brigades.empty() ? holding : (2 * number + most) / (2 * most))
                                    : (2 * number + (least + most) / 2) / (least + most);
    const int brigades = choices_.number(cavalry ? "brigades.cavalry" : "brigades.infantry",
                                         std::string(cavalry ? "cavalry" : "infantry") + " brigades for " + std::to_string(number) + ' ' + of, fewest,
                                         std::max(holding, full), std::clamp(usual, fewest, std::max(holding, full)));
    const std::string in_each = size + ' ' + (most > 1 ? of : std::string(cavalry ? "regiment" : "battalion"));
    std::string why = in_each + " in a brigade" + page;
    if (number < least) why = std::to_string(number) + ' ' + (number > 1 ? of : std::string(cavalry ? "regiment" : "battalion")) + ", fewer than the " + size + " of a brigade" + page;
    else if (number < brigades * least || number > brigades * most) why = in_each + " in a brigade, the odd ones as they fall" + page;
    // Full brigades and one of those left over, or as even as can be.
    const bool fill = least == most && brigades * most >= number;
    auto unit = units.begin();
    for (int i = 0; i < brigades; ++i) {
        MusteredBrigade brigade;
        brigade.cavalry = cavalry;
        brigade.id = std::string(cavalry ? "horse-" : "foot-") + std::to_string(i + 1);
        brigade.name = std::string(cavalry ? "Cavalry" : "Infantry") + " brigade " + std::to_string(i + 1);
        brigade.why = why;
        const int even = number / brigades + (i < number % brigades ? 1 : 0);
        for (int n = fill ? std::min(most, number - i * most) : even; n > 0; --n, ++unit) (*unit)->brigade = brigade.id;
        brigades_.push_back(std::move(brigade));
    }
}

/// Shared out evenly over the infantry brigades; horse guns with a cavalry brigade (p 8).
void Mustering::attach_batteries() {
    std::vector<const MusteredBrigade*> foot;
    std::vector<const MusteredBrigade*> horse;
    for (const MusteredBrigade& brigade : brigades_) (brigade.cavalry ? horse : foot).push_back(&brigade);
    std::size_t next = 0;
    std::size_t next_horse = 0;
    for (MusteredBattery& battery : batteries_) {
        if (battery.horse && !horse.empty()) battery.brigade = horse[next_horse++ % horse.size()]->id;
        else if (!foot.empty()) battery.brigade = foot[next++ % foot.size()]->id;
        else if (!horse.empty()) battery.brigade = horse[next_horse++ % horse.size()]->id;
        if (battery.horse && horse.empty()) remark(battery.name + " is horse artillery and belongs to a cavalry brigade; there is none");
    }
}

}  // namespace aor
