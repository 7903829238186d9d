#pragma once
// Additions, new names, transfers and removals in mid-battle, each with a reason.

#include "core/play/performance.hpp"

namespace aor {

/// `add unit name=... brigade=... base_grade=3 reason=...`; also leader, brigade, site.
[[nodiscard]] Problems add_to_roster(Performance& p);
/// `rename ID name=... reason=...`
[[nodiscard]] Problems rename_in_roster(Performance& p);
/// `transfer ID to=BRIGADE|ARMY reason=...`
[[nodiscard]] Problems transfer_in_roster(Performance& p);
/// `strike ID reason=...`: as if it had never been there.
[[nodiscard]] Problems strike_from_roster(Performance& p);

}  // namespace aor
