#include "tests/support/charts.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace aor {

std::string file_text(const std::string& path) {
    std::ifstream in(std::string(AOR_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) throw std::runtime_error(path + " cannot be read");
    return std::move(text).str();
}

std::vector<std::string> files_of(const std::string& folder, const std::string& ending) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(AOR_SOURCE_DIR) + "/" + folder)) {
        const std::string path = entry.path().string();
        if (entry.is_regular_file() && path.ends_with(ending)) files.push_back(path.substr(std::string(AOR_SOURCE_DIR).size() + 1));
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<ChartText> chart_texts() {
    std::vector<ChartText> texts;
    for (const std::string& file : files_of("charts", ".toml")) texts.push_back({file, file_text(file)});
    return texts;
}

const Charts& test_charts() {
    static const Charts charts = [] {
        auto loaded = Charts::from_texts(chart_texts());
        if (!loaded) throw std::runtime_error("the charts do not load:\n" + loaded.problems().sentences());
        return std::move(*loaded);
    }();
    return charts;
}

}  // namespace aor
