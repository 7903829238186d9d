#pragma once
// Whether the look-up charts have the cells that the program reads.

#include "core/rules/procedure.hpp"

#include <string>

namespace aor {

/// Problems name the file in that folder.
void check_table(const Charts& charts, const std::string& folder, const TableNeed& need, Problems& problems);

}  // namespace aor
