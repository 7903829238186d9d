#pragma once
// A window manager, as far as a program can see one: what it says on the root window that it can do.

#include <string>
#include <vector>

namespace aor::tests {

/// Writes the list of wishes that are heard, _NET_SUPPORTED; an empty one takes it away.
void announce(const std::vector<std::string>& wishes);

}  // namespace aor::tests
