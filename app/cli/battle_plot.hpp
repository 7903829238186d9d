#pragma once
// A plot as it is typed: "kleist at soro", "dragoons rally_back", "kleist ground=..."; it is sealed at once.

#include "app/cli/battle_line.hpp"

namespace aor::cli {

/// Completes the intent: the side is that of the unit, the plot stands in it sealed.
void read_plot(const Battle& battle, const Beside& beside, std::vector<Word>& names, std::vector<Word>& given, Intent& intent, Problems& problems);

}  // namespace aor::cli
