#include "app/desk/settings.hpp"

#include "core/base/toml_text.hpp"
#include "core/chart/toml_reader.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

constexpr std::array<std::string_view, 3> kThemes = {"paper", "dark", "light"};
constexpr std::int64_t kLargestSide = 16384;

void read_number(TomlReader& file, const char* key, int least, int most, int& into) {
    if (!file.has(key)) return;
    into = static_cast<int>(file.integer(key, least, most));
}

}  // namespace

SettingsRead read_settings(std::string_view text, const std::string& name) {
    SettingsRead read;
    auto table = parse_toml(text, name);
    if (!table) {
        read.problems = table.problems();
        return read;
    }
    Settings settings;
    TomlReader file(*table, name, read.problems);
    if (file.has("theme")) {
        if (const auto theme = file.word("theme", kThemes)) settings.theme = kThemes[*theme];
    }
    read_number(file, "text_size", 8, 96, settings.text_size);
    read_number(file, "width", 320, static_cast<int>(kLargestSide), settings.width);
    read_number(file, "height", 200, static_cast<int>(kLargestSide), settings.height);
    read_number(file, "roster_width", 0, static_cast<int>(kLargestSide), settings.roster_width);
    read_number(file, "panel_width", 0, static_cast<int>(kLargestSide), settings.panel_width);
    settings.panel = file.text("panel", settings.panel);
    settings.luck_shown = file.flag("luck_shown", true);
    settings.last_battle = file.text("last_battle", "");
    settings.recent = file.texts("recent");
    if (const toml::table* colours = file.table("marker_colours")) {
        TomlReader reader(*colours, name, read.problems);
        for (const char* state : {"disorganized", "broken", "routed", "fatigued", "out_of_command"}) {
            if (reader.has(state)) settings.marker_colours[state] = reader.text(state);
        }
        reader.finish();
    }
    file.finish();
    // A file at fault costs the settings only, and all of them: none is taken for another.
    if (read.problems.none()) read.settings = std::move(settings);
    return read;
}

std::string text_of(const Settings& settings) {
    std::string out = "# Written by the program; it may be edited while the program is closed.\n\n";
    const auto line = [&](std::string_view key, const Value& value) {
        out += std::string(key) + " = ";
        put_toml(out, value);
        out += '\n';
    };
    line("theme", settings.theme);
    line("text_size", settings.text_size);
    line("width", settings.width);
    line("height", settings.height);
    line("roster_width", settings.roster_width);
    line("panel_width", settings.panel_width);
    line("panel", settings.panel);
    line("luck_shown", settings.luck_shown);
    line("last_battle", settings.last_battle);
    line("recent", settings.recent);
    if (!settings.marker_colours.empty()) {
        out += "\n[marker_colours]\n";
        for (const auto& [state, colour] : settings.marker_colours) line(state, colour);
    }
    return out;
}

void remember_battle(Settings& settings, const std::filesystem::path& file) {
    constexpr std::size_t kKept = 10;
    const std::string name = file.string();
    std::erase(settings.recent, name);
    settings.recent.insert(settings.recent.begin(), name);
    if (settings.recent.size() > kKept) settings.recent.resize(kKept);
    settings.last_battle = name;
}

}  // namespace aor::desk
