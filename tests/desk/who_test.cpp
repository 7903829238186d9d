// Who is offered when it is asked who does a thing.

#include "app/desk/why_not.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

std::string offered(const Battle& battle, std::string_view procedure) {
    std::string ids;
    for (const Somebody& one : candidates(battle, procedure, Who::unit, "")) ids += (ids.empty() ? "" : " ") + one.id;
    return ids;
}

}  // namespace

// p 34: no fire of broken or routed troops, none of mounted ones unless they are listed so; p 31: nor of a crew that has left its guns.
TEST_CASE("who fires: nobody who runs, and of the mounted only those with arms for it") {
    AtBattle table;
    CHECK(offered(table.battle(), "small_arms_fire") == "red-1 red-2 blue-1 blue-2");
    CHECK(offered(table.battle(), "artillery_fire") == "red-3 blue-3");
    table.set("red-1", &Unit::state, State::routed);
    table.set("red-2", &Unit::arm, Arm::horse);
    table.set("blue-1", &Unit::arm, Arm::light_cavalry);
    table.set("blue-1", &Unit::mounted_fire, true);
    table.set("blue-2", &Unit::state, State::disorganized);
    table.set("blue-3", &Unit::state, State::broken);
    CHECK(offered(table.battle(), "small_arms_fire") == "blue-1 blue-2");
    CHECK(offered(table.battle(), "artillery_fire") == "red-3");
    const auto why = [&](std::string_view name) { return why_not(test_charts(), table.battle(), "small_arms_fire", name, name); };
    CHECK(why("1/red") == "1/red is routed: it may not fire (p 34)");
    CHECK(why("2/red") == "2/red is mounted: it may not fire (p 34)");
    // A crew by the chart of the guns; natives fire on horseback, and whoever is offered is not told that he may not.
    CHECK(why_not(test_charts(), table.battle(), "artillery_fire", "3/blue", "3/blue") == "3/blue is broken: it may not fire (p 28)");
    table.set("red-2", &Unit::native, true);
    CHECK(offered(table.battle(), "small_arms_fire") == "red-2 blue-1 blue-2");
    CHECK(why("2/red") == "2/red cannot be meant here");
    // They can still be shot at.
    CHECK(candidates(table.battle(), "small_arms_fire", Who::unit, "blue-1").size() == 3);
}

TEST_CASE("two units of one name are told apart on the screen as in every sentence") {
    AtBattle table;
    table.set("red-2", &Unit::name, std::string("1/red"));
    CHECK(name_of(table.battle(), "red-1") == "1/red (red-1)");
    CHECK(name_of(table.battle(), "red-2") == "1/red (red-2)");
    CHECK(name_of(table.battle(), "blue-1") == "1/blue");
    CHECK(name_of(table.battle(), "red-brigade") == "Brigade of red");
    CHECK(name_of(table.battle(), "nobody") == "nobody");
}
