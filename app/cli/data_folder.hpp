#pragma once
// Where the charts lie: where AOR_DATA_DIR says, next to the program, or in the install prefix.

#include "app/cli/command.hpp"
#include "core/chart/charts.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace aor::cli {

/// The folders that may hold charts/, the first that does being the one. AOR_DATA_DIR, when set, is the only one.
[[nodiscard]] std::vector<std::filesystem::path> data_folders();

/// The folder of charts: that of --charts, or the first charts/ found; problems name every place that was tried.
[[nodiscard]] Result<std::filesystem::path> charts_folder(const Options& options);

/// The charts of that folder, checked; problems are told on `err`.
[[nodiscard]] std::optional<Charts> open_charts(const Call& call);

inline constexpr Option kChartsOption{"--charts", "DIR"};

}  // namespace aor::cli
