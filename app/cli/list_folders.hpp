#pragma once
// Where army lists lie: those that come with the program, and the owner's own.

#include "app/cli/command.hpp"
#include "core/army/list_file.hpp"

namespace aor::cli {

/// armylists/ beside the charts, and $XDG_DATA_HOME/aor/armylists (usually ~/.local/share/aor/armylists).
[[nodiscard]] Result<ListFolders> list_folders(const Options& options);

/// The list of that id, with what its owner has added; faults are told with the place of the word.
[[nodiscard]] Result<ArmyList> list_named(const ListFolders& folders, const Word& word);

inline constexpr Option kListsOption{"--lists", "DIR"};

}  // namespace aor::cli
