#pragma once
// The objectives of a pick-up battle, written down before the start (p 8-10, P-171): what kind each is and in whose zone, each
// side's one primary road, or the spot on its baseline that stands for it.

#include "core/army/muster.hpp"

#include <array>
#include <string>
#include <vector>

namespace aor {

/// "Kreuzau = small_village north": its kind, and north or south for the zone in which it lies; a primary road lies on a
/// baseline. A place that begins both sides' road is two objectives.
void write_objectives(const std::vector<HandUnit>& lines, const std::array<std::string, 2>& baseline, OrderOfBattle& order,
                      Problems& problems);

/// `spots`: of a side without a road, the place on its baseline; "" when nobody has told it. What is left for the table goes
/// to `to_do`.
void write_communications(const std::array<std::string, 2>& spots, const std::array<std::string, 2>& titles, OrderOfBattle& order,
                          std::vector<std::string>& to_do, Problems& problems);

}  // namespace aor
