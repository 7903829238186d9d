// A case that is left, and one that is pinned: nothing of them goes without a word.

#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

void open_in_phase_8(AtDesk& table) {
    AtBattle set_up;
    set_up.phase(8);
    table.open(set_up.battle());
}

void fire(AtDesk& table, const std::string& dice) { table.type("f" + table.code("red-1") + table.code("blue-1") + "5\n" + dice); }

}  // namespace

TEST_CASE("dice that Escape takes back are named, and a case that is left is taken up again as it was") {
    AtDesk table("");
    open_in_phase_8(table);
    fire(table, "3,4");
    table.type("\x1b");
    CHECK(table.desk().said() == "The dice 3,4 are taken back; Esc once more leaves the case");
    const Work told = table.desk().work();
    CHECK(told.find("", "range") != nullptr);
    table.type("\x1b");
    CHECK(table.desk().work().empty());
    CHECK(table.desk().said() == "Small arms fire is left; = takes it up again as it was");
    table.type("=");
    CHECK(table.desk().work() == told);
    CHECK(table.desk().asked().what == Asking::dice);
}

TEST_CASE("a case that was left is not taken up again on another table") {
    AtDesk table("");
    open_in_phase_8(table);
    fire(table, "");
    table.type("\x1b");
    REQUIRE(table.desk().work().empty());
    table.type("n");
    REQUIRE(table.entries() == 1);
    table.type("=");
    CHECK(table.desk().work().empty());
    CHECK(table.desk().said() == "There is no case to take up again");
}

TEST_CASE("a case of which nothing was told is left without a word") {
    AtDesk table("");
    open_in_phase_8(table);
    table.type("f\x1b");
    CHECK(table.desk().work().empty());
    CHECK(table.desk().said() == "");
}

TEST_CASE("! unpins with no case in hand, and says so when there is nothing to pin") {
    AtDesk table("");
    open_in_phase_8(table);
    fire(table, "!");
    REQUIRE(table.desk().pinned().has_value());
    CHECK(case_in_words(table.desk().charts(), table.battle(), table.desk().pinned()->work) == "Small arms fire of 1/red at 1/blue");
    table.type("\x1b");
    REQUIRE(table.desk().work().empty());
    REQUIRE(table.desk().pinned().has_value());
    table.type("!");
    CHECK_FALSE(table.desk().pinned().has_value());
    table.type("!");
    CHECK(table.desk().said() == "No case is in hand to be pinned");
}
