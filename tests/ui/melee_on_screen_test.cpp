// A melee and a charge on the screen of a small laptop: the dice, what comes of them and the way on are in sight.

#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

TEST_CASE("a bout: who wins and what each loses in a few lines, the dice and the way on below them") {
    Opened at(one_melee());
    at.type("e" + at.table.code("red-1"));
    at.settle();
    CHECK(at.hands.says("wins"));
    CHECK_FALSE(at.hands.says("opponent lost"));
    CHECK(at.in_sight("Go on  [Enter]###confirm"));
    CHECK(at.in_sight("Roll  [*]###roll"));
    // Each side's total, one after the other.
    at.type("18\n");
    CHECK(at.desk().work().typed_dice == "18,");
    at.type("11");
    at.settle();
    CHECK(at.hands.says("wins by 2"));
    CHECK(at.in_sight("Go on  [Enter]###confirm"));
}

TEST_CASE("what each side's number takes stands there, on a small laptop in lines") {
    Opened at(one_melee());
    at.type("e" + at.table.code("red-1"));
    at.hands.frames(8);
    // Five dice against four, every six of the sum a casting (p 37).
    CHECK(at.hands.says("1/red, 5 dice: +2 castings that fight"));
    CHECK(at.hands.says("1/blue loses 0 at 5, 1 from 6, 2 from 12, 3 from 18, 4 from 24, 5 at 30"));
    CHECK(at.hands.says("1/red loses 0 from 4, 1 from 6, 2 from 12, 3 from 18, 4 at 24"));
}

TEST_CASE("on a large screen in tables, where a click types the number") {
    Opened at(one_melee(), {1920, 1200, 1.0f, 1.0f});
    at.type("e" + at.table.code("red-1"));
    at.hands.frames(8);
    CHECK(at.hands.says("1/blue loses"));
    at.hands.click("18-23###band18-23", 0);
    at.settle();
    CHECK(at.desk().work().typed_dice == "18,");
    at.hands.click("6-11###band6-11", 1);
    at.settle();
    CHECK(at.desk().work().typed_dice == "18,6");
    CHECK(at.hands.says("wins by 2"));
}

TEST_CASE("the program's dice of a melee lie there until Enter takes them") {
    Opened at(one_melee());
    const std::size_t before = at.table.entries();
    at.type("e" + at.table.code("red-1") + "*");
    CHECK(at.table.entries() == before);
    CHECK_FALSE(at.desk().work().typed_dice.empty());
    CHECK_FALSE(at.desk().case_view().outcome.empty());
}

TEST_CASE("in the phase of plotting the screen says where plots are made") {
    AtScreen at;
    at.table.go_to_phase(3);
    at.settle();
    at.hands.click("Plot charges and rallies back, each side for itself  [F8]###plot");
    at.settle();
    CHECK(at.desk().panel() == desk::Panel::plots);
}
