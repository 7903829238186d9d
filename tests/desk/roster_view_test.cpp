// The lines of both armies beside the table.

#include "app/desk/roster_view.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

TEST_CASE("the mark of the first fire is for whoever shoots: foot, guns, and horse that fires from the saddle") {
    Battle battle = small_battle();
    battle.units[0].arm = Arm::dragoons;
    battle.units[1].arm = Arm::dragoons;
    battle.units[1].mounted_fire = true;
    const RosterView view = roster_view(test_charts(), battle, {});
    REQUIRE(view.armies.size() == 2);
    const auto& red = view.armies[0].brigades[0].units;
    REQUIRE(red.size() == 3);
    CHECK_FALSE(red[0].shoots);
    CHECK(red[1].shoots);
    CHECK(red[2].shoots);                            // guns
    CHECK(view.armies[1].brigades[0].units[0].shoots);
}
