#pragma once
// The closed list of facts: the seam between charts (data) and rules (code).

#include "core/chart/words.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace aor {

/// A named circumstance: "unit.rear_support", "target.cover", "range". See facts.def.
enum class Fact : std::uint16_t {
#define AOR_FACT(identifier, name, kind) identifier,
#define AOR_DERIVED(identifier, name, kind) identifier,
#include "core/chart/facts.def"
#undef AOR_FACT
#undef AOR_DERIVED
};

inline constexpr std::size_t kFactCount = 0
#define AOR_FACT(identifier, name, kind) +1
#define AOR_DERIVED(identifier, name, kind) +1
#include "core/chart/facts.def"
#undef AOR_FACT
#undef AOR_DERIVED
    ;

/// The public dotted name.
[[nodiscard]] std::string_view name_of(Fact fact);
[[nodiscard]] Kind kind_of(Fact fact);
/// Established in code from other facts, never asked.
[[nodiscard]] bool is_derived(Fact fact);
[[nodiscard]] std::optional<Fact> fact_named(std::string_view name);

}  // namespace aor
