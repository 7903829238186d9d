#pragma once
// Values of facts as a log, a roster and a keyboard have them, and as the rules read them.

#include "core/base/value.hpp"
#include "core/chart/chart.hpp"

#include <string>
#include <string_view>

namespace aor {

/// As it is typed: "yes", "12", "3.5", "disorganized", "hill,ford".
[[nodiscard]] std::string typed_text(const Value& value);

/// What the fact of that row is in this situation; an optional fact left out is "".
[[nodiscard]] Value fact_value(const FactRow& row, const Situation& situation);

/// Whether it is what the chart takes when nobody says anything.
[[nodiscard]] bool is_at_default(const FactRow& row, const Situation& situation);

/// The value of an outcome's field.
[[nodiscard]] Value field_value(const Field& field);

}  // namespace aor
