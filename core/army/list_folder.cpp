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
        problems.add({file.string(), 0, 0}, fs::is_directory(file, error) ? "this is a folder, not a list" : "there is no such file");
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

/// In the order in which they stand, those of one file after those of another.
void add_in_order(Problems& to, const Problems& found) {
    std::vector<std::string> files;
    for (const Problem& one : found) {
        if (std::find(files.begin(), files.end(), one.place.file) == files.end()) files.push_back(one.place.file);
    }
    for (const std::string& file : files) {
        Problems here;
        for (const Problem& one : found) {
            if (one.place.file == file) here.add(one);
        }
        here.sort_by_place();
        to.append(here);
    }
}

/// "prussia" alone may be of several eras.
std::string meant_by(std::string_view id, const std::vector<std::string>& ids) {
    std::vector<std::string> of_that_name;
    for (const std::string& one : ids) {
        if (one.substr(one.find('/') + 1) == id) of_that_name.push_back(one);
    }
    const std::vector<std::string_view> views(of_that_name.begin(), of_that_name.end());
    return views.empty() ? did_you_mean(id, ids) : " (did you mean " + one_of(views) + "?)";
}

Result<ArmyList> shipped_list(const ListFolders& folders, std::string_view id) {
    const fs::path file = file_of(folders.shipped, id);
    std::error_code error;
    Problems problems;
    if (is_list_id(id) && fs::is_regular_file(file, error)) {
        const auto text = read_text(file);
        if (!text) return text.problems();
        ArmyList list = read_whole_list(*text, file.string(), std::string(id), problems);
        if (!problems.none()) return problems;
        return list;
    }
    const auto ids = list_ids(folders);
    problems.add({}, "there is no army list \"" + std::string(id) + '"' + (ids ? meant_by(id, *ids) : "") + "; `aor list` names them");
    return problems;
}

}  // namespace

ArmyList laid_over(const ArmyList& shipped, const ArmyList& own) {
    ArmyList list = shipped;
    list.own_file = own.file;
    list.filled = own.filled;
    list.filled_place = own.filled_place;
    lay(list.groups, own.groups);
    lay(list.rows, own.rows);
    lay(list.specials, own.specials);
    lay(list.commanders, own.commanders);
    list.notes.insert(list.notes.end(), own.notes.begin(), own.notes.end());
    list.remarks.insert(list.remarks.end(), own.remarks.begin(), own.remarks.end());
    list.rolls.insert(list.rolls.end(), own.rolls.begin(), own.rolls.end());
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

ArmyList read_whole_list(std::string_view text, const std::string& file, std::string id, Problems& problems) {
    Problems found;
    ArmyList list = read_army_list(text, file, std::move(id), found);
    if (!list.file.empty()) found.append(lint_army_list(list));
    add_in_order(problems, found);
    return list;
}

ArmyList read_own_list(const ArmyList& shipped, std::string_view text, const std::string& file, Problems& problems) {
    Problems found;
    const ArmyList own = read_army_list(text, file, shipped.id, found);
    ArmyList list = laid_over(shipped, own);
    if (!own.file.empty()) {
        found.append(lint_own_list(own, shipped));
        found.append(lint_army_list(list));
    }
    add_in_order(problems, found);
    return list;
}

Result<ArmyList> load_army_list(const ListFolders& folders, std::string_view id) {
    const fs::path own = folders.own.empty() || !is_list_id(id) ? fs::path() : file_of(folders.own, id);
    std::error_code error;
    if (!own.empty() && fs::is_regular_file(own, error)) return load_list_file(folders, own);
    return shipped_list(folders, id);
}

Result<ArmyList> load_list_file(const ListFolders& folders, const fs::path& file) {
    const auto text = read_text(file);
    if (!text) return text.problems();
    const fs::path full = fs::absolute(file).lexically_normal();
    const std::string id = full.parent_path().filename().string() + '/' + full.stem().string();
    Problems problems;
    // Which list it completes is known only when it has been read.
    const ArmyList first = read_army_list(*text, file.string(), id, problems);
    if (first.file.empty()) return problems;
    if (first.completes.empty()) {
        problems = {};
        ArmyList list = read_whole_list(*text, file.string(), id, problems);
        if (!problems.none()) return problems;
        return list;
    }
    const auto shipped = shipped_list(folders, first.completes);
    if (!shipped) {
        for (const Problem& one : shipped.problems()) problems.add(one.place.file.empty() ? first.completes_place : one.place, one.text);
        Problems sorted;
        add_in_order(sorted, problems);
        return sorted;
    }
    problems = {};
    ArmyList list = read_own_list(*shipped, *text, file.string(), problems);
    if (!problems.none()) return problems;
    return list;
}

}  // namespace aor
