// The log for a reader: sentences, consequences, and every die.

#include "core/report/battle_json.hpp"
#include "core/report/entry_words.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

EntryRow row_of(const AtBattle& table, const Entry& entry) { return entry_row(test_charts(), table.battle(), entry); }

}  // namespace

TEST_CASE("a morale check in one sentence, and with all that is behind it") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);                 // a quarter lost
    table.owe("morale", "red-1");
    const Entry entry = table.perform("do morale red-1 tick=rear_support:seen dice=1,1");
    // grade 2, +1 by hand, -1 for the quarter: two dice of 2 in all rout it
    const EntryRow row = row_of(table, entry);
    CHECK(words_of_entry(row, Detail::sentence, {}) == std::to_string(entry.number) + "  1.1  1/red routs\n");
    REQUIRE(row.rolls.size() == 1);
    CHECK(row.rolls[0].dice == "1 1 = 2");
    CHECK(row.rolls[0].who == "1/red");
    REQUIRE(row.rolls[0].lines.size() == 3);
    CHECK(row.rolls[0].lines[0].amount == "+2 dice");
    const std::string all = words_of_entry(row, Detail::everything, {});
    CHECK(all.find("Morale check (p 15-18), 1/red\n") != std::string::npos);
    CHECK(all.find("ticked by hand: seen\n") != std::string::npos);
    CHECK(all.find("  dice: 1 1 = 2\n") != std::string::npos);
    CHECK(all.find("Owed: Distance of a rout move, 1/red (it routs)\n") != std::string::npos);
    CHECK(all.find("decided otherwise: the line \"rear_support\" counts: seen\n") != std::string::npos);
}

TEST_CASE("a fact decided against the record says so with its reason") {
    AtBattle table;
    table.owe("morale", "red-1");
    const Entry entry = table.perform("do morale red-1 unit.grade=3 reason=veterans dice=6,6,6");
    const EntryRow row = row_of(table, entry);
    CHECK(row.otherwise == std::vector<std::string>{"unit.grade = 3, against the record: veterans"});
    CHECK(words_of_roll(row.rolls[0], {}).find("told: unit.grade=3 (overruled: veterans)\n") != std::string::npos);
}

TEST_CASE("dice in words: a total, one die with a shift, dice of two sides, no dice at all") {
    AtBattle table;
    table.owe("morale", "red-1");
    CHECK(row_of(table, table.perform("do morale red-1 total=7")).rolls[0].dice == "7 in all");

    Rolled bout;
    bout.procedure = "melee_bout";
    bout.items = {{"grade", "Grade", "36", 2, Of::dice, {}}};
    bout.other_items = {{"grade", "Grade", "36", 3, Of::dice, {}}};
    bout.faces = {3, 4, 1, 1, 1};
    CHECK(roll_row(test_charts(), table.battle(), bout).dice == "3 4 = 7 against 1 1 1 = 3");
    // a half-die comes last, and a 5 on it counts nothing
    bout.items.push_back({"leader_half", "Leader", "32", 1, Of::half_dice, {}});
    bout.faces = {3, 4, 5, 1, 1, 1};
    CHECK(roll_row(test_charts(), table.battle(), bout).dice == "3 4 5 = 7 against 1 1 1 = 3");
    bout.items.pop_back();
    bout.faces = {3, 4};
    bout.other_items.clear();
    CHECK(roll_row(test_charts(), table.battle(), bout).dice == "3 4 = 7 against no dice");

    Rolled shifted;
    shifted.procedure = "pursuit";
    shifted.items = {{"cavalry", "Cavalry", "39", 1, Of::die, {}}};
    shifted.faces = {4};
    shifted.sums = {4};
    CHECK(roll_row(test_charts(), table.battle(), shifted).dice == "4, +1 = 5");

    table.set("red-2", &Unit::state, State::routed);
    table.set("red-2", &Unit::routed_turn, 1);
    table.owe("morale", "red-2");
    const RollRow sure = row_of(table, table.perform("do morale red-2")).rolls[0];
    CHECK(sure.dice.empty());
    CHECK_FALSE(sure.no_dice.empty());
}

TEST_CASE("an entry that has been undone says so; a note names what it is about") {
    AtBattle table;
    EntryRow row = row_of(table, table.perform("next"));
    row.stands = false;
    CHECK(words_of_entry(row, Detail::sentence, {}) == "1  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders (undone)\n");
    const Entry note = table.perform("note text=cold word.of=1");
    CHECK(words_of_entry(row_of(table, note), Detail::sentence, {}) == "2  1.2  Note on 1: cold\n");
}

TEST_CASE("what the sentence of an entry says already is not said again under it") {
    AtBattle table;
    table.owe("morale", "red-1");
    const EntryRow row = row_of(table, table.perform("next"));
    CHECK(words_of_entry(row, Detail::consequences, {}) == std::to_string(row.number) + "  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders. Still owed: Morale check, 1/red\n");
}

TEST_CASE("an entry as JSON keeps the faces and the fields of the outcome") {
    AtBattle table;
    table.owe("morale", "red-1");
    const Entry entry = table.perform("do morale red-1 dice=1,2");
    const std::string json = json_of_entry(row_of(table, entry), entry);
    CHECK(json.starts_with("{\"entry\":" + std::to_string(entry.number) + ",\"turn\":1,\"phase\":1,\"kind\":\"act\",\"stands\":true,"
                           "\"say\":\"1/red falls back a full move, 8 inches, broken, facing away\",\"typed\":\"do morale red-1 dice=1,2\",\"rolls\":[{\"procedure\":\"morale\","));
    CHECK(json.find("\"roll\":[1,2],\"sums\":[3]") != std::string::npos);
    CHECK(json.find("\"state\":\"broken\"") != std::string::npos);
}
