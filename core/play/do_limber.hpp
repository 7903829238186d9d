#pragma once
// A battery limbers up or comes into action: one of its functions of the turn (p 25), and in Marlborough's era a question
// of whether its civilian drivers are still there (p 149; P-473).

#include "core/play/performance.hpp"

namespace aor {

/// It could limber up at all: its teams are not gone, and it is no heavy or siege gun of Marlborough's era.
[[nodiscard]] bool may_limber(const Battle& battle, const Unit& battery);
/// Whether the teams come when they are called; a die in Marlborough's era. Those that are gone are gone for good.
[[nodiscard]] Result<bool> call_teams(Performance& p, const UnitId& battery);

/// `do limber BATTERY`, `do unlimber BATTERY`.
[[nodiscard]] Problems do_limber(Performance& p);
[[nodiscard]] Problems do_unlimber(Performance& p);
/// `do pivot BATTERY`: it turns its guns where they stand.
[[nodiscard]] Problems do_pivot(Performance& p);

}  // namespace aor
