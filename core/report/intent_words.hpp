#pragma once
// A decision as it is typed: "do small_arms_fire 1-7th 2-blue range=close dice=3,4".

#include "core/battle/entry.hpp"

#include <string>

namespace aor::report {

/// The whole line; what holds blanks stands in quotation marks. Sealed plots stay sealed.
[[nodiscard]] std::string line_of(const Intent& intent);

/// The text, in quotation marks when it holds blanks, quotation marks or nothing at all.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace aor::report
