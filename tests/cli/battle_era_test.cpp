// Rules of lists and eras as they are typed from the shell: the die for the targes, rockets at a village, Indians who are
// asked first, bases that fire.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>

using aor::tests::aor_run;
using aor::tests::OwnFolder;
using aor::tests::Said;

namespace {

constexpr const char* kOrder = R"(title = "Eras"
mode = "campaign"
options = ["base_by_base_fire", "rocket_scatter"]
[[army]]
name = "Red"
[[army]]
name = "Blue"
[[structure]]
name = "Mill"
structure = "small_village"
[[unit]]
name = "Clan"
army = "red"
clan = true
shield = true
formation = "clan"
castings = 16
castings_per_base = 4
[[unit]]
name = "Rockets"
army = "red"
skirmisher = true
formation = "skirmish"
rockets = true
castings = 4
[[unit]]
name = "Mohawks"
army = "red"
skirmisher = true
formation = "mass"
american_indian = true
[[unit]]
name = "Line"
army = "blue"
)";

struct Table {
    OwnFolder folder{"aor_battle_era"};
    std::string file = folder.file("k.battle");
    Table() {
        const std::string order = folder.file("o.toml");
        std::ofstream(order) << kOrder;
        const Said said = aor_run({"battle", file, "new", order});
        REQUIRE_MESSAGE(said.status == 0, said.err);
    }
    [[nodiscard]] Said run(std::vector<std::string> words) const {
        words.insert(words.begin(), {"battle", file});
        return aor_run(words);
    }
    void go_to_phase(int phase) const {
        for (int i = 1; i < phase; ++i) REQUIRE(run({"next"}).status == 0);
    }
};

}  // namespace

TEST_CASE("the die for the targes is owed before the first turn and rolled for the army") {
    const Table table;
    CHECK(table.run({"duties"}).out.find("Have the clans their targes?, Red (before a battle of a campaign)  do targes red") != std::string::npos);
    CHECK(table.run({"do", "targes", "red", "--dice", "1"}).out.find("The clans of Red are without targes") != std::string::npos);
    CHECK(table.run({"duties"}).out.find("targes") == std::string::npos);
}

TEST_CASE("rockets are aimed at a village, and set it alight on doubles") {
    const Table table;
    table.go_to_phase(6);
    // 2 is the scatter die: they go astray, straight back on a 4
    const Said fired = table.run({"do", "rocket_fire", "rockets", "mill", "--dice", "2,3,4,5,4"});
    CHECK_MESSAGE(fired.status == 0, fired.err);
    CHECK(fired.out.find("The rockets go astray: straight back") != std::string::npos);
    const Said hit = table.run({"do", "rocket_hit", "rockets", "mill", "--dice", "3,3"});
    CHECK_MESSAGE(hit.status == 0, hit.err);
    CHECK(hit.out.find("Mill is on fire") != std::string::npos);
}

TEST_CASE("Indians do not move before they have been asked; a reason overrules that") {
    const Table table;
    table.go_to_phase(5);
    CHECK(table.run({"duties"}).out.find("Do the Indians obey?, Mohawks (before it is told to move)") != std::string::npos);
    const Said moved = table.run({"move", "mohawks", "ahead=4", "done"});
    CHECK(moved.status == 1);
    CHECK(moved.out.find("It cannot: Indians must first be willing: do indian_obedience") != std::string::npos);
    CHECK(table.run({"move", "mohawks", "ahead=4", "done", "reason=they go by themselves"}).status == 0);
}

TEST_CASE("how many bases reach the target is typed with the shot") {
    const Table table;
    table.go_to_phase(8);
    const Said odds = table.run({"odds", "small_arms_fire", "line", "clan", "range=normal", "bases=2"});
    CHECK_MESSAGE(odds.status == 0, odds.err);
    CHECK(odds.out.find("-1 die") != std::string::npos);
    CHECK(table.run({"small_arms_fire", "line", "clan", "range=normal", "--total", "9"}).err.find("say how many bases of Line reach the target (bases=1 to 4), or castings_firing") !=
          std::string::npos);
}
