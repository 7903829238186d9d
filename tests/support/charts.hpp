#pragma once
// The shipped charts, as the tests see them.

#include "core/chart/charts.hpp"

#include <string>
#include <vector>

namespace aor {

/// The shipped charts, loaded once. A test that asks for charts that do not load fails with their problems.
const Charts& test_charts();

/// The files of the shipped charts, named as from the root of the repository: "charts/morale.toml".
std::vector<ChartText> chart_texts();

/// The bytes of a file of the repository ("tests/golden/morale.toml"); the test fails when it cannot be read.
std::string file_text(const std::string& path);

/// The files of a folder of the repository that end so, by name: "tests/golden/morale.toml" and so on.
std::vector<std::string> files_of(const std::string& folder, const std::string& ending);

}  // namespace aor
