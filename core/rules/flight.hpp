#pragma once
// What rout moves and evade moves share: a full move from the movement chart, and dice that are inches
// (in 15mm a part of an inch each).

#include "core/rules/procedure.hpp"

namespace aor {

/// unit.mounted, and unit.full_move: the rate of the arm in that row of the movement chart, 0 where there is none.
void establish_flight(const Charts& charts, Situation& situation, Arm arm, Formation formation);

/// {"distance":X}: the full move and what the dice add.
Outcome resolve_flight(const Assessment& assessment, std::span<const int> tallies);

inline constexpr Number kFlightNumbers[] = {Number::dice_scale};
inline constexpr std::string_view kFlightRows[] = {"line", "double_line", "column", "square", "all_around",
                                                   "mass", "clan",        "mob",    "skirmish"};
inline constexpr std::string_view kFlightArms[] = {"infantry", "light_cavalry", "dragoons", "horse", "armored_cavalry"};
inline constexpr TableNeed kFlightTables[] = {{"movement_rates", kFlightRows, kFlightArms}};

}  // namespace aor
