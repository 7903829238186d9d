// What a nation's troops have of themselves in a battle: the guns of dismounted Russians, Austrian carbines; and guns that cannot
// be taken away.

#include "core/battle/set_up.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

std::string lines(const AtBattle& table, std::string_view line) {
    const Preview preview = table.preview(line);
    REQUIRE(preview.waiting() != nullptr);
    return lines_of(preview.waiting()->assessment);
}

}  // namespace

TEST_CASE("dragoons that dismount have their battalion gun on foot, and none in the saddle (L2820)") {
    const auto battle = read_battle(test_charts(), R"(
[[army]]
name = "Red"
[[army]]
name = "Blue"
[[unit]]
name = "D"
army = "red"
arm = "dragoons"
dismounts = true
battalion_gun = "standard"
[[unit]]
name = "B"
army = "blue"
)", "o.toml");
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    AtBattle table(*battle);
    const Intent none;
    Performance mounted(test_charts(), table.battle(), none, 0, nullptr, Performance::Mode::preview);
    const auto gun = [](Performance& p) {
        const Posed posed = p.pose("small_arms_fire", "d", "b", {{"range", std::string("point_blank")}});
        for (const FactTaken& fact : posed.facts) {
            if (fact.name == "firer.battalion_gun") return std::get<std::string>(fact.value);
        }
        return std::string("not known");
    };
    CHECK(gun(mounted) == "none");
    table.set("d", &Unit::arm, Arm::infantry);
    table.set("d", &Unit::mounts_as, Arm::dragoons);
    Performance on_foot(test_charts(), table.battle(), none, 0, nullptr, Performance::Mode::preview);
    CHECK(gun(on_foot) == "standard");
}

TEST_CASE("Austrian carbines reach two and four inches from the saddle, not three and six (L2938)") {
    AtBattle table;
    table.phase(8);
    table.set("blue", &Army::nation, "Ottoman Empire");
    table.set("blue-1", &Unit::arm, Arm::light_cavalry);
    table.set("red-1", &Unit::arm, Arm::armored_cavalry);
    table.set("red-1", &Unit::mounted_fire, true);
    table.set("red-1", &Unit::at_turks_only, true);
    CHECK(table.fault("do small_arms_fire red-1 blue-1 range=5in total=7").find("range") != std::string::npos);
    CHECK(lines(table, "do small_arms_fire red-1 blue-1 range=2.5in") == "grade 2, first_fire 1, vs_mounted 1");
    CHECK(lines(table, "do small_arms_fire red-1 blue-1 range=2in") == "grade 2, first_fire 1, close_range 1, vs_mounted 1");
    // With muskets on foot five inches are within reach.
    table.set("red-1", &Unit::arm, Arm::infantry);
    CHECK(lines(table, "do small_arms_fire red-1 blue-1 range=5in") == "grade 2, first_fire 1, vs_mounted 1");
}

TEST_CASE("guns that only turn where they stand are not limbered either (L1357, L1411)") {
    AtBattle table;
    table.phase(5);
    table.set("red-3", &Unit::immobile, true);
    CHECK(table.fault("do limber red-3") == "3/red: its guns turn where they stand, and go nowhere; or give a reason\n");
    CHECK(table.fault("do limber red-3 reason=\"the mud is frozen\"").empty());
    table.set("red-3", &Unit::immobile, false);
    CHECK(table.fault("do limber red-3").empty());
}
