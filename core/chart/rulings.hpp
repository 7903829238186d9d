#pragma once
// Rulings: switches (R-nn) where the book contradicts itself or a club plays differently.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace aor {
/// The contested rules that can be switched.
enum class Ruling : std::uint8_t {
#define AOR_RULING(identifier, id, ...) identifier,
#include "core/chart/rulings.def"
#undef AOR_RULING
};

inline constexpr std::size_t kRulingCount = 0
#define AOR_RULING(identifier, id, ...) +1
#include "core/chart/rulings.def"
#undef AOR_RULING
    ;

namespace detail {
struct RulingRow {
    std::string_view id;
    std::array<std::string_view, 3> choices;
};
inline constexpr RulingRow kRulings[] = {
#define AOR_RULING(identifier, id, ...) {id, {__VA_ARGS__}},
#include "core/chart/rulings.def"
#undef AOR_RULING
};
}  // namespace detail

/// "R-102"
[[nodiscard]] constexpr std::string_view id_of(Ruling ruling) {
    return detail::kRulings[static_cast<std::size_t>(ruling)].id;
}

/// The choices, the default first.
[[nodiscard]] constexpr std::span<const std::string_view> choices_of(Ruling ruling) {
    const auto& all = detail::kRulings[static_cast<std::size_t>(ruling)].choices;
    std::size_t count = 0;
    while (count < all.size() && !all[count].empty()) ++count;
    return {all.data(), count};
}

[[nodiscard]] constexpr std::optional<Ruling> ruling_named(std::string_view id) {
    for (std::size_t i = 0; i < kRulingCount; ++i) {
        if (detail::kRulings[i].id == id) return static_cast<Ruling>(i);
    }
    return std::nullopt;
}

/// The number of a choice; a choice that the ruling does not have does not compile.
[[nodiscard]] consteval std::int32_t choice(Ruling ruling, std::string_view name) {
    const auto all = choices_of(ruling);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == name) return static_cast<std::int32_t>(i);
    }
    throw "no such choice";  // NOLINT: reached at compile time only
}

}  // namespace aor
