// What Enter does to a case is said before it is pressed.

#include "app/desk/enter_says.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

TEST_CASE("a fire from its first letter to its end") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(8);
    table.open(set_up.battle());
    CHECK(enter_says(table.desk()) == "");
    table.type("f");
    CHECK(enter_says(table.desk()) == "takes 1/red");
    table.type(table.code("red-1"));
    table.type("zz");
    CHECK(enter_says(table.desk()) == "nobody is meant yet");
    table.ask(PressKey{Key::backspace});
    table.ask(PressKey{Key::backspace});
    table.type(table.code("blue-1"));
    CHECK(enter_says(table.desk()) == "first: range");
    table.type("3");
    CHECK(enter_says(table.desk()) == "takes 3");
    table.type("\n");
    CHECK(enter_says(table.desk()) == "waits for the dice");
    table.type("14");
    CHECK(enter_says(table.desk()) == "writes it down, entry " + std::to_string(table.desk().session()->log().next_number()));
}

TEST_CASE("a check that is not owed asks for a reason, one roll of several goes on to the next") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(8);
    table.open(set_up.battle());
    table.ask(BeginCase{"morale", "red-1", ""});
    table.type("9");
    CHECK(enter_says(table.desk()) == "asks why it is done all the same");
    table.type("\n");
    CHECK(enter_says(table.desk()) == "first the reason");
    table.type("x");
    CHECK(enter_says(table.desk()) == "takes the reason");
}
