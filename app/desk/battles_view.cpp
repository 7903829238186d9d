#include "app/desk/battles_view.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/battle/record_fields.hpp"
#include "core/report/battle_status.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace aor::desk {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().extension() == ending) files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_of(const OrderOfBattle& order, std::string_view name, std::string otherwise) {
    for (const ListedKey& key : order.game) {
        if (key.name == name) return in_words(key.value);
    }
    return otherwise;
}

OrderLine order_line(const fs::path& file) {
    OrderLine line{file, file.stem().string(), {}};
    const auto text = read_whole(file);
    if (!text) {
        line.say = "it cannot be read";
        return line;
    }
    Problems problems;
    const OrderOfBattle order = read_order_of_battle(*text, file.string(), problems);
    line.title = text_of(order, "title", line.title);
    line.say = text_of(order, "scale", "25mm") + ", " + text_of(order, "turns", "12") + " turns";
    // A brigade's units are its army's; a unit may also name its army itself.
    const auto named = [](const ListedThing& thing) { return std::pair(thing.text("id"), thing.text("name")); };
    std::string armies;
    for (const ListedThing& army : order.things) {
        if (army.section != "army") continue;
        const auto [id, name] = named(army);
        const auto is_of = [&](const std::string& army_said) { return !army_said.empty() && (army_said == id || army_said == name); };
        int units = 0;
        for (const ListedThing& unit : order.things) {
            if (unit.section != "unit") continue;
            std::string army_said = unit.text("army");
            for (const ListedThing& brigade : order.things) {
                if (brigade.section != "brigade" || !army_said.empty()) continue;
                const auto [brigade_id, brigade_name] = named(brigade);
                const std::string said = unit.text("brigade");
                if (!said.empty() && (said == brigade_id || said == brigade_name)) army_said = brigade.text("army");
            }
            if (is_of(army_said)) ++units;
        }
        armies += (armies.empty() ? ": " : ", ") + (name.empty() ? id : name) + ' ' + counted(units, "unit", "units");
    }
    line.say += armies;
    if (!problems.none()) line.say += " (the file has faults)";
    return line;
}

BattleFile battle_file(const fs::path& file) { return {file, file.stem().string(), file.parent_path().string()}; }

/// Where Linux and macOS show what is plugged in.
std::vector<std::string> plugged_in() {
    std::vector<std::string> found;
    std::vector<fs::path> parents = {"/Volumes"};
    if (const char* user = std::getenv("USER"); user != nullptr && *user != '\0') {
        parents.push_back(fs::path("/media") / user);
        parents.push_back(fs::path("/run/media") / user);
    }
    for (const fs::path& parent : parents) {
        std::error_code error;
        for (fs::directory_iterator at(parent, error), end; !error && at != end; at.increment(error)) {
            std::error_code unknown;
            if (fs::is_directory(at->path(), unknown)) found.push_back(at->path().string());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool has_text(std::string_view line) { return line.find_first_not_of(" \t\r") != std::string_view::npos; }

}  // namespace

fs::path newest_battle(const fs::path& folder) {
    fs::path newest;
    fs::file_time_type when;
    for (const fs::path& file : files_in(folder, ".battle")) {
        std::error_code error;
        const auto written = fs::last_write_time(file, error);
        if (error || (!newest.empty() && written <= when)) continue;
        newest = file;
        when = written;
    }
    return newest;
}

BattlesView battles_view(const Folders& folders, const Settings& settings) {
    BattlesView view;
    view.folder = folders.battles.string();
    if (!folders.armies.empty()) {
        for (const fs::path& file : files_in(folders.armies, ".toml")) view.orders.push_back(order_line(file));
    }
    // The one that is meant for a first evening stands first.
    std::stable_partition(view.orders.begin(), view.orders.end(), [](const OrderLine& order) { return order.file.stem() == "first-battle"; });
    for (const fs::path& file : files_in(folders.battles, ".toml")) view.orders.push_back(order_line(file));
    for (const std::string& recent : settings.recent) {
        std::error_code error;
        if (fs::exists(recent, error)) view.recent.push_back(battle_file(recent));
    }
    for (const fs::path& file : files_in(folders.battles, ".battle")) {
        const bool recent = std::any_of(view.recent.begin(), view.recent.end(), [&](const BattleFile& one) { return one.file == file; });
        if (!recent) view.others.push_back(battle_file(file));
    }
    view.sticks = plugged_in();
    return view;
}

std::vector<QuickSide> QuickTyped::sides() const {
    std::vector<QuickSide> all;
    for (std::size_t i = 0; i < 2; ++i) {
        QuickSide side{names[i], {}};
        std::string line;
        // Empty lines at the end are no units; those between keep the count of lines.
        for (const char c : lines[i] + '\n') {
            if (c != '\n') line += c;
            else side.lines.push_back(std::exchange(line, {}));
        }
        while (!side.lines.empty() && !has_text(side.lines.back())) side.lines.pop_back();
        all.push_back(std::move(side));
    }
    return all;
}

QuickView quick_view(const Charts& charts, const QuickTyped& typed) {
    QuickView view;
    const std::vector<QuickSide> sides = typed.sides();
    const bool nothing = std::all_of(sides.begin(), sides.end(), [](const QuickSide& side) { return side.lines.empty(); });
    if (nothing) return view;
    const auto battle = quick_battle(charts, typed.scale, sides);
    if (!battle) {
        for (const Problem& problem : battle.problems()) view.faults.push_back(problem.sentence());
        return view;
    }
    for (const Army& army : battle->armies) {
        int units = 0;
        for (const Unit& unit : battle->units) units += unit.army == army.id ? 1 : 0;
        const int castings = castings_of(*battle, army.id).start;
        view.says.push_back(name_shown(army) + ": " + counted(units, "unit, ", "units, ") + std::to_string(castings) +
                            (castings == 1 ? " casting" : " castings"));
    }
    view.ready = true;
    return view;
}

}  // namespace aor::desk
