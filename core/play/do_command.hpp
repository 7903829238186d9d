#pragma once
// Phase 1: who is in command, command checks, arrivals (p 11, 13; P-010 to P-013).

#include "core/play/performance.hpp"

namespace aor {

/// `do command_range UNIT at LEADER distance=9`: in command, or marked for the whole turn, with a command check owed.
[[nodiscard]] Problems do_command_range(Performance& p);
/// `out_of_command UNIT [UNIT ...]`: several units marked at once, seen to be out of range.
[[nodiscard]] Problems mark_out_of_command(Performance& p);
[[nodiscard]] Problems do_command_check(Performance& p);
[[nodiscard]] Problems do_arrival(Performance& p);
/// A unit that has made its arrival roll comes on at the end of normal movement; until then this is owed to it.
inline constexpr std::string_view kPlacing = "placing";
void place_arrival(Performance& p, const UnitId& unit);

}  // namespace aor
