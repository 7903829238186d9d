#pragma once
// A camp that tempts whoever takes it (Eutaw Springs, p 66, P-340): once a turn each enemy in it is put to the test, from the
// phase after he has come in. The book does not say how often; who has just been rallied has the turn to get out.

#include "core/play/performance.hpp"

namespace aor {

/// The camp that tempts this unit now, or nullptr: it is not in one, or it is one's own, or it plunders already.
[[nodiscard]] const Site* tempting_camp(const Battle& battle, const Unit& unit);

/// The roll by which plunderers, these or Indians, come to themselves again; true when they do.
[[nodiscard]] Result<bool> ends_plunder(Performance& p, std::string_view procedure);
/// `do eutaw_plunder UNIT`: whether it falls to plundering.
[[nodiscard]] Problems do_eutaw_plunder(Performance& p);
/// `do eutaw_plunder_rally UNIT`: whether its leader brings it to itself again.
[[nodiscard]] Problems do_eutaw_plunder_rally(Performance& p);

}  // namespace aor
