#pragma once
// The dice of the withdrawal check, each with what is behind it.

#include "core/play/ledger.hpp"

namespace aor {

/// Every line of the pool, with its dice: they add up to the line's amount.
[[nodiscard]] std::vector<LedgerLine> dice_with_events(const Charts& charts, const Battle& battle, const Army& army,
                                                       const Assessment& check, const Log* log);

}  // namespace aor
