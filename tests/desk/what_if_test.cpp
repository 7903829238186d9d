// What only lacks a reason can be looked at: facts, dice and odds are there, and the sentence that says what is missing.

#include "app/desk/case_view.hpp"
#include "app/desk/what_if.hpp"
#include "app/desk/who.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

CaseView looked_at(const AtBattle& table, const std::string& procedure, const std::string& actor, const std::string& target, const std::string& reason = "") {
    Work work;
    work.procedure = procedure;
    work.actor = actor;
    work.target = target;
    work.reason = reason;
    if (procedure == "small_arms_fire") work.tell({"", "range", "3", "", false});
    return view_of(test_charts(), table.battle(), table.log().next_number(), work);
}

}  // namespace

TEST_CASE("a morale check that nobody owes is shown in full") {
    AtBattle table;
    const CaseView view = looked_at(table, "morale", "red-1", "");
    REQUIRE(view.roll.has_value());
    CHECK(view.roll->wanted.first.whole > 0);
    CHECK(!view.roll->bands.empty());
    CHECK(view.wants_reason == name_of(table.battle(), "red-1") + " owes no morale check: say why it makes one");
    CHECK(looked_at(table, "morale", "red-1", "", "as seen").wants_reason.empty());
}

TEST_CASE("fire out of its phase is shown, and what is missing is said in the screen's words") {
    AtBattle table;
    table.phase(6);
    const CaseView view = looked_at(table, "small_arms_fire", "red-1", "blue-1");
    REQUIRE(view.roll.has_value());
    CHECK(!view.roll->odds.empty());
    CHECK(!view.wants_reason.empty());
    CHECK(view.wants_reason.find('=') == std::string::npos);
    table.phase(8);
    CHECK(looked_at(table, "small_arms_fire", "red-1", "blue-1").wants_reason.empty());
}

TEST_CASE("guns and those who run are not asked to charge") {
    AtBattle table;
    table.phase(4);
    const auto charges = [&](const std::string& id) {
        for (const Somebody& one : candidates(table.battle(), "charge", Who::unit, "")) {
            if (one.id == id) return true;
        }
        return false;
    };
    CHECK(charges("red-1"));
    table.set("red-1", &Unit::state, State::routed);
    CHECK_FALSE(charges("red-1"));
    table.set("red-2", &Unit::arm, Arm::artillery);
    CHECK_FALSE(charges("red-2"));
}
