#pragma once
// Sealed plots: each side writes its charges down unseen, and they are opened together (p 11, 19).
//
// What sealing is good for: nobody reads a plot by looking at the screen, the log or the file, and a seal that was
// tampered with does not open. What it is not good for: it is no cipher. Whoever has this program, or its source, and
// means to cheat can open every seal.

#include "core/battle/battle_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace aor {
/// A plot in clear.
struct PlotText {
    PlotKind kind = PlotKind::charge;
    std::string unit;                ///< who is to do it
    std::string target;              ///< whom to charge
    std::string ground;              ///< or what ground
    bool operator==(const PlotText&) const = default;
};

/// A different salt makes a different seal, so that equal plots do not look alike.
[[nodiscard]] std::string seal(const PlotText& plot, std::uint64_t salt);
/// Nothing when it is no seal, or not a whole one.
[[nodiscard]] std::optional<PlotText> open_seal(std::string_view sealed);

}  // namespace aor
