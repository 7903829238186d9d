#include "app/cli/list_folders.hpp"

#include "app/cli/data_folder.hpp"

#include <cstdlib>

namespace aor::cli {

namespace {

namespace fs = std::filesystem;

fs::path own_folder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') return fs::path(data) / "aor" / "armylists";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') return fs::path(home) / ".local" / "share" / "aor" / "armylists";
    return {};
}

}  // namespace

Result<ListFolders> list_folders(const Options& options) {
    if (const Word* said = options.value(kListsOption.name)) return ListFolders{said->text, own_folder()};
    const auto folders = data_folders();
    for (const fs::path& folder : folders) {
        std::error_code error;
        if (fs::is_directory(folder / "armylists", error)) return ListFolders{folder / "armylists", own_folder()};
    }
    std::string text = "the army lists are not found; these places were tried (AOR_DATA_DIR names another):";
    for (const fs::path& folder : folders) text += ' ' + (folder / "armylists").string();
    Problems problems;
    problems.add({"aor", 0, 0}, text);
    return problems;
}

Result<ArmyList> list_named(const ListFolders& folders, const Word& word) {
    auto list = load_army_list(folders, word.text);
    if (list) return list;
    Problems problems;
    for (const Problem& problem : list.problems()) problems.add(problem.place.file.empty() ? word.place : problem.place, problem.text);
    return problems;
}

}  // namespace aor::cli
