#pragma once
// What a decision does to the armies' lines of losses (p 8): told before it is done, so that nobody finds out a turn later
// that an army has to check.

#include "core/battle/entry.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// "Prussians: 19 of 76 castings lost, and with them its line of 25 %: it checks withdrawal from now on"; "Austrians: 24 of
/// 76 castings lost, and with them 30 %". Losses that are taken off when fire is closed are counted. Nothing for armies that
/// reach no line by this entry.
[[nodiscard]] std::vector<std::string> lines_reached(const Charts& charts, const Battle& before, const Entry& entry);

/// The same of a melee whose bouts are fought and whose end is still to be rolled: by the castings that they take.
[[nodiscard]] std::vector<std::string> lines_reached(const Charts& charts, const Battle& before, const std::vector<Rolled>& bouts);

}  // namespace aor::desk
