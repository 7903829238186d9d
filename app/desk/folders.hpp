#pragma once
// Where a user's things lie: settings, what is remembered between two evenings, and the battles.

#include <filesystem>
#include <optional>
#include <string>

namespace aor::desk {

/// Where a user's settings, battles, lists and half-made cases are kept.
struct Folders {
    std::filesystem::path settings;    ///< settings.toml
    std::filesystem::path state;       ///< the case that was being made
    std::filesystem::path battles;     ///< *.battle, and what is exported from them
    std::filesystem::path armies;      ///< orders of battle that come with the program
    std::filesystem::path lists;       ///< army lists of the owner's own, laid over those that come with it
};

/// By the desktop's custom: the XDG folders, or their like on Windows and macOS. Nothing is made yet.
[[nodiscard]] Folders users_folders();
/// All of them in one folder: for tests and for a stick.
[[nodiscard]] Folders folders_in(const std::filesystem::path& folder);

/// The whole file; nothing when it cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::filesystem::path& file);
/// There whole or as it was before; why not, if so. Folders that are missing are made.
[[nodiscard]] std::string write_whole(const std::filesystem::path& file, const std::string& text);

}  // namespace aor::desk
