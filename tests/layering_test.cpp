// Includes go one way: base <- dice <- chart <- army <- battle <- rules <- play <- report <- app/desk <- app/panel.
// app/cli may use all of core; app/shell knows nothing of the game.

#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

using namespace aor;

namespace {

constexpr std::string_view kLayers[] = {"core/base",  "core/dice",   "core/chart", "core/army", "core/battle", "core/rules",
                                        "core/play",  "core/report", "app/desk",   "app/panel"};

std::string folder_of(const std::string& path) {
    const auto first = path.find('/');
    const auto second = path.find('/', first + 1);
    return second == std::string::npos ? path.substr(0, first) : path.substr(0, second);
}

int layer_of(const std::string& folder) {
    const auto at = std::find(std::begin(kLayers), std::end(kLayers), folder);
    return at == std::end(kLayers) ? -1 : static_cast<int>(at - std::begin(kLayers));
}

// "" when the file may include it.
std::string fault(const std::string& file, const std::string& included) {
    const std::string from = folder_of(file);
    const std::string to = folder_of(included);
    if (!included.starts_with("core/") && !included.starts_with("app/")) return {};
    if (from == to) return {};
    if (from == "app/shell") return "the shell knows nothing of the game";
    if (from == "app/cli") return to.starts_with("core/") ? "" : "the command line uses core alone";
    if (from.starts_with("app/") && layer_of(from) < 0) return {};  // programs: app/overlay.cpp
    if (to == "app/shell") return from == "app/panel" ? "" : "only panels and programs use the shell";
    if (layer_of(from) < 0) return "a folder that has no layer";
    if (layer_of(to) < 0) return "of a folder that has no layer";
    return layer_of(to) < layer_of(from) ? "" : "upward";
}

}  // namespace

TEST_CASE("includes go one way only") {
    std::size_t lines = 0;
    for (const char* top : {"core", "app"}) {
        for (const char* ending : {".hpp", ".cpp", ".def"}) {
            for (const std::string& file : files_of(top, ending)) {
                std::istringstream text(file_text(file));
                int number = 0;
                for (std::string line; std::getline(text, line);) {
                    ++number;
                    const auto open = line.find("#include \"");
                    if (open == std::string::npos) continue;
                    ++lines;
                    const auto from = open + std::string_view("#include \"").size();
                    const std::string included = line.substr(from, line.find('"', from) - from);
                    const std::string why = fault(file, included);
                    CHECK_MESSAGE(why.empty(), file, ":", number, ": includes ", included, ": ", why);
                    // From the root of the repository, so that it says where it comes from.
                    CHECK_MESSAGE(included.find('/') != std::string::npos, file, ":", number, ": ", included);
                }
            }
        }
    }
    CHECK(lines > 100);
}
