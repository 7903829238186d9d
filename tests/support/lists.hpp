#pragma once
// The shipped army lists, as the tests see them.

#include "core/army/list_file.hpp"

#include <string>

namespace aor {

inline ListFolders test_list_folders() { return {std::string(AOR_SOURCE_DIR) + "/armylists", {}}; }

/// "american-war/american" and so on.
const std::vector<std::string>& test_list_ids();

/// A shipped list; the test fails with its faults when it does not load.
const ArmyList& test_list(const std::string& id);

}  // namespace aor
