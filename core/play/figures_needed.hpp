#pragma once
// Which figures of the look-up charts a battle, a muster and a pick-up battle read, and whether they are there.

#include "core/rules/procedure.hpp"

#include <span>
#include <string>

namespace aor {

[[nodiscard]] std::span<const TableNeed> figures_needed();
/// What a battle lacks in these charts; problems name the file in that folder.
[[nodiscard]] Problems check_figures(const Charts& charts, const std::string& folder);

}  // namespace aor
