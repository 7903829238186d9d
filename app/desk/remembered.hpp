#pragma once
// What the referee has told of a unit this turn, for the next step of the same charge: the table has not changed since.

#include "app/desk/case_view.hpp"
#include "core/battle/log.hpp"

#include <vector>

namespace aor::desk {

/// Facts of the roll that nobody has told yet and that were typed for an earlier roll of the same unit, who rolls now, in
/// that turn.
[[nodiscard]] std::vector<Told> remembered(const Log& log, int turn, const RollView& roll, std::string_view unit);

}  // namespace aor::desk
