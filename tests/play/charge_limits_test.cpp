// What a charge may not do, and what it brings along: threatened flanks, manoeuvres before it, reach, fire given before.

#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

/// "grade 4, being_charged -1"
std::string lines_of_next(const Charging& table, std::string_view line) { return lines_of(table.preview(line).rolls.front().assessment); }

}  // namespace

TEST_CASE("charged in the rear a unit has an enemy in its rear who faces it, on a flank one who faces that (p 17)") {
    struct Row {
        std::string side;
        std::string lines;
    };
    for (const Row& row : {Row{"rear", "grade 4, enemy_in_rear -1, enemy_facing_flank_or_rear -1, being_charged -1"},
                           Row{"flank", "grade 4, enemy_facing_flank_or_rear -1, being_charged -1"}}) {
        CAPTURE(row.side);
        Charging table("red-1", "blue-1");
        table.grade("blue-1", 4);
        table.perform("do charge red-1 distance=6 dice=1 side=" + row.side);
        table.perform("do charge red-1");                             // 2.5 of 10 inches
        CHECK(lines_of_next(table, "do charge red-1") == row.lines);
        // The table may see it otherwise: the enemy is behind a wall.
        CHECK(lines_of_next(table, "do charge red-1 unit.enemy_in_rear=no unit.enemy_facing_rear=no unit.enemy_facing_flank=no") == "grade 4, being_charged -1");
    }
    Charging front("red-1", "blue-1");
    front.grade("blue-1", 4);
    front.perform("do charge red-1 distance=6 dice=1");
    front.perform("do charge red-1");                                 // guards fire at point blank without a die
    front.perform("do charge red-1 total=7");                         // 4, first fire 1, point blank 2
    front.perform("do charge red-1 dice=6");                          // grade 2, shot at -1
    CHECK(lines_of_next(front, "do charge red-1") == "grade 4, being_charged -1");
}

TEST_CASE("foot charged from the front by horse stands and fires: it forms no square, unless the club reads the chart (R-50)") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::horse);
    table.perform("do charge red-1 distance=12 total=12");
    CHECK(table.choices("red-1") == "stand, countercharge");
    CHECK(table.fault("do charge red-1 answer=square") == "1/blue may not answer with \"square\", but with: stand, countercharge\n");
    table.set(&Game::rulings, {"R-50=chart"});
    CHECK(table.choices("red-1") == "stand, countercharge, square");
}

TEST_CASE("wheels and changes before the charge come off its first quarter and off the whole (p 19)") {
    // Foot in line charges 10 inches: its first quarter is 2.5, less the inch that it has wheeled.
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::moved, Moved::up_to_half);
    table.set("red-1", &Unit::moved_turn, 1);
    table.set("red-1", &Unit::move_used, Inches::whole(1));
    CHECK(table.fault("do charge red-1 side=flank distance=10 dice=1") == "1/red charges 9 inches and would have to go 10: it falls short (short=yes), or give a reason\n");
    table.perform("do charge red-1 side=flank distance=9 dice=1");
    table.perform("do charge red-1");
    CHECK(table.charge("red-1").moved == Inches::parts(Inches::kPerInch * 3 / 2));
    CHECK(table.step("red-1") == ChargeStep::stand);
}

TEST_CASE("what is told of the move holds for every step that follows") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 side=flank distance=4 move=5 dice=1");
    CHECK(table.charge("red-1").may_move == Inches::whole(5));
    table.perform("do charge red-1");                                 // a quarter of 5
    CHECK(table.charge("red-1").moved == Inches::parts(Inches::kPerInch * 5 / 4));
    CHECK(table.fault("do charge red-1 move=nowhere dice=6") == "move is a distance, not \"nowhere\"\n");
}

TEST_CASE("a charge that is known to fall short meets no fire and shakes nobody") {
    Charging table("red-1", "blue-1");
    CHECK(table.fault("do charge red-1 distance=30 dice=2") == "1/red charges 10 inches and would have to go 30: it falls short (short=yes), or give a reason\n");
    const Entry entry = table.perform("do charge red-1 distance=30 short=yes dice=2");
    CHECK(std::any_of(entry.events.begin(), entry.events.end(), [](const Event& event) { return event.say == "1/red falls short of 1/blue: the charge is over"; }));
    CHECK(charge_of(table.battle(), "red-1") == nullptr);
    CHECK(table.unit("red-1").charge_distance == Inches::whole(10));
    CHECK(table.unit("red-1").moved == Moved::over_half);
    CHECK(table.owed().empty());
    table.undo_all();
}

TEST_CASE("opportunity fire of the target at its own charger is fire that it must come home through (p 20)") {
    Charging table("red-1", "blue-1");
    table.perform("do small_arms_fire blue-1 red-1 range=5in opportunity=yes total=5");
    table.perform("do charge red-1 distance=6 dice=1");
    table.perform("do charge red-1 answer=stand");
    CHECK(table.step("red-1") == ChargeStep::range);
    CHECK(table.perform("do charge red-1").say == "1/blue does not fire: it has already fired this turn");
    CHECK(table.step("red-1") == ChargeStep::home);
    // grade 2, and one less for the fire
    CHECK(lines_of_next(table, "do charge red-1") == "grade 2, received_fire -1");
}
