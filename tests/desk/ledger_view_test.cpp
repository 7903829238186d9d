// The ledger on the screen: the report's figures, every die with the entries behind it, the lines of the graph, luck.

#include "app/desk/ledger_view.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

Trophy flag(const std::string& unit, const std::string& by, int turn, int entry) {
    Trophy trophy;
    trophy.id = std::to_string(entry) + ".1";
    trophy.unit = unit;
    trophy.lost_by = unit.substr(0, unit.find('-'));
    trophy.taken_by_unit = by;
    trophy.taken_by = by.substr(0, by.find('-'));
    trophy.turn = turn;
    trophy.entry = entry;
    return trophy;
}

Loss loss(const std::string& unit, int castings, int turn) {
    Loss loss;
    loss.id = "1." + std::to_string(turn);
    loss.unit = unit;
    loss.castings = castings;
    loss.turn = turn;
    loss.entry = 1;
    return loss;
}

LedgerView view_of(const Battle& battle) {
    const Log log(small_header());
    return ledger_view(test_charts(), battle, ledger(test_charts(), battle), log);
}

}  // namespace

TEST_CASE("the figures are the report's") {
    const Battle battle = small_battle();
    const LedgerView view = view_of(battle);
    const report::LedgerSheet sheet = report::ledger_sheet(ledger(test_charts(), battle));
    REQUIRE(view.sheet.figures.size() == sheet.figures.size());
    for (std::size_t i = 0; i < sheet.figures.size(); ++i) {
        CHECK(view.sheet.figures[i].label == sheet.figures[i].label);
        CHECK(view.sheet.figures[i].cells == sheet.figures[i].cells);
    }
    REQUIRE(view.armies.size() == 2);
    CHECK(view.armies[1].name == "blue");
    CHECK(view.armies[1].place == 0);   // it is called so
    CHECK(view.armies[1].may_concede);
}

TEST_CASE("a die names the entry that tells of it") {
    Battle battle = small_battle();
    battle.game.turn = 5;
    battle.trophies.push_back(flag("red-1", "blue-1", 4, 37));
    const LedgerView view = view_of(battle);
    std::string found;
    for (const LedgerCheckLine& line : view.armies[0].lines) {
        for (const LedgerDieLine& die : line.dice) {
            for (const int entry : die.entries) found += die.row.amount + ' ' + die.row.say + " -> " + std::to_string(entry) + '\n';
        }
    }
    CHECK(found == "1 die flag of 1/red, taken by 1/blue -> 37\n");
}

TEST_CASE("an army that has left cannot concede, nor anybody once the battle is over") {
    Battle battle = small_battle();
    battle.game.turn = 5;
    battle.armies[0].withdrew_turn = 4;
    CHECK_FALSE(view_of(battle).armies[0].may_concede);
    CHECK(view_of(battle).armies[1].may_concede);
    battle.game.ended = true;
    CHECK_FALSE(view_of(battle).armies[1].may_concede);
}

TEST_CASE("the graph counts in tenths of a percent of the castings at the start") {
    // Red has 12 + 12 + 4 = 28 castings: 3 lost in turn 1 are 10.7 %, 3 and 4 in turn 3 are 25 %.
    Battle battle = small_battle();
    battle.game.turn = 3;
    for (Unit& unit : battle.units) {
        if (unit.id == "red-1") unit.castings = 5;
    }
    battle.losses.push_back(loss("red-1", 3, 1));
    battle.losses.push_back(loss("red-1", 4, 3));
    const LossGraph graph = loss_graph(battle, ledger(test_charts(), battle));
    REQUIRE(graph.lines.size() == 2);
    CHECK(graph.lines[0].name == "red");
    CHECK(graph.lines[0].castings == std::vector<int>{0, 3, 3, 7});
    CHECK(graph.lines[0].tenths == std::vector<int>{0, 107, 107, 250});
    CHECK(graph.lines[1].castings == std::vector<int>{0, 0, 0, 0});
    CHECK(graph.turns == 12);
}

TEST_CASE("the graph has the levels of the check, and each army's own line in its place") {
    const LossGraph graph = loss_graph(small_battle(), ledger(test_charts(), small_battle()));
    std::string levels;
    for (const LossLevel& level : graph.levels) levels += level.say + '=' + std::to_string(level.tenths) + ' ';
    // p 8: an army checks from a quarter of its castings; losses add dice from 30, 40 and 50 %.
    CHECK(levels == "25 %=250 red check from 25 %=250 blue check from 25 %=250 30 %=300 40 %=400 50 %=500 ");
    // All of them are seen before anybody has lost anything.
    CHECK(graph.top == 551);
}

TEST_CASE("the numbers of the turns stand as far apart as they are wide") {
    LossGraph graph;
    graph.turns = 17;
    CHECK(graph.step_for(30.0f, 28.0f) == 1);
    CHECK(graph.step_for(27.0f, 28.0f) == 2);
    CHECK(graph.step_for(12.0f, 28.0f) == 5);
    CHECK(graph.step_for(0.5f, 28.0f) == 17);
}

TEST_CASE("the ledger says when the check is rolled and what its dice must come to") {
    Battle battle = small_battle();
    battle.units[0].castings = 3;
    const LedgerView view = view_of(battle);
    CHECK(view.armies[0].when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): in this one too.");
    CHECK(view.armies[0].checks);
    CHECK_FALSE(view.armies[1].checks);
    CHECK(view.armies[0].leaves == "The dice are added up. On 12 or more the army withdraws and loses the battle (p 8): 1 die cannot come to that.");
    CHECK(view.armies[1].when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): 7 to go.");
}

TEST_CASE("luck is told from the dice of the log; an army without dice says so") {
    AtBattle at;
    // Three dice show 10.5 on the average; 18 are 7.5 more.
    at.owe("morale", "red-1");
    at.perform("do morale red-1 unit.grade=3 reason=veterans dice=6,6,6");
    const auto lines = luck_lines(test_charts(), at.log());
    REQUIRE(lines.size() >= 2);
    CHECK(lines[0].name == "red");
    CHECK(lines[0].place == 1);   // red
    CHECK(lines[0].over == "+7.5");
    CHECK(lines[0].say == "1 roll, 3 dice: 18 shown, 10.5 on the average");
    REQUIRE(lines[0].by_procedure.size() == 1);
    CHECK(lines[0].by_procedure[0] == "Morale check: +7.5 (3 dice: 18 shown, 10.5 on the average)");
    CHECK(lines[1].name == "blue");
    CHECK(lines[1].say == "no dice yet");
}
