#pragma once
// Names in an open list, gone to by what is typed: the two signs of a unit, or some letters of its name.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

struct NameInList {
    std::string id;
    std::string code;              ///< "b3"
    std::string name;
    int place = -1;                ///< of its army, for its colour; -1: in that of the rest
};

/// The first that can be meant: by its code, then by the beginning of its name or of a word of it, then by any part of it.
[[nodiscard]] std::optional<std::size_t> first_named(std::string_view typed, const std::vector<NameInList>& names);

}  // namespace aor::desk
