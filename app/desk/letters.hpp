#pragma once
// What is typed to find something, whatever its capitals and accents.

#include <string>
#include <string_view>

namespace aor::desk {

/// Latin capitals made small and accents taken off, so that "lowen" finds "Löwenstein" as "löwen" does; letters of other
/// alphabets stay as they are.
[[nodiscard]] std::string lowered(std::string_view text);

}  // namespace aor::desk
