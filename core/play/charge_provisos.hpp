#pragma once
// What the odds of a charge take for granted: dice on the way that they do not reckon with, so that no number claims more
// than it holds.

#include "core/play/performance.hpp"

#include <string>

namespace aor {

/// "as if 2/red did not charge 1/blue, before 1/red draws its grade"; "" when everything is reckoned with.
[[nodiscard]] std::string provisos_of(const Performance& p, const Charge& charge);

}  // namespace aor
