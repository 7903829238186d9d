// An earlier entry mended on the screen by mouse alone: found in the log, its dice changed, a later one rolled anew.

#include "tests/support/at_battle.hpp"
#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

TEST_CASE("a morale check of the last phase had another die, so the one after it is rolled anew") {
    AtScreen at("");
    Battle start = small_battle();
    start.game.phase = 9;
    for (Unit& unit : start.units) {
        if (unit.id == "blue-1") {
            unit.grade = unit.base_grade = 3;
            unit.castings = 9;
        }
    }
    at.table.open(start);
    // Grade 3, a quarter lost 1 less: 2 dice; 2 and 3 halt it, disorganized. Then it has one die.
    at.table.ask(desk::Perform{typed("do morale blue-1 dice=2,3 reason=shaken")});
    at.table.ask(desk::Perform{typed("do morale blue-1 dice=6 reason=again")});
    REQUIRE_MESSAGE(at.table.entries() == 2, at.desk().said());
    at.settle();
    at.hands.count_afresh();

    at.hands.click("Log");
    at.settle();
    const desk::LogView log = desk::log_view(at.desk().charts(), at.desk().session()->log(), "", 10);
    const desk::LogLine& first = log.lines.back();
    at.hands.click("1  " + first.row.moment + "  " + first.said);
    at.settle();
    at.hands.click("Correct it");
    at.settle();
    CHECK(at.hands.says("Mending entry 1"));
    CHECK(at.desk().work().typed_dice == "2,3");
    at.hands.click("\u2190###dice back");
    at.hands.click("4###face4");
    at.settle();
    REQUIRE(at.desk().case_view().ready);
    at.hands.click("Done  [Enter]###confirm");
    at.settle();
    at.hands.click("misread before");
    at.settle();
    REQUIRE(at.desk().correcting());
    REQUIRE(at.desk().correcting()->shown.question.size() == 1);
    // What is asked is what the report says.
    const report::QuestionRows& question = at.desk().correcting()->shown.question.front();
    CHECK(at.hands.says("to roll anew: Morale check, 1/blue: 2 dice"));
    for (const std::string& say : question.say) CHECK_MESSAGE(at.hands.says(say), say);
    CHECK(faults(at.hands) == "");
    at.hands.click("3###answer3");
    at.hands.click("4###answer4");
    at.hands.click("Rolled anew  [Enter]###answer dice");
    at.settle();
    REQUIRE_MESSAGE(at.table.entries() == 3, at.desk().asked().fault);
    const Entry& again = *at.desk().session()->log().timeline().back();
    CHECK(again.number == 2);
    CHECK(again.rolls.at(0).faces == std::vector<int>{3, 4});
    CHECK(at.table.battle().unit("blue-1")->state == State::normal);
    CHECK(at.hands.keystrokes() == 0);
    CHECK(faults(at.hands) == "");
}
