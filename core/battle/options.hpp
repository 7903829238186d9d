#pragma once
// The optional rules of the book that a battle can be played with (chapter X and the army lists): a closed list.

#include <span>
#include <string>
#include <string_view>

namespace aor {
/// An optional rule of the book that a battle can have.
struct KnownOption {
    std::string_view id;
    std::string_view page;
    std::string_view say;
};

[[nodiscard]] std::span<const KnownOption> known_options();
/// Nothing: there is such an option. Else "there is no optional rule ...", with the nearest name.
[[nodiscard]] std::string fault_of_option(std::string_view id);

}  // namespace aor
