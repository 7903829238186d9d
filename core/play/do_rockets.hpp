#pragma once
// Rockets of India (p 143-144, P-503): where they come down is rolled, whom the blast catches the table tells.

#include "core/play/performance.hpp"

namespace aor {

/// `do rocket_fire UNIT [at UNIT|SITE]`: the flight, and how wide the blast is.
[[nodiscard]] Problems do_rocket_fire(Performance& p);
/// `do rocket_hit UNIT at UNIT|SITE`: somebody, friend or enemy, or a village is in the blast of this turn's rockets.
[[nodiscard]] Problems do_rocket_hit(Performance& p);

}  // namespace aor
