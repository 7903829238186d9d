#include "core/army/list_file.hpp"
#include "core/army/list_lint.hpp"
#include "core/base/suggest.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace aor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLargestList = 1U << 20;

Result<std::string> read_text(const fs::path& file) {
    Problems problems;
    std::error_code error;
    if (!fs::is_regular_file(file, error)) {
        problems.add({file.string(), 0, 0}, "there is no such file");
        return problems;
    }
    if (fs::file_size(file, error) > kLargestList || error) {
        problems.add({file.string(), 0, 0}, "the file is larger than a list can be");
        return problems;
    }
    std::ifstream in(file, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (!in) {
        problems.add({file.string(), 0, 0}, "the file cannot be read");
        return problems;
    }
    return text;
}

fs::path file_of(const fs::path& folder, std::string_view id) { return folder / (std::string(id) + ".toml"); }

bool is_list_id(std::string_view id) {
    const bool letters = std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
    });
    return letters && std::count(id.begin(), id.end(), '/') == 1 && id.front() != '/' && id.back() != '/';
}

void gather(const fs::path& folder, std::vector<std::string>& ids, std::error_code& error) {
    for (fs::directory_iterator era(folder, error), end; !error && era != end; era.increment(error)) {
        std::error_code inside;
        if (!era->is_directory(inside)) continue;
        for (fs::directory_iterator file(era->path(), inside), last; !inside && file != last; file.increment(inside)) {
            const std::string id = era->path().filename().string() + '/' + file->path().stem().string();
            // armylists/ready holds battles, not lists.
            if (file->path().extension() == ".toml" && is_list_id(id) && !id.starts_with("ready/")) ids.push_back(id);
        }
    }
}

/// What one has replaces what the other has under the same id.
template <class Thing>
void lay(std::vector<Thing>& on, const std::vector<Thing>& added) {
    for (const Thing& thing : added) {
        const auto found = std::find_if(on.begin(), on.end(), [&](const Thing& one) { return one.id == thing.id; });
        if (found == on.end()) on.push_back(thing);
        else *found = thing;
    }
}

Result<ArmyList> read_file(const fs::path& file, std::string id) {
    const auto text = read_text(file);
    if (!text) return text.problems();
    Problems problems;
    ArmyList list = read_army_list(*text, file.string(), std::move(id), problems);
    if (!problems.none()) return problems;
    return list;
}

Result<ArmyList> checked(ArmyList list) {
    const Problems problems = lint_army_list(list);
    if (!problems.none()) return problems;
    return list;
}

Result<ArmyList> shipped_list(const ListFolders& folders, std::string_view id) {
    const fs::path file = file_of(folders.shipped, id);
    std::error_code error;
    if (is_list_id(id) && fs::is_regular_file(file, error)) return read_file(file, std::string(id));
    Problems problems;
    const auto ids = list_ids(folders);
    problems.add({}, "there is no army list \"" + std::string(id) + '"' + (ids ? did_you_mean(id, *ids) : "") + "; `aor list` names them");
    return problems;
}

}  // namespace

ArmyList laid_over(const ArmyList& shipped, const ArmyList& own) {
    ArmyList list = shipped;
    list.own_file = own.file;
    lay(list.groups, own.groups);
    lay(list.rows, own.rows);
    lay(list.specials, own.specials);
    lay(list.commanders, own.commanders);
    list.notes.insert(list.notes.end(), own.notes.begin(), own.notes.end());
    list.remarks.insert(list.remarks.end(), own.remarks.begin(), own.remarks.end());
    if (own.artillery.read) list.artillery = own.artillery;
    std::erase_if(list.missing, [&](const MissingRows& rows) {
        return list.row(rows.id) != nullptr || std::find(own.filled.begin(), own.filled.end(), rows.id) != own.filled.end();
    });
    return list;
}

Result<std::vector<std::string>> list_ids(const ListFolders& folders) {
    std::vector<std::string> ids;
    std::error_code error;
    gather(folders.shipped, ids, error);
    if (error || ids.empty()) {
        Problems problems;
        problems.add({folders.shipped.string(), 0, 0}, error ? "the folder cannot be read: " + error.message() : "there are no army lists in this folder");
        return problems;
    }
    std::error_code none;
    if (!folders.own.empty()) gather(folders.own, ids, none);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Result<ArmyList> load_army_list(const ListFolders& folders, std::string_view id) {
    const fs::path own = folders.own.empty() || !is_list_id(id) ? fs::path() : file_of(folders.own, id);
    std::error_code error;
    if (!own.empty() && fs::is_regular_file(own, error)) return load_list_file(folders, own);
    auto list = shipped_list(folders, id);
    if (!list) return list.problems();
    return checked(std::move(*list));
}

Result<ArmyList> load_list_file(const ListFolders& folders, const fs::path& file) {
    const fs::path full = fs::absolute(file).lexically_normal();
    auto list = read_file(file, full.parent_path().filename().string() + '/' + full.stem().string());
    if (!list) return list.problems();
    if (list->completes.empty()) return checked(std::move(*list));
    if (Problems twice = doubled_ids(*list); !twice.none()) return twice;
    auto shipped = shipped_list(folders, list->completes);
    if (!shipped) return shipped.problems();
    return checked(laid_over(*shipped, *list));
}

}  // namespace aor
