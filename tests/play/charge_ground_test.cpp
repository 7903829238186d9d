// The ground that a charge goes through (p 23-24, L471, L3674-3676), the flank that Turkish cavalry finds (L3079), and by which
// grade a target turns (L754, L920).

#include "core/play/charge_moves.hpp"
#include "core/play/movement.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("horse charges neither into heavy woods nor over steep hills nor into buildings, and villages in column or by road") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    CHECK(table.fault("do charge red-1 through=heavy_woods dice=3,3") == "1/red cannot charge there: Heavy woods: no charge; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=steep_hill dice=3,3") == "1/red cannot charge there: Steep hill, up or down: no charge; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=marsh dice=3,3") == "1/red cannot charge there: Marsh and broken ground: no charge; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=other_buildings dice=3,3") == "1/red cannot charge there: Other buildings: no charge; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=village dice=3,3") == "1/red cannot charge there: Village: a charge in column or on a road only; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=hevy_woods dice=3,3") == "1/red cannot charge there: there is no terrain called \"hevy_woods\"; or give a reason\n");
    CHECK(table.fault("do charge red-1 through=village road=yes dice=3,3").empty());
    CHECK(table.fault("do charge red-1 through=heavy_woods reason=a_clearing dice=3,3").empty());
    table.set("red-1", &Unit::formation, Formation::column);
    CHECK(table.fault("do charge red-1 through=village dice=3,3").empty());
}

TEST_CASE("foot charges anywhere but in heavy woods; Indians and skirmishers there too") {
    Charging table("red-1", "blue-1");
    for (const char* ground : {"light_woods", "steep_hill", "marsh", "village", "other_buildings"}) {
        CAPTURE(ground);
        CHECK(table.fault("do charge red-1 dice=2 through=" + std::string(ground)).empty());
    }
    CHECK(table.fault("do charge red-1 dice=2 through=heavy_woods") == "1/red cannot charge there: Heavy woods: no charge; or give a reason\n");
    table.set("red-1", &Unit::american_indian, true);
    table.set("red-1", &Unit::obeyed_turn, 1);
    CHECK(table.fault("do charge red-1 dice=2 through=heavy_woods").empty());
}

TEST_CASE("a target in a village says by itself what ground it is") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::light_cavalry);
    table.set("blue-1", &Unit::cover, Cover::wooden_buildings);
    CHECK(table.fault("do charge red-1 dice=3,3") == "1/red cannot charge there: Village: a charge in column or on a road only; or give a reason\n");
    table.set("blue-1", &Unit::inside, SiteId("mill"));
    table.set("mill", &Site::structure, Structure::stone_wall);
    CHECK(table.fault("do charge red-1 dice=3,3") == "1/red cannot charge there: Other buildings: no charge; or give a reason\n");
    table.set("mill", &Site::structure, Structure::small_village);
    CHECK(table.fault("do charge red-1 road=yes dice=3,3").empty());
}

TEST_CASE("light woods leave charging horse in disorder for the turn, and foot not") {
    Charging table("red-1", "blue-1");
    table.plot("red-2", "blue-2");
    table.arm("red-1", Arm::dragoons);
    table.perform("do charge red-1 through=light_woods dice=3,3");
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-1").temporary);
    table.perform("do charge red-2 through=light_woods dice=2");
    CHECK(table.unit("red-2").state == State::normal);
    table.undo_all();
}

TEST_CASE("both are looked at when both charge") {
    Charging table("red-1", "blue-1");
    table.plot("blue-1", "red-1");
    table.arm("blue-1", Arm::dragoons);
    CHECK(table.fault("do charge red-1 through=steep_hill dice=2,3,3") == "1/blue cannot charge there: Steep hill, up or down: no charge; or give a reason\n");
}

TEST_CASE("optional: Turkish cavalry that is large enough finds an unsupported flank from the front") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::light_cavalry);
    table.arm("blue-1", Arm::dragoons);
    table.perform("do charge red-1 distance=12 dice=3,3");
    table.perform("do charge red-1");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 answer=stand");
    CHECK(table.fault("do charge red-1 unsupported=yes") == "charging an unsupported flank from the front is an optional rule that is not in force\n");
    table.set(&Game::options, {"unsupported_flank"});
    CHECK(table.fault("do charge red-1 unsupported=yes") == "only Turkish cavalry finds an unsupported flank from the front, and 1/red is none\n");
    table.set("red", &Army::nation, "Ottoman Empire");
    CHECK(table.fault("do charge red-1 unsupported=yes against=rear") == "1/red does not come from the front\n");
    // 75 percent of 12 are 9
    table.set("red-1", &Unit::castings, 8);
    CHECK(table.fault("do charge red-1 unsupported=yes") == "1/red is too small to find the flank of 1/blue\n");
    table.set("red-1", &Unit::castings, 9);
    table.perform("do charge red-1 unsupported=yes");
    CHECK(table.battle().contacts[0].against == Side::flank);
}

TEST_CASE("a target turns by the grade of its list; flags and variable morale leave that alone") {
    Charging table("red-1", "blue-1");
    const auto turned = [&] { return turned_after(test_charts(), table.battle(), table.unit("blue-1"), Inches::whole(10)); };
    CHECK(turned() == Inches::whole(5));
    table.set("blue-1", &Unit::grade, 1);
    table.set("blue-1", &Unit::flag_shift, -1);
    CHECK(turned() == Inches::whole(5));
    table.set("blue-1", &Unit::base_grade, 3);
    CHECK(turned() == Inches::parts(25'000));
    // Prussian foot turns as grade 3 while it is fresh (L1531), Russians of the Seven Years War as grade 1 (L3016): never in time
    table.set("blue-1", &Unit::base_grade, 2);
    table.set("blue-1", &Unit::prussian_infantry, true);
    CHECK(turned() == Inches::parts(25'000));
    table.set("blue-1", &Unit::castings, 9);
    CHECK(turned() == Inches::whole(5));
    table.set("blue-1", &Unit::change_grade, 1);
    table.set("blue", &Army::nation, "Russia");
    CHECK(turned() == Inches::whole(10));
    // guards: inches of their own, horse two
    table.set("blue-2", &Unit::base_grade, 4);
    CHECK(turned_after(test_charts(), table.battle(), table.unit("blue-2"), Inches::whole(10)) == Inches::whole(1));
    table.arm("blue-2", Arm::dragoons);
    CHECK(turned_after(test_charts(), table.battle(), table.unit("blue-2"), Inches::whole(10)) == Inches::whole(2));
}

TEST_CASE("charge moves are those of the movement charts, styles and fatigue included") {
    AtBattle table;
    const auto move = [&] { return charge_move(test_charts(), table.battle(), table.unit("red-1")); };
    CHECK(move() == Inches::whole(10));
    table.set("red-1", &Unit::arm, Arm::dragoons);
    CHECK(move() == Inches::whole(22));
    table.set("red-1", &Unit::formation, Formation::column);
    CHECK(move() == Inches::whole(24));
    table.set("red-1", &Unit::fatigued, true);
    CHECK(move() == Inches::whole(12));
    table.set("red-1", &Unit::formation, Formation::skirmish);
    CHECK_FALSE(move().has_value());
    CHECK_FALSE(charge_move(test_charts(), table.battle(), table.unit("red-3")).has_value());
}
