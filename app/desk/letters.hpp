#pragma once
// What is typed to find something, whatever its capitals and accents.

#include <string>
#include <string_view>

namespace aor::desk {

/// Latin capitals made small and accents taken off, so that "lowen" finds "Löwenstein" as "löwen" does; letters beyond those of
/// western Europe stay as they are.
[[nodiscard]] std::string lowered(std::string_view text);

}  // namespace aor::desk
