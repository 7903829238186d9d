#pragma once
// One value as it is written down: in a change, in an order of battle, in a roster.

#include "core/base/inches.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace aor {

using Names = std::vector<std::string>;

/// yes/no, a count, a distance, a text (words of a closed list and ids are texts too), or a list of texts.
using Value = std::variant<bool, std::int32_t, Inches, std::string, Names>;

}  // namespace aor
