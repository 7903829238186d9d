// What a charge loses by beginning too near is said beside its chances.

#include "app/desk/charge_reach.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

std::string said(const Battle& battle, const std::string& distance) {
    Work work;
    work.procedure = "charge";
    work.actor = "red-1";
    work.target = "blue-1";
    if (!distance.empty()) work.tell({"", "distance", distance, "", true});
    return too_near_for_bonus(test_charts(), battle, work);
}

}  // namespace

// p 37: cavalry 10 inches straight ahead (15mm: 7, R-37), foot 1.
TEST_CASE("a charge from too near has no dice for charging in the melee, and it is said how far it takes") {
    Charging table("red-1", "blue-1");
    table.arm("red-1", Arm::horse);
    CHECK(said(table.battle(), "") == "");
    CHECK(said(table.battle(), "9") == "from 9 inches 1/red has no dice for charging in the melee: that takes 10 inches straight ahead (p 37)");
    CHECK(said(table.battle(), "10") == "");
    table.set(&Game::scale, Scale::mm15);
    CHECK(said(table.battle(), "7") == "");
    CHECK(said(table.battle(), "6") == "from 6 inches 1/red has no dice for charging in the melee: that takes 7 inches straight ahead (p 37)");
    table.arm("red-1", Arm::infantry);
    CHECK(said(table.battle(), "6") == "");
}

TEST_CASE("the case of the charge says it as soon as the distance is told") {
    AtDesk table("");
    Charging set_up("red-1", "blue-1");
    set_up.arm("red-1", Arm::horse);
    table.open(set_up.battle());
    table.ask(BeginCase{"charge", "red-1", "blue-1"});
    REQUIRE(table.desk().case_view().charge.has_value());
    CHECK(table.desk().case_view().charge->why == "");
    table.ask(TellFact{{"", "distance", "9", "", true}});
    CHECK(table.desk().case_view().charge->why.starts_with("from 9 inches 1/red has no dice for charging in the melee"));
}
