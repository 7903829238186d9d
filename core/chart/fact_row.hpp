#pragma once
// The facts that a chart asks for, as its file lists them in [[fact]].

#include "core/chart/charts.hpp"
#include "core/chart/toml_reader.hpp"

#include <optional>

namespace aor {

/// The fact of that name; a problem at `place` when there is none.
[[nodiscard]] std::optional<Fact> known_fact(std::string_view name, const Place& place, Problems& problems);

/// One [[fact]] of `chart`, whose facts read so far it must not repeat. Nothing when its name or type is unknown.
[[nodiscard]] std::optional<FactRow> read_fact_row(const toml::table& table, const std::string& file, const Chart& chart, Problems& problems);

}  // namespace aor
