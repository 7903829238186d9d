#pragma once
// Army lists in their files: armylists/<era>/<nation>.toml (armylists/README.md), and those of the owner of the book,
// which complete them.

#include "core/army/army_list.hpp"
#include "core/base/result.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Reads the text of a list as far as it can be read; faults go to `problems`. `id` is "era/nation".
[[nodiscard]] ArmyList read_army_list(std::string_view text, const std::string& file, std::string id, Problems& problems);

/// Lays the owner's own list over the shipped one: rows, groups, notes and specials of the same id are replaced, others are
/// added; missing rows that are there now are missing no longer.
[[nodiscard]] ArmyList laid_over(const ArmyList& shipped, const ArmyList& own);

/// A whole list read and checked: every fault at once, those that would follow from another left out.
[[nodiscard]] ArmyList read_whole_list(std::string_view text, const std::string& file, std::string id, Problems& problems);
/// The same of a list of the owner's own, laid over the shipped one that it completes.
[[nodiscard]] ArmyList read_own_list(const ArmyList& shipped, std::string_view text, const std::string& file, Problems& problems);

/// Where lists lie: those that come with the program, and the owner's own folder (which need not exist).
struct ListFolders {
    std::filesystem::path shipped;
    std::filesystem::path own;
};

/// The ids of all lists, "era/nation", in order.
[[nodiscard]] Result<std::vector<std::string>> list_ids(const ListFolders& folders);

/// A list with what its owner has added, read and checked; or every fault of both files.
[[nodiscard]] Result<ArmyList> load_army_list(const ListFolders& folders, std::string_view id);
/// The same from a file anywhere: a whole list, or one that completes a shipped list.
[[nodiscard]] Result<ArmyList> load_list_file(const ListFolders& folders, const std::filesystem::path& file);

/// A list of the owner's own to type the missing rows into: every missing kind with what is known of it.
[[nodiscard]] std::string text_to_complete(const ArmyList& list);

}  // namespace aor
