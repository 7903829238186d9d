// Includes go one way: base <- dice <- chart <- army <- battle <- rules <- play <- report <- app/desk <- app/panel.
// app/cli may use all of core; app/shell knows nothing of the game. Panels draw with ImGui, and only the shell's window
// knows that there is a GLFW.

#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
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
    if (from == "app/shell") return to == "core/base" ? "" : "the shell knows nothing of the game";
    if (from == "app/cli") return to.starts_with("core/") ? "" : "the command line uses core alone";
    if (from == "app/overlay") return {};  // a program
    if (to == "app/shell") return from == "app/panel" ? "" : "only panels and programs use the shell";
    if (layer_of(from) < 0) return "a folder that has no layer";
    if (layer_of(to) < 0) return "of a folder that has no layer";
    return layer_of(to) < layer_of(from) ? "" : "upward";
}

// Other people's libraries of the screen: "imgui.h" to draw, and those of the window. "" when the file may include it.
std::string library_fault(const std::string& file, const std::string& included) {
    const bool draws = included.starts_with("imgui") || included.starts_with("implot");
    const bool opens = included.starts_with("GLFW/") || included.starts_with("glad/") || included.starts_with("GL/") ||
                       included.starts_with("backends/") || included.starts_with("png");
    const std::string from = folder_of(file);
    if (draws && from != "app/panel" && from != "app/shell") return "only panels and the shell draw";
    if (included == "imgui_internal.h" && from != "app/shell") return "ImGui's insides are for the shell and for tests";
    if (opens && from != "app/shell") return "only the shell knows the window";
    return {};
}

struct Include {
    std::string file;
    int line;
    std::string included;
    bool ours;  // in quotation marks
};

std::vector<Include> all_includes() {
    std::vector<Include> found;
    for (const char* top : {"core", "app"}) {
        for (const char* ending : {".hpp", ".cpp", ".def"}) {
            for (const std::string& file : files_of(top, ending)) {
                std::istringstream text(file_text(file));
                int number = 0;
                for (std::string line; std::getline(text, line);) {
                    ++number;
                    if (!line.starts_with("#include ")) continue;
                    const auto from = line.find_first_of("\"<");
                    const auto until = line.find_first_of("\">", from + 1);
                    REQUIRE_MESSAGE(until != std::string::npos, file, ":", number, ": ", line);
                    found.push_back({file, number, line.substr(from + 1, until - from - 1), line[from] == '"'});
                }
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("includes go one way only") {
    std::size_t lines = 0;
    for (const auto& [file, line, included, ours] : all_includes()) {
        if (!ours) continue;
        ++lines;
        const std::string why = fault(file, included);
        CHECK_MESSAGE(why.empty(), file, ":", line, ": includes ", included, ": ", why);
        // From the root of the repository, so that it says where it comes from.
        CHECK_MESSAGE(included.find('/') != std::string::npos, file, ":", line, ": ", included);
    }
    CHECK(lines > 100);
}

TEST_CASE("the window's libraries stay in the shell, ImGui in shell and panels") {
    for (const auto& [file, line, included, ours] : all_includes()) {
        if (ours) continue;  // ours begin with core/ or app/
        const std::string why = library_fault(file, included);
        CHECK_MESSAGE(why.empty(), file, ":", line, ": includes ", included, ": ", why);
    }
    // The rule itself, so that it cannot pass for want of files.
    CHECK(library_fault("app/panel/log.cpp", "imgui.h").empty());
    CHECK(library_fault("app/panel/log.cpp", "GLFW/glfw3.h") == "only the shell knows the window");
    CHECK(library_fault("app/desk/desk.cpp", "imgui.h") == "only panels and the shell draw");
    CHECK(fault("app/shell/theme.cpp", "core/base/result.hpp").empty());
    CHECK(fault("app/shell/theme.cpp", "core/battle/battle.hpp") == "the shell knows nothing of the game");
    CHECK(fault("app/desk/desk.cpp", "core/report/text.hpp").empty());
    CHECK(fault("core/report/text.cpp", "app/desk/desk.hpp") == "upward");
    CHECK(fault("app/desk/desk.cpp", "app/panel/screen.hpp") == "upward");
    CHECK(fault("app/panel/screen.cpp", "app/shell/theme.hpp").empty());
    CHECK(fault("app/desk/desk.cpp", "app/cli/options.hpp") == "of a folder that has no layer");
}

TEST_CASE("a procedure of the book is one chart, one file of code, its golden rows and its test") {
    const std::filesystem::path root(AOR_SOURCE_DIR);
    for (const Chart& chart : test_charts().procedures()) {
        CAPTURE(chart.id);
        for (const std::string& file : {"charts/" + chart.id + ".toml", "core/rules/" + chart.id + ".cpp", "core/rules/" + chart.id + ".hpp",
                                       "tests/golden/" + chart.id + ".toml", "tests/rules/" + chart.id + "_test.cpp"}) {
            CHECK_MESSAGE(std::filesystem::exists(root / file), file);
        }
    }
}
