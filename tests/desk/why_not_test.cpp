// Who is named and cannot be meant is told why, and when; who recovers is said; what was told of a charger holds at the next step.

#include "app/desk/remembered.hpp"
#include "app/desk/why_not.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

TEST_CASE("r with a unit that needs no roll says how it recovers, and when") {
    AtBattle table;
    const auto why = [&] { return why_not(test_charts(), table.battle(), "rally", "1/red", "1/red"); };
    CHECK(why() == "1/red is in order: there is nothing to rally");
    table.set("red-1", &Unit::state, State::disorganized);
    CHECK(why() == "1/red is disorganized and needs no roll: it recovers by itself in the next phase 2 (p 13), if it sat still for a whole "
                   "turn, lost no casting and was in no melee");
    CHECK(why_not(test_charts(), table.battle(), "rally", "zz", "ZZ") == "nobody is called \"ZZ\"");
}

TEST_CASE("a code that is somebody's is not said to be nobody's") {
    AtDesk table;
    table.go_to_phase(2);
    table.type("r" + table.code(table.battle().units.front().id));
    CHECK(table.desk().asked().fault.ends_with(" is in order: there is nothing to rally"));
}

TEST_CASE("a unit that recovers in its phase is named") {
    Entry entry;
    entry.say = "Turn 3, phase 2";
    Event event;
    event.what = Happened::rally;
    event.say = "1/red recovers: disorganized to normal";
    entry.events.push_back(event);
    CHECK(recovered_in_words(entry) == ". 1/red recovers: disorganized to normal");
    CHECK(recovered_in_words(Entry()) == "");
}

TEST_CASE("a duty that is not in the list") {
    AtDesk table;
    table.go_to_phase(5);
    const auto owed = table.desk().duties().size();
    table.ask(BeginDuty{8});
    if (owed == 0) CHECK(table.desk().said() == "Nothing is owed");
    else CHECK(table.desk().said() == "There is no number 9 in the list of duties");
}

TEST_CASE("what was told of a unit this turn is told again at its next roll, and of nobody else") {
    AtBattle table;
    table.owe("morale", "red-1");
    table.perform("do morale red-1 unit.rear_support=yes dice=4,4,4");
    table.owe("morale", "red-1");
    table.owe("morale", "blue-1");
    const auto again = [&](const std::string& id) {
        Work work;
        work.procedure = "morale";
        work.actor = id;
        const CaseView view = view_of(test_charts(), table.battle(), table.log().next_number(), work);
        REQUIRE(view.roll.has_value());
        return remembered(table.log(), table.battle().game.turn, *view.roll, id);
    };
    CHECK(again("red-1") == std::vector<Told>{{"", "unit.rear_support", "yes", "", false}});
    CHECK(again("blue-1").empty());
}
