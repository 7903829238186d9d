// A melee and a charge on the screen of a small laptop: the dice, what comes of them and the way on are in sight.

#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

AtBattle one_melee() {
    AtBattle set_up;
    set_up.phase(10);
    in_contact(set_up, "1", "red-1", "blue-1");
    return set_up;
}

}  // namespace

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
