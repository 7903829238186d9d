#pragma once
// The clock of a scenario (p 66-74): what o'clock it is in a turn that stands for so many minutes.

#include "core/battle/battle.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor {

/// "9:40" in the third turn of a battle that begins at 9:00 with 20 minutes to a turn; "" when the scenario has no clock.
[[nodiscard]] std::string clock_of(const Game& game);

/// Minutes after midnight of "9:00"; nothing when it is no hour of a day.
[[nodiscard]] std::optional<int> minutes_of(std::string_view clock);

}  // namespace aor
