#include "app/cli/data_folder.hpp"

#include "core/play/figures_needed.hpp"
#include "core/rules/procedure.hpp"

#include <cstdlib>

namespace aor::cli {
namespace {

namespace fs = std::filesystem;

bool holds_charts(const fs::path& folder) {
    std::error_code error;
    return fs::is_directory(folder / "charts", error);
}

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : program.parent_path();
}

}  // namespace

std::vector<fs::path> data_folders() {
    if (const char* said = std::getenv("AOR_DATA_DIR"); said != nullptr && *said != '\0') return {fs::path(said)};
    std::vector<fs::path> folders;
    if (const fs::path program = program_folder(); !program.empty()) {
        folders.push_back(program);
        folders.push_back((program / AOR_RELATIVE_DATA_DIR).lexically_normal());
    }
    const fs::path installed = AOR_INSTALL_DATA_DIR;
    if (folders.empty() || folders.back() != installed) folders.push_back(installed);
    return folders;
}

Result<fs::path> charts_folder(const Options& options) {
    if (const Word* said = options.value(kChartsOption.name)) return fs::path(said->text);
    const auto folders = data_folders();
    for (const fs::path& folder : folders) {
        if (holds_charts(folder)) return folder / "charts";
    }
    std::string text = "the charts are not found; these places were tried (AOR_DATA_DIR names another):";
    for (const fs::path& folder : folders) text += (&folder == &folders.front() ? " " : ", ") + (folder / "charts").string();
    Problems problems;
    problems.add({"aor", 0, 0}, text);
    return problems;
}

std::optional<Charts> open_charts(const Call& call) {
    const auto folder = charts_folder(call.options);
    if (!folder) {
        report(folder.problems(), call.streams);
        return std::nullopt;
    }
    auto charts = Charts::load(*folder);
    if (!charts) {
        report(charts.problems(), call.streams);
        return std::nullopt;
    }
    Problems lacking = check_procedures(*charts, folder->string());
    lacking.append(check_figures(*charts, folder->string()));
    if (!lacking.none()) {
        report(lacking, call.streams);
        return std::nullopt;
    }
    return std::move(*charts);
}

}  // namespace aor::cli
