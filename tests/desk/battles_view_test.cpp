// Battles to begin and to open, and a quick battle as it is typed.

#include "app/desk/battles_view.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace aor;
using namespace aor::desk;
namespace fs = std::filesystem;

namespace {

struct Files : tests::OwnFolder {
    explicit Files(const std::string& name) : OwnFolder("aor-battles-view-" + name) {}
    void put(const std::string& name, const std::string& text = {}) const {
        fs::create_directories((path / name).parent_path());
        tests::write_bytes(file(name), text);
    }
};

}  // namespace

TEST_CASE("orders of battle tell who fights; faults do not hide them") {
    const Files own("orders");
    Folders folders = folders_in(own.path);
    folders.armies = own.path / "ready";
    own.put("ready/ford.toml", "title = \"The ford\"\nscale = \"15mm\"\nturns = 8\n[[army]]\nname = \"Reds\"\n[[brigade]]\nname = \"First\"\narmy = \"Reds\"\n"
                                "[[unit]]\nname = \"A\"\nbrigade = \"First\"\n[[unit]]\nname = \"B\"\narmy = \"Reds\"\n[[army]]\nid = \"blue\"\n");
    own.put("ready/readme.txt", "no battle");
    own.put("battles/own.toml", "title = [\n");
    const BattlesView view = battles_view(folders, {});
    REQUIRE(view.orders.size() == 2);
    CHECK(view.orders[0].title == "The ford");
    CHECK(view.orders[0].say == "15mm, 8 turns: Reds 2 units, blue 0 units");
    CHECK(view.orders[1].title == "own");
    CHECK(view.orders[1].say == "25mm, 12 turns (the file has faults)");
    CHECK(view.folder == (own.path / "battles").string());
}

TEST_CASE("the battles that come with the program can all be begun") {
    Folders folders = folders_in(fs::temp_directory_path() / "aor-battles-view-none");
    folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
    const BattlesView view = battles_view(folders, {});
    REQUIRE(view.orders.size() == 6);
    CHECK(view.orders.front().title == "First battle: the ford at Kreuzau");
    for (const OrderLine& order : view.orders) CHECK_MESSAGE(order.say.find("faults") == std::string::npos, order.title);
    const auto first = std::find_if(view.orders.begin(), view.orders.end(), [](const OrderLine& order) { return order.title == "First battle: the ford at Kreuzau"; });
    REQUIRE(first != view.orders.end());
    CHECK(first->say == "25mm, 12 turns: Prussians 7 units, Austrians 7 units");
}

TEST_CASE("recent battles come first, if they are still there; each battle stands once") {
    const Files own("recent");
    const Folders folders = folders_in(own.path);
    own.put("battles/a.battle");
    own.put("battles/b.battle");
    own.put("elsewhere/c.battle");
    Settings settings;
    settings.recent = {(own.path / "elsewhere/c.battle").string(), (own.path / "gone.battle").string(), (own.path / "battles/b.battle").string()};
    const BattlesView view = battles_view(folders, settings);
    REQUIRE(view.recent.size() == 2);
    CHECK(view.recent[0].name == "c");
    CHECK(view.recent[0].folder == (own.path / "elsewhere").string());
    CHECK(view.recent[1].name == "b");
    REQUIRE(view.others.size() == 1);
    CHECK(view.others[0].name == "a");
}

TEST_CASE("no folders at all are no fault") {
    const BattlesView view = battles_view(folders_in(fs::temp_directory_path() / "aor-battles-view-none"), {});
    CHECK(view.orders.empty());
    CHECK(view.recent.empty());
    CHECK(view.others.empty());
}

TEST_CASE("a quick battle is counted as it is typed, and its faults have their place") {
    QuickTyped typed;
    CHECK_FALSE(quick_view(test_charts(), typed).ready);
    CHECK(quick_view(test_charts(), typed).faults.empty());
    typed.lines[0] = "1/7th = FI 2 12\nHoltzmann = heavy 3\n\n";
    typed.lines[1] = "DR 3 9\nChief = leader class_2\n";
    const QuickView view = quick_view(test_charts(), typed);
    CHECK(view.faults.empty());
    CHECK(view.ready);
    REQUIRE(view.says.size() == 2);
    CHECK(view.says[0].starts_with("Red: 2 units, "));
    CHECK(view.says[1] == "Blue: 1 unit, 9 castings");
    // Empty lines at the end are no units; one in between keeps the count of lines.
    typed.lines[0] = "1/7th = FI 2 12\n2/7th = XX\n";
    const QuickView wrong = quick_view(test_charts(), typed);
    CHECK_FALSE(wrong.ready);
    REQUIRE(wrong.faults.size() == 1);
    CHECK(wrong.faults[0].starts_with("Red, line 2: "));
}
