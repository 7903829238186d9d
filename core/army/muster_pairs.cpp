#include "core/army/mustering.hpp"

#include <algorithm>

namespace aor {

/// Small regiments of horse, of a kind, may fight as one unit for the whole game (army list, P-492).
void Mustering::brigade_pairs() {
    const auto pairs = [](const MusteredUnit& unit) {
        return std::find(unit.traits.begin(), unit.traits.end(), "brigaded_pairs") != unit.traits.end() && !unit.special;
    };
    std::vector<std::string> rows;
    for (const MusteredUnit& unit : units_) {
        if (pairs(unit) && std::find(rows.begin(), rows.end(), unit.row) == rows.end()) rows.push_back(unit.row);
    }
    for (const std::string& row : rows) {
        const auto of_row = [&](const MusteredUnit& unit) { return unit.row == row && pairs(unit); };
        const int most = static_cast<int>(std::count_if(units_.begin(), units_.end(), of_row)) / 2;
        if (most == 0) continue;
        int number = choices_.number("pairs." + row, "pairs of regiments of " + row + " that fight as one unit (L2956)", 0, most, 0);
        for (auto first = units_.begin(); number > 0; --number) {
            first = std::find_if(first, units_.end(), of_row);
            const auto second = std::find_if(first + 1, units_.end(), of_row);
            first->name += " and " + second->name;
            first->castings += second->castings;
            first->why += "; two regiments brigaded (L2956)";
            units_.erase(second);
            ++first;
        }
    }
}

}  // namespace aor
