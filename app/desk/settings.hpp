#pragma once
// What the program remembers for its user: how it looks, how large, and which battle was open last.

#include "core/base/problem.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// What is remembered of a user: theme, size, layout, last battle.
struct Settings {
    std::string theme = "paper";           ///< paper, dark, light
    int text_size = 18;                    ///< pixels on a screen of the usual density
    int width = 1366;                      ///< of the window
    int height = 768;
    int roster_width = 0;                  ///< of the columns, in pixels; 0: as the program has it
    int panel_width = 0;
    std::string panel = "duties";
    bool luck_shown = true;
    std::string last_battle;
    std::vector<std::string> recent;       ///< the last one first
    std::map<std::string, std::string> marker_colours;   ///< of states, "broken" = "#b03020"
    bool operator==(const Settings&) const = default;
};

struct SettingsRead {
    Settings settings;                     ///< the usual ones where the file is at fault
    Problems problems;
};
[[nodiscard]] SettingsRead read_settings(std::string_view text, const std::string& file);
[[nodiscard]] std::string text_of(const Settings& settings);

/// Puts the battle at the head of the recent ones; ten are kept.
void remember_battle(Settings& settings, const std::filesystem::path& file);

}  // namespace aor::desk
