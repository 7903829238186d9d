// A power cut: the case in hand and the one that is pinned beside it are back, and a broken file costs only itself.

#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;
namespace fs = std::filesystem;

namespace {

std::string foot(const AtDesk& table, std::size_t army, std::size_t place = 0) {
    std::size_t seen = 0;
    for (const Unit& unit : table.battle().units) {
        if (unit.army == table.battle().armies[army].id && unit.arm == Arm::infantry && seen++ == place) return unit.id;
    }
    FAIL("no such foot");
    return {};
}

/// A fire at 3 inches is pinned, and another at 5 inches is being made beside it.
void pin_and_go_on(AtDesk& table) {
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n!");
    table.ask(BeginCase{"small_arms_fire", foot(table, 0, 1), foot(table, 1)});
    table.type("5\n");
}

std::string first_fault(AtDesk& table) { return table.desk().problems().empty() ? "" : table.desk().problems().front(); }

}  // namespace

TEST_CASE("the pinned case is back beside the one that was being made") {
    AtDesk table;
    pin_and_go_on(table);
    const Work made = table.desk().work();
    const PinnedCase pinned = *table.desk().pinned();
    table.start_again();
    CHECK(table.desk().work() == made);
    REQUIRE(table.desk().pinned().has_value());
    CHECK(table.desk().pinned()->work == pinned.work);
    CHECK(table.desk().pinned()->view.roll->who == pinned.view.roll->who);
    CHECK(table.desk().pinned()->view.roll->pool == pinned.view.roll->pool);
    CHECK(table.desk().said() == "The case that was being made is back, and the pinned one beside it");
    // And once more.
    table.start_again();
    CHECK(table.desk().pinned().has_value());
}

TEST_CASE("a reason that was being typed is back with what it is for, and a name as well") {
    AtDesk table;
    table.go_to_phase(8);
    const std::string unit = foot(table, 0);
    table.ask(BeginCase{"small_arms_fire", unit, foot(table, 1)});
    table.type("3\n");
    // What the battle knows otherwise takes a reason.
    table.ask(TellFact{{"", "firer.first_fire", "no", "", false}});
    REQUIRE(table.desk().asked().what == Asking::reason);
    const std::string question = table.desk().asked().label;
    table.type("seen fr");
    table.start_again();
    CHECK(table.desk().asked().what == Asking::reason);
    CHECK(table.desk().asked().label == question);
    CHECK(table.desk().asked().typed == "seen fr");
    table.type("om the hill\n");
    REQUIRE(table.desk().work().find("", "firer.first_fire") != nullptr);
    CHECK(table.desk().work().find("", "firer.first_fire")->reason == "seen from the hill");
    // The same of a line ticked by hand.
    table.ask(TickByHand{{"", "first_fire", true, ""}});
    table.type("ag");
    table.start_again();
    CHECK(table.desk().asked().label == "Why does it count?");
    table.type("reed\n");
    REQUIRE(table.desk().work().ticked.size() == 1);
    CHECK(table.desk().work().ticked[0].reason == "agreed");
    // Of a name the letters, with those whom they fit.
    table.ask(AskTarget{});
    table.type("zz");
    table.start_again();
    CHECK(table.desk().asked().what == Asking::target);
    CHECK(table.desk().asked().typed == "zz");
    CHECK(table.desk().asked().candidates.empty());
}

TEST_CASE("why a case is done out of its turn is asked again") {
    AtDesk table;
    table.go_to_phase(5);
    table.ask(BeginCase{"withdrawal", table.battle().armies[0].id, ""});
    table.ask(Confirm{});
    REQUIRE(table.desk().asked().what == Asking::reason);
    const std::string question = table.desk().asked().label;
    table.type("late");
    table.start_again();
    CHECK(table.desk().asked().what == Asking::reason);
    CHECK(table.desk().asked().label == question);
    CHECK(table.desk().asked().typed == "late");
}

TEST_CASE("it is shown as it was, whatever has been decided since") {
    AtDesk table;
    table.go_to_phase(8);
    const std::string unit = foot(table, 0);
    table.ask(BeginCase{"small_arms_fire", unit, foot(table, 1)});
    table.type("3\n!");
    const std::string pool = table.desk().pinned()->view.roll->pool;
    // Half of its castings are gone: the same fire would have fewer dice now (p 34).
    const std::size_t before = table.entries();
    table.ask(Perform{typed("set " + unit + " castings=3 reason=miscounted")});
    REQUIRE_MESSAGE(table.entries() == before + 1, table.desk().said());
    table.start_again();
    REQUIRE(table.desk().pinned().has_value());
    CHECK(table.desk().pinned()->view.roll->pool == pool);
    CHECK(table.desk().said() == "The pinned case is back");
    table.ask(BeginCase{"small_arms_fire", unit, foot(table, 1)});
    table.type("3\n");
    CHECK(table.desk().case_view().roll->pool != pool);
}

TEST_CASE("a broken file costs only itself, with its place") {
    for (const bool pinned_is_broken : {true, false}) {
        AtDesk table;
        pin_and_go_on(table);
        const fs::path broken = table.folder() / "state" / (pinned_is_broken ? "pinned.toml" : "case.toml");
        REQUIRE(write_whole(broken, "battle = \"evening.battle\"\nentries = \"many\"\n").empty());
        table.start_again();
        CHECK(table.desk().pinned().has_value() == !pinned_is_broken);
        CHECK(table.desk().work().empty() == !pinned_is_broken);
        const std::string fault = broken.string() + ":2:11: \"entries\" must be a whole number, not a text";
        CHECK(first_fault(table) == fault);
        CHECK(table.desk().said() == fault + (pinned_is_broken ? "; The case that was being made is back" : "; The pinned case is back"));
    }
}

TEST_CASE("what was unpinned stays away, and so does the pinned case of another battle") {
    AtDesk table;
    pin_and_go_on(table);
    table.type("!");
    CHECK_FALSE(table.desk().pinned().has_value());
    table.start_again();
    CHECK_FALSE(table.desk().pinned().has_value());
    table.type("!");
    REQUIRE(table.desk().pinned().has_value());
    table.ask(NewQuickBattle{Scale::mm15, {{"Red", {"FI 2 12"}}, {"Blue", {"DR 3 9"}}}, ""});
    CHECK_FALSE(table.desk().pinned().has_value());
    table.start_again();
    CHECK_FALSE(table.desk().pinned().has_value());
}
