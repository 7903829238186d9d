// Odd strengths at every threshold: units of 13, 15, 17 and 18 castings in morale, fire and melee, and an army of 203.

#include "core/play/duties.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

struct Strength {
    int start;
    int quarter;         ///< castings lost with which it has lost a quarter: 3.25, 3.75, 4.25, 4.5 rounded up
    int half;            ///< 6.5, 7.5, 8.5, 9
    int three_quarters;  ///< 9.75, 11.25, 12.75, 13.5
};
constexpr Strength kStrengths[] = {{13, 4, 7, 10}, {15, 4, 8, 12}, {17, 5, 9, 13}, {18, 5, 9, 14}};

AtBattle with(int start, int lost) {
    AtBattle table;
    table.set("red-1", &Unit::castings_start, start);
    table.set("red-1", &Unit::castings, start - lost);
    return table;
}

int amount_of(const Posed& posed, std::string_view id) {
    for (const Item& item : posed.assessment.pool.items) {
        if (item.id == id) return item.amount;
    }
    return 0;
}

}  // namespace

TEST_CASE("morale: one, two or three dice less from the casting with which a quarter, a half, three quarters are lost") {
    for (const Strength& unit : kStrengths) {
        for (int lost = 0; lost < unit.start; ++lost) {
            CAPTURE(unit.start);
            CAPTURE(lost);
            AtBattle table = with(unit.start, lost);
            table.owe("morale", "red-1");
            const Posed posed = table.preview("do morale red-1").rolls.at(0);
            CHECK(amount_of(posed, "lost_quarter") == (lost >= unit.quarter && lost < unit.half ? -1 : 0));
            CHECK(amount_of(posed, "lost_half") == (lost >= unit.half && lost < unit.three_quarters ? -2 : 0));
            CHECK(amount_of(posed, "lost_three_quarters") == (lost >= unit.three_quarters ? -3 : 0));
        }
    }
}

TEST_CASE("small arms: regulars check with the shot that brings them to a quarter or a half, and with every hit from the half on") {
    for (const Strength& unit : kStrengths) {
        for (int lost = 0; lost + 1 < unit.start; ++lost) {
            CAPTURE(unit.start);
            CAPTURE(lost);
            AtBattle table = with(unit.start, lost);
            table.phase(8);
            // one hit: 4 dice, first fire and close, 6 of 6
            table.perform("do small_arms_fire blue-1 red-1 range=close dice=1,1,2,2");
            table.perform("next");
            const int after = lost + 1;
            const bool checks = after == unit.quarter || after >= unit.half;
            CHECK(table.owed() == (checks ? "morale red-1" : ""));
        }
    }
}

TEST_CASE("fire: one die more above twelve castings, one less at six and fewer; fresh until a quarter is lost") {
    for (const Strength& unit : kStrengths) {
        for (int lost = 0; lost < unit.start; ++lost) {
            CAPTURE(unit.start);
            CAPTURE(lost);
            AtBattle table = with(unit.start, lost);
            table.set("red-1", &Unit::fresh_fire_bonus, true);
            table.phase(8);
            const Posed posed = table.preview("do small_arms_fire red-1 blue-1 range=normal").rolls.at(0);
            const int castings = unit.start - lost;
            CHECK(amount_of(posed, "over_twelve") == (castings > 12 ? 1 : 0));
            CHECK(amount_of(posed, "six_or_fewer") == (castings <= 6 ? -1 : 0));
            CHECK(amount_of(posed, "fresh") == (lost < unit.quarter ? 1 : 0));
        }
    }
}

TEST_CASE("melee: a die for every six castings begun") {
    for (const Strength& unit : kStrengths) {
        for (int castings = 1; castings <= unit.start; ++castings) {
            CAPTURE(castings);
            AtBattle table = with(unit.start, unit.start - castings);
            Contact contact;
            contact.id = "1";
            contact.unit = "red-1";
            contact.opponent = "blue-1";
            contact.since_turn = 1;
            table.come(contact);
            table.phase(10);
            CHECK(amount_of(table.preview("do melee red-1").rolls.at(0), "castings") == (castings <= 6 ? 1 : castings <= 12 ? 2 : 3));
        }
    }
}

TEST_CASE("an army of 203 castings owes no check with 50 lost, and one with 51") {
    for (const int lost : {50, 51}) {
        AtBattle table;
        // 100 + 99 + 4 castings
        table.set("red-1", &Unit::castings_start, 100);
        table.set("red-1", &Unit::castings, 100 - lost);
        table.set("red-2", &Unit::castings_start, 99);
        table.set("red-2", &Unit::castings, 99);
        table.phase(10);
        CHECK(castings_of(table.battle(), "red") == Castings{203, lost});
        table.perform("next");
        CHECK(table.owed() == (lost == 51 ? "withdrawal red" : ""));
        CHECK(table.fault("do withdrawal red").empty() == (lost == 51));
    }
}
