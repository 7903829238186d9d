// Mending an earlier entry at the desk: by key, with new dice for it and for whatever later entry comes out otherwise.

#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

/// The small battle in the phase of small arms, on a desk: 1/red has fired at 1/blue (3 hits of 12, a quarter), 2/blue at
/// 2/red, and 1/blue has checked its morale with one die.
struct How {
    int grade = 2;                 ///< of 1/blue
    std::string morale = "5";      ///< the dice of its check
};
void play_a_volley(AtDesk& table, const How& how = {}) {
    Battle start = small_battle();
    start.game.phase = 8;
    for (Unit& one : start.units) {
        if (one.id == "blue-1") one.grade = one.base_grade = how.grade;
    }
    table.open(start);
    for (const std::string& line : {std::string("do small_arms_fire red-1 blue-1 range=5in total=18"),
                                    std::string("do small_arms_fire blue-2 red-2 range=5in total=8"), std::string("next"), "do morale blue-1 dice=" + how.morale}) {
        table.ask(Perform{typed(line)});
        REQUIRE_MESSAGE(!table.desk().session()->log().entries().empty(), table.desk().said());
    }
    REQUIRE_MESSAGE(table.entries() == 4, table.desk().said());
}

const Unit& unit(const AtDesk& table, std::string_view id) {
    REQUIRE(table.battle().unit(id) != nullptr);
    return *table.battle().unit(id);
}

}  // namespace

TEST_CASE("another total of a fire that touches nothing later: mended at once") {
    AtDesk table;
    play_a_volley(table);
    table.ask(BeginCorrection{2});
    CHECK(table.desk().work().typed_dice == "8");
    table.type("\b14\n");
    CHECK(table.desk().asked().what == Asking::reason);
    table.type("misread\n");
    // 14 of four dice are two hits (p 34), where 8 were one.
    CHECK(table.entries() == 5);
    CHECK(unit(table, "red-2").castings == 10);
    CHECK_FALSE(table.desk().correcting());
    CHECK(table.desk().session()->log().entries().back().intent.reason == "misread");
    // The moment before it was mended shows what was told then, and says so.
    table.ask(LookAt{3});
    CHECK(table.desk().battle().unit("red-2")->castings == 11);
    CHECK(table.desk().said() == "The table as it was told then: entry 2 was mended by entry 5");
    table.ask(LookAt{1});
    CHECK(table.desk().said() != "The table as it was told then: entry 2 was mended by entry 5");
}

TEST_CASE("a later occasion that is gone: asked about, dropped in a word; or everything left as it was") {
    AtDesk table;
    play_a_volley(table);
    table.ask(BeginCorrection{1});
    // One hit instead of three: no quarter is lost, so nobody checks morale.
    table.type("\b\b8\nmisread\n");
    REQUIRE(table.desk().asked().what == Asking::answer);
    CHECK(table.desk().asked().label == "Entry 4: drop, or the dice");
    REQUIRE(table.desk().correcting()->shown.question.size() == 1);
    CHECK_FALSE(table.desk().correcting()->shown.question[0].may_keep);
    table.type("keep\n");
    CHECK(table.desk().asked().fault == "it cannot keep its dice: type new ones, or drop it");
    table.type("\x1b");
    CHECK(table.desk().said() == "Nothing is changed");
    CHECK_FALSE(table.desk().correcting());
    CHECK(table.entries() == 4);
    table.ask(BeginCorrection{1});
    table.type("\b\b8\nmisread\nd\n");
    CHECK(table.entries() == 5);
    CHECK(unit(table, "blue-1").castings == 11);
    CHECK(unit(table, "blue-1").state == State::normal);
}

TEST_CASE("a later roll with another pool is rolled anew; what cannot be its dice is refused") {
    AtDesk table;
    play_a_volley(table, {.grade = 3, .morale = "2,3"});
    // Grade 3, a quarter lost 1 less: 2 dice; 2 and 3 halt it, disorganized. Checked again it has one die.
    table.ask(Perform{typed("do morale blue-1 dice=6 reason=again")});
    REQUIRE_MESSAGE(table.entries() == 5, table.desk().said());
    table.ask(BeginCorrection{4});
    CHECK(table.desk().work().typed_dice == "2,3");
    // It was a 4 instead of the 3: no effect, so it was not disorganized and had two dice the second time.
    table.type("\b4\nmisread\n");
    REQUIRE(table.desk().asked().what == Asking::answer);
    CHECK(table.desk().asked().label == "Entry 5: drop, or the dice");
    REQUIRE(table.desk().correcting()->shown.question.size() == 1);
    CHECK(table.desk().correcting()->shown.question[0].rolls == std::vector<std::string>{"Morale check, 1/blue: 2 dice"});
    table.type("9,1\n");
    CHECK(table.desk().asked().fault == "a die shows 1 to 6, not 9");
    CHECK(table.desk().asked().typed == "9,1");
    table.type("\b\b\b3,\n");
    CHECK(table.desk().asked().what == Asking::answer);   // one die is too few
    CHECK_FALSE(table.desk().asked().fault.empty());
    CHECK(table.entries() == 5);
    table.type("3,4\n");
    REQUIRE_MESSAGE(table.entries() == 6, table.desk().asked().fault);
    CHECK(unit(table, "blue-1").state == State::normal);
    const Entry& again = *table.desk().session()->log().timeline().back();
    CHECK(again.number == 5);
    REQUIRE(again.rolls.size() == 1);
    CHECK(again.rolls[0].faces == std::vector<int>{3, 4});
    CHECK(table.desk().asked().what == Asking::command);
}

TEST_CASE("an entry that never was: its reason, and Escape leaves it alone") {
    AtDesk table;
    play_a_volley(table);
    table.ask(DropEntry{2});
    CHECK(table.desk().asked().label == "Why was entry 2 never so?");
    table.type("\x1b");
    CHECK_FALSE(table.desk().correcting());
    CHECK(table.entries() == 4);
    table.ask(DropEntry{2});
    table.type("it was another battalion\n");
    CHECK(table.entries() == 5);
    CHECK(unit(table, "red-2").castings == 12);
}

TEST_CASE("of an entry with several rolls the last dice are taken back, one roll at a time") {
    AtDesk table;
    Battle start = small_battle();
    start.game.phase = 10;
    Contact contact;
    contact.id = "1";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    contact.since_turn = 1;
    start.contacts.push_back(contact);
    for (Unit& one : start.units) {
        if (one.id == "red-1") {
            one.charged_turn = 1;
            one.charge_distance = Inches::whole(10);
        }
    }
    table.open(start);
    // The charge makes 5 dice against 4: 18 take 3, 11 take 1. Flag: 3, saved. Result: 2 and 2, disorganized.
    table.ask(Perform{typed("do melee red-1 dice=6,6,4,1,1,5,4,1,1,3,2")});
    REQUIRE_MESSAGE(table.entries() == 1, table.desk().said());
    table.ask(BeginCorrection{1});
    CHECK(table.desk().case_view().ready);
    CHECK(table.desk().case_view().done.size() == 3);
    table.type("\b");
    CHECK(table.desk().work().typed_dice == "2");
    CHECK(table.desk().case_view().done.size() == 2);
    // 5 and 2: he routs; line infantry of grade 2 need not pursue, whatever the die.
    table.type("\b5\n");
    for (int i = 0; i < 3 && table.desk().asked().what == Asking::dice; ++i) table.type("6\n");
    REQUIRE(table.desk().asked().what == Asking::reason);
    table.type("misread\n");
    CHECK(table.entries() == 2);
    CHECK(unit(table, "blue-1").state == State::routed);
}
