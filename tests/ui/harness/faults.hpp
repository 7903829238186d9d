#pragma once
// What no screen of ours may have, as sentences; none: all is well.

#include "tests/ui/harness/headless.hpp"

#include <string>
#include <vector>

namespace aor::tests {

/// The same id twice: a click on the one would be a click on the other.
[[nodiscard]] std::vector<std::string> duplicate_ids(Headless& screen);

/// Text that does not fit: a label wider than its button, letters cut by the edge of a column, contents wider than their
/// window. What can be scrolled to is not cut, nor is what is being typed.
[[nodiscard]] std::vector<std::string> cut_labels(Headless& screen);

/// Both, each on its line.
[[nodiscard]] std::string faults(Headless& screen);

}  // namespace aor::tests
