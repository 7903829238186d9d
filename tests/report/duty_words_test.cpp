// What is owed and what is due next, each with the line that does it.

#include "core/play/consequences.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/duty_words.hpp"
#include "core/report/intent_words.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

NextDue next(const AtBattle& table) { return next_due(test_charts(), table.battle()); }

}  // namespace

TEST_CASE("nothing is owed: on to the next phase; at the very end the battle ends") {
    AtBattle table;
    CHECK(next(table).say == "On to Turn 1, phase 2: Rally, recovery, control, new leaders");
    CHECK(next(table).command == "next");
    CHECK(count_in_words(duty_rows(test_charts(), table.battle())) == "nothing is owed");
    CHECK(words_of_duties({}, {}) == "Nothing is owed.\n");
    table.turn(12);
    table.phase(11);
    CHECK(next(table).say == "The last turn ends, and with it the battle");
    table.set(&Game::ended, true);
    table.set(&Game::ending, std::string("last turn"));
    CHECK(next(table).say == "The battle is over in turn 12: nobody has won (last turn)");
    CHECK(next(table).command.empty());
}

TEST_CASE("late duties come first, what follows at once before them; those of phases to come are not due") {
    AtBattle table;
    table.phase(7);
    table.owe("morale", "red-1");
    table.owe("morale", "red-2");
    CHECK(next(table).command == "do morale red-1");
    table.perform("do morale red-2 dice=1,1");         // routs
    const auto rows = duty_rows(test_charts(), table.battle());
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].command == "do rout_move red-2");
    CHECK(rows[0].who == "2/red");
    CHECK(count_in_words(rows) == "2 owed");
    table.perform("next");
    const auto late = duty_rows(test_charts(), table.battle());
    CHECK(count_in_words(late) == "2 owed, late");
    CHECK(words_of_duties(late, {}) ==
          "late  Distance of a rout move, 2/red (it routs)  do rout_move red-2\n"
          "late  Morale check, 1/red                        do morale red-1\n");
}

TEST_CASE("a charge under way says what it waits for") {
    Charging table("red-1", "blue-1");
    CHECK(next(table).say == "Charge, 1/red");
    table.perform("do charge red-1 dice=1");
    const NextDue due = next(table);
    CHECK(due.say == "1/blue says what it does");
    CHECK(due.command == "do charge red-1");
}

TEST_CASE("a charge that was not begun in its phase stays on the list, and nobody waits for it") {
    Charging table("red-1", "blue-1");
    table.perform("next");
    CHECK(count_in_words(duty_rows(test_charts(), table.battle())) == "1 owed, late");
    CHECK(next(table).command == "next");
    table.owe("morale", "red-2");
    CHECK(next(table).command == "do morale red-2");
}

TEST_CASE("cards that were not shuffled in their phase stay on the list, and nobody waits for them") {
    AtBattle table;
    table.phase(5);
    table.perform("add_card red name=Frederick special=one_command_moves with=red-chief");
    table.owe("shuffle", "");
    CHECK(next(table).command == "shuffle");
    table.perform("next");
    CHECK(count_in_words(duty_rows(test_charts(), table.battle())) == "1 owed, late");
    CHECK(next(table).command == "next");
}

TEST_CASE("what a rule forbids is let off with the rule as its reason; what must wait for another lets that one go first") {
    Charging table("red-1", "blue-1");
    table.set("red-1", &Unit::skirmisher, true);
    table.set("red-1", &Unit::formation, Formation::skirmish);
    const NextDue due = next(table);
    CHECK(due.say == "Charge, 1/red cannot be: skirmishers may not charge the front of formed troops");
    CHECK(due.command == "waive charge red-1 reason=\"skirmishers may not charge the front of formed troops\"");
    table.owe("rout_move", "blue-2");       // it is not in rout: nothing that can be done
    CHECK(next(table).command == due.command);
    table.owe("morale", "red-2");
    CHECK(next(table).command == "do morale red-2");
    table.perform(due.intent);
    CHECK(duty_rows(test_charts(), table.battle()).size() == 1);
}

TEST_CASE("of two armies that must check withdrawal the one with more dice is due first, whatever their order") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 4);          // 8 of 28 lost: past a quarter, short of 30 %
    table.set("blue-1", &Unit::castings, 2);         // 10 of 28: past 30 %, and a unit in rout
    table.set("blue-2", &Unit::state, State::routed);
    table.phase(10);
    table.perform("next");
    CHECK(duty_rows(test_charts(), table.battle()).front().command == "do withdrawal red");
    CHECK(next(table).command == "do withdrawal blue");
}

TEST_CASE("a melee is called a melee, not by its chart of one side's dice") {
    AtBattle table;
    table.phase(10);
    table.owe("melee", "red-1");
    Contact contact;
    contact.id = "c";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    table.come(contact);
    const Owed& duty = table.battle().owed.front();
    CHECK(words_of_duty(test_charts(), table.battle(), duty) == "Melee, 1/red");
}

TEST_CASE("what is no procedure is done by its own verb") {
    AtBattle table;
    Owed duty;
    duty.id = "a";
    duty.procedure = "leave_village";
    duty.unit = "red-1";
    duty.reason = "nobody can stay there";
    duty.turn = 1;
    duty.phase = 1;
    table.set("mill", &Site::destroyed, true);
    table.set("red-1", &Unit::inside, SiteId("mill"));
    table.come(duty);
    CHECK(next(table).command == "set red-1 inside=none");
    table.perform("set red-1 word.inside=none");
    CHECK(next(table).command == "next");
}

TEST_CASE("a decision as it is typed; what holds blanks is in quotation marks") {
    Intent intent = typed("do morale red-1 unit.rear_support=yes dice=3,4");
    intent.reason = "the colonel says so";
    intent.lines_overruled.push_back({"rear_support", "no", "too far"});
    CHECK(line_of(intent) == "do morale red-1 unit.rear_support=yes untick=\"rear_support:too far\" dice=3,4 reason=\"the colonel says so\"");
    Intent note;
    note.verb = "note";
    note.text = "a \"quote\"";
    CHECK(line_of(note) == "note \"a \\\"quote\\\"\"");
}

TEST_CASE("duties as JSON") {
    AtBattle table;
    table.owe("morale", "red-1");
    const auto rows = duty_rows(test_charts(), table.battle());
    const std::string json = json_of_duties(rows, next_due(test_charts(), table.battle(), rows));
    CHECK(json.find("\"procedure\":\"morale\",\"who\":\"1/red\",\"say\":\"Morale check, 1/red\",\"when\":\"now\",\"turn\":1,\"phase\":1,"
                    "\"command\":\"do morale red-1\"}],\"next\":{\"say\":\"Morale check, 1/red\",\"command\":\"do morale red-1\"}}") != std::string::npos);
}
