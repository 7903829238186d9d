#pragma once
// How likely each army is to leave the field, this turn and until the end, if nothing else changes.

#include "core/play/ledger.hpp"

namespace aor {

/// Fills in who checks, in which order, and the chances. Castings, sides, pools and `if_checked` are there already.
void fill_in_chances(const Battle& battle, Ledger& ledger);

}  // namespace aor
