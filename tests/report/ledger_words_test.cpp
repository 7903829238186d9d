// The withdrawal ledger in words: figures side by side, every die with what is behind it.

#include "core/report/battle_json.hpp"
#include "core/report/ledger_words.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

std::string cell(const LedgerSheet& sheet, std::string_view label, std::size_t army) {
    for (const LedgerFigure& figure : sheet.figures) {
        if (figure.label == label) return figure.cells.at(army);
    }
    return "(no such figure)";
}

LedgerSheet sheet_of(const AtBattle& table) { return ledger_sheet(ledger(test_charts(), table.battle(), &table.log())); }

}  // namespace

TEST_CASE("castings left to every line, whole castings and never rounded") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 6);                 // 6 of 28 lost
    const LedgerSheet sheet = sheet_of(table);
    CHECK(sheet.armies == std::vector<std::string>{"red", "blue"});
    CHECK(cell(sheet, "Castings", 0) == "22 of 28");
    CHECK(cell(sheet, "Lost", 0) == "6");
    // a quarter of 28 is 7; 30 % is 8.4, 40 % 11.2, 50 % 14
    CHECK(cell(sheet, "Checks from", 0) == "25 %: at 7 of 28 lost, 1 to go");
    CHECK(cell(sheet, "30 %", 0) == "at 9 of 28 lost, 3 to go");
    CHECK(cell(sheet, "40 %", 0) == "at 12 of 28 lost, 6 to go");
    CHECK(cell(sheet, "50 %", 1) == "at 14 of 28 lost, 14 to go");
    table.set("red-1", &Unit::castings, 5);
    CHECK(cell(sheet_of(table), "Checks from", 0) == "25 %: reached at 7 of 28");
}

TEST_CASE("a flag lost is a die with its turn and entry behind it") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 2);                 // 10 of 28: past 30 %
    Trophy trophy;
    trophy.id = "t1";
    trophy.unit = "red-1";
    trophy.lost_by = "red";
    trophy.taken_by = "blue";
    trophy.taken_by_unit = "blue-1";
    trophy.turn = 4;
    trophy.entry = 37;
    table.come(trophy);
    const LedgerSheet sheet = sheet_of(table);
    const std::string text = words_of_ledger(sheet, Losses::leave_out, {});
    CHECK(text.find("flag of 1/red, taken by 1/blue") != std::string::npos);
    CHECK(text.find("turn 4, entry 37") != std::string::npos);
    int half_dice = 0;
    const Ledger all = ledger(test_charts(), table.battle(), &table.log());
    for (const LedgerLine& line : all.armies[0].dice) half_dice += line.half_dice();
    CHECK(half_dice == all.armies[0].half_dice());
    CHECK(sheet.rows[0].pool == cell(sheet, "The check as it stands", 0));
}

TEST_CASE("unit by unit: strength, what is to come off, and the marks of a quarter and a half") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.set("red-2", &Unit::presence, Presence::destroyed);
    table.set("red-2", &Unit::castings, 0);
    const LedgerSheet sheet = sheet_of(table);
    const BrigadeLossRows& brigade = sheet.rows[0].brigades.at(0);
    CHECK(brigade.castings == Castings{28, 15});
    CHECK(brigade.units[0].strength == "9 of 12");
    CHECK(brigade.units[0].lost == "3 lost");
    CHECK(brigade.units[0].marks == std::vector<std::string>{"25 % reached", "50 % at 6, 3 to go", "75 % at 9, 6 to go"});
    CHECK(brigade.units[1].strength == "lost with all 12");
    CHECK(words_of_ledger(sheet, Losses::unit_by_unit, {}).find("  Brigade of red  15 of 28 lost\n    1/red  9 of 12") != std::string::npos);
}

TEST_CASE("the ledger as JSON carries exact chances") {
    const AtBattle table;
    const std::string json = json_of_ledger(ledger(test_charts(), table.battle()));
    CHECK(json.starts_with("{\"armies\":[{\"army\":\"red\",\"name\":\"red\",\"side\":\"red\",\"castings\":{\"start\":28,\"lost\":0},"));
    CHECK(json.find("\"start_line\":{\"label\":\"") != std::string::npos);
    CHECK(json.find("\"at\":7,\"left\":7,\"reached\":false}") != std::string::npos);
    CHECK(json.ends_with("\"turns_left\":12}"));
}
