// How horse charges (p 149, army lists; P-474, P-475): the trot, pistols just before contact, the die of the French.

#include "core/play/movement.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

/// Dragoons red-1 and blue-1 charge each other: no fire, straight to contact.
Charging both_charge() {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    table.plot("blue-1", "red-1");
    return table;
}

std::string lines_in(const Pool& pool) {
    std::string out;
    for (const Item& item : pool.items) out += (out.empty() ? "" : ", ") + std::string(item.id) + " " + std::to_string(item.amount);
    return out;
}

}  // namespace

TEST_CASE("French horse rolls when it has found the will to charge: 3 is the trot, with the ordinary die in melee") {
    Charging table = both_charge();
    table.set("red-1", &Unit::charge_style, ChargeStyle::french_all_out);
    // Before the die: as a charge in line. Two dice a side to charge: 6 and more go.
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may == Inches::whole(22));
    const Entry entry = table.perform("do charge red-1 distance=24 dice=3,3,3,3,3");
    CHECK(entry.rolls[1].procedure == "french_charge");
    CHECK_FALSE(table.unit("red-1").charged_all_out);
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may == Inches::whole(16));
    table.perform("do charge red-1");
    table.phase(10);
    const Preview bout = table.preview("do melee red-1");
    REQUIRE(bout.rolls.size() == 1);
    CHECK(lines_in(bout.rolls[0].assessment.pool) == "castings 2, grade 2, charging 1");
}

TEST_CASE("4 is all out: two dice for the charge, one less for disorder; and a new die next time") {
    Charging table = both_charge();
    table.set("red-1", &Unit::charge_style, ChargeStyle::french_all_out);
    table.perform("do charge red-1 distance=24 dice=3,3,4,3,3");
    CHECK(table.unit("red-1").charged_all_out);
    CHECK(table.unit("red-1").state == State::normal);
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may == Inches::whole(22));
    table.perform("do charge red-1");
    table.phase(10);
    const Preview bout = table.preview("do melee red-1");
    REQUIRE(bout.rolls.size() == 1);
    CHECK(lines_in(bout.rolls[0].assessment.pool) == "castings 2, grade 2, all_out 2, disorganized -1");
}

TEST_CASE("a French charge that its die makes a trot, and too short, is over: nobody shoots at it or has to stand it") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.set("red-1", &Unit::charge_style, ChargeStyle::french_all_out);
    // 22 inches all out, 16 at the trot; the target is 18 off.
    Charging all_out = table;
    all_out.perform("do charge red-1 distance=18 dice=6,6,4");
    CHECK(all_out.battle().charges.size() == 1);
    const Entry entry = table.perform("do charge red-1 distance=18 dice=6,6,2");
    CHECK(table.battle().charges.empty());
    CHECK(table.unit("red-1").charge_distance == Inches::whole(16));
    CHECK(table.unit("blue-1").was_charged_turn == 0);
    const auto says = [&](std::string_view what) {
        return std::any_of(entry.events.begin(), entry.events.end(), [&](const Event& event) { return event.say == what; });
    };
    CHECK(says("1/red falls short of 1/blue: the charge is over"));
}

TEST_CASE("French horse that countercharges rolls too") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.arm("blue-1", Arm::dragoons);
    table.set("blue-1", &Unit::charge_style, ChargeStyle::french_all_out);
    table.perform("do charge red-1 distance=12 dice=3,3");
    table.perform("do charge red-1");                        // a quarter
    table.perform("do charge red-1 dice=6");                 // being charged: one die
    table.perform("do charge red-1 answer=countercharge");
    const Entry entry = table.perform("do charge red-1 dice=6,5");
    CHECK(entry.rolls.back().procedure == "french_charge");
    CHECK(table.unit("blue-1").charged_all_out);
}

TEST_CASE("pistols just before contact: at or under 3 horse of grade 2 disorganizes its enemy, over it does not") {
    for (const int face : {3, 4}) {
        CAPTURE(face);
        Charging table = both_charge();
        table.set("red-1", &Unit::trot, true);
        table.set("red-1", &Unit::pistols, true);
        table.perform("do charge red-1 distance=12 dice=3,3,3,3");
        CHECK(table.needs("red-1").procedure == "pistol_fire");
        const Entry entry = table.perform("do charge red-1 dice=" + std::to_string(face));
        CHECK(entry.rolls[0].procedure == "pistol_fire");
        CHECK(table.unit("blue-1").state == (face == 3 ? State::disorganized : State::normal));
        CHECK_FALSE(table.unit("blue-1").temporary);
        CHECK(table.unit("red-1").first_fire);               // it is no fire of the turn
        CHECK(table.battle().contacts.size() == 1);
        table.undo_all();
    }
}

TEST_CASE("guards with pistols need no die; pistols may stay in their holsters; both sides fire when both have them") {
    Charging guards = both_charge();
    guards.set("red-1", &Unit::pistols, true);
    guards.grade("red-1", 4);
    guards.perform("do charge red-1 distance=12 dice=3,3,3,3,3,3");
    guards.perform("do charge red-1");
    CHECK(guards.unit("blue-1").state == State::disorganized);

    Charging holstered = both_charge();
    holstered.set("red-1", &Unit::pistols, true);
    holstered.perform("do charge red-1 distance=12 dice=3,3,3,3");
    holstered.perform("do charge red-1 pistols=no");
    CHECK(holstered.unit("blue-1").state == State::normal);

    Charging both = both_charge();
    both.set("red-1", &Unit::pistols, true);
    both.set("blue-1", &Unit::pistols, true);
    both.perform("do charge red-1 distance=12 dice=3,3,3,3");
    both.perform("do charge red-1 dice=3,1");
    CHECK(both.unit("blue-1").state == State::disorganized);
    CHECK(both.unit("red-1").state == State::disorganized);
}

TEST_CASE("Austrian horse of the Austrian Succession keeps its pistols for cavalry") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::dragoons);
    table.set("red-1", &Unit::pistols, true);
    table.set("red-1", &Unit::pistols_at_horse, true);
    table.perform("do charge red-1 distance=12 dice=3,3");
    table.perform("do charge red-1 dice=4");                 // close
    table.perform("do charge red-1 dice=1,1,1,1,1");         // grade 2, first fire, close, at horse
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1 dice=6");
    table.perform("do charge red-1");                        // contact, and no die
    CHECK(table.unit("blue-1").state == State::normal);
    CHECK(table.battle().contacts.size() == 1);
}

TEST_CASE("horse at the trot goes its column rate in line, and its charge rate in column") {
    AtBattle table;
    table.set("red-1", &Unit::arm, Arm::horse);
    table.set("red-1", &Unit::trot, true);
    // 14 and 20 in 25mm; an ordinary charge goes 20 and 22.
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may == Inches::whole(14));
    table.set("red-1", &Unit::formation, Formation::column);
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).charge->may == Inches::whole(20));
}
