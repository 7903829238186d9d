#pragma once
// Battles to begin or to open, and where they lie; and a quick battle that is being typed in.

#include "app/desk/folders.hpp"
#include "app/desk/settings.hpp"
#include "core/battle/set_up.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// An order of battle that comes with the program or lies beside the battles.
struct OrderLine {
    std::filesystem::path file;
    std::string title;
    std::string say;                     ///< "25mm, 12 turns: Prussians 7 units, Austrians 7 units"
};

/// A battle's file in the list of those that lie there.
struct BattleFile {
    std::filesystem::path file;
    std::string name;                    ///< without folder and ending
    std::string folder;
};

/// The panel of battles: the one that is open, recent ones, those that lie ready, and where all are kept.
struct BattlesView {
    std::vector<OrderLine> orders;
    std::vector<BattleFile> recent;      ///< those that are still there
    std::vector<BattleFile> others;      ///< the rest of the folder of battles, by name
    std::string folder;                  ///< where battles are kept
    std::vector<std::string> sticks;     ///< folders of sticks and cards that are plugged in
};

/// The battle in that folder that was written last; nothing when there is none.
[[nodiscard]] std::filesystem::path newest_battle(const std::filesystem::path& folder);
[[nodiscard]] BattlesView battles_view(const Folders& folders, const Settings& settings);

/// The sides of a quick battle as they are typed: a name and lines for each.
struct QuickTyped {
    Scale scale = Scale::mm25;
    std::string names[2] = {"Red", "Blue"};
    std::string lines[2];
    [[nodiscard]] std::vector<QuickSide> sides() const;
};

/// A battle typed in a few lines, before it is begun.
struct QuickView {
    std::vector<std::string> says;       ///< "Red: 3 units, 36 castings"
    std::vector<std::string> faults;     ///< sentences with their place: "Red, line 2: ..."
    bool ready = false;
};
[[nodiscard]] QuickView quick_view(const Charts& charts, const QuickTyped& typed);

}  // namespace aor::desk
