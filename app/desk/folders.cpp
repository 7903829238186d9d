#include "app/desk/folders.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace aor::desk {
namespace {

namespace fs = std::filesystem;

fs::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0' ? fs::path(value) : fs::path();
}

/// $NAME, or the folder of that name in the home folder. XDG folders must be absolute to count.
fs::path xdg(const char* name, const char* in_home) {
    const fs::path set = from_environment(name);
    if (set.is_absolute()) return set;
    const fs::path home = from_environment("HOME");
    return home.empty() ? fs::temp_directory_path() : home / in_home;
}

}  // namespace

Folders users_folders() {
    Folders folders;
#if defined(_WIN32)
    const fs::path roaming = from_environment("APPDATA");
    const fs::path local = from_environment("LOCALAPPDATA");
    folders.settings = roaming / "aor";
    folders.state = local / "aor";
    folders.battles = from_environment("USERPROFILE") / "Documents" / "Age of Reason";
    folders.lists = roaming / "aor" / "armylists";
#elif defined(__APPLE__)
    const fs::path home = from_environment("HOME");
    folders.settings = home / "Library" / "Application Support" / "aor";
    folders.state = folders.settings;
    folders.battles = home / "Documents" / "Age of Reason";
    folders.lists = folders.settings / "armylists";
#else
    folders.settings = xdg("XDG_CONFIG_HOME", ".config") / "aor";
    folders.state = xdg("XDG_STATE_HOME", ".local/state") / "aor";
    folders.battles = xdg("XDG_DATA_HOME", ".local/share") / "aor" / "battles";
    folders.lists = xdg("XDG_DATA_HOME", ".local/share") / "aor" / "armylists";
#endif
    return folders;
}

Folders folders_in(const fs::path& folder) {
    return {folder / "settings", folder / "state", folder / "battles", {}, folder / "armylists"};
}

std::optional<std::string> read_whole(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    std::ostringstream text;
    text << in.rdbuf();
    if (in.bad()) return std::nullopt;
    return text.str();
}

std::string write_whole(const fs::path& file, const std::string& text) {
    std::error_code error;
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
    if (error) return file.parent_path().string() + ": the folder cannot be made: " + error.message();
    fs::path beside = file;
    beside += ".new";
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        out << text;
        out.flush();
        if (!out) return file.string() + ": cannot be written";
    }
    fs::rename(beside, file, error);
    if (error) return file.string() + ": cannot be written: " + error.message();
    return {};
}

}  // namespace aor::desk
