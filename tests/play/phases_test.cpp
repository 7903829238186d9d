// The turn: phases, duties, recovery, fatigue, cards, plots, and how a battle ends.

#include "core/play/do_deck.hpp"
#include "core/play/do_plots.hpp"
#include "core/play/duties.hpp"
#include "core/play/phases.hpp"
#include "core/play/sealed.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace aor;

namespace {

/// To the beginning of that phase.
void go_to(AtBattle& table, int turn, int phase) {
    while (table.battle().game.turn != turn || table.battle().game.phase != phase) table.perform("next");
}

void rout_unit(AtBattle& table, std::string_view id) {
    table.owe("morale", id);
    table.perform("do morale " + std::string(id) + " dice=1,1");
}

std::string plotted(const PlotText& plot, std::uint64_t salt = 1) { return "sealed=" + seal(plot, salt); }

}  // namespace

TEST_CASE("twelve turns of eleven phases, as the charts have it; nobody leaves: a draw") {
    AtBattle table;
    CHECK(table.battle().game.turns == 12);
    CHECK(table.battle().game.phases == 11);
    CHECK(table.perform("next").say == "Turn 1, phase 2: Rally, recovery, control, new leaders");
    int steps = 1;
    while (!table.battle().game.ended) {
        table.perform("next");
        ++steps;
    }
    CHECK(steps == 12 * 11);
    CHECK(table.battle().game.ending == "last turn");
    CHECK(table.battle().game.winner.empty());
    CHECK(table.fault("next") == "the battle is over\n");
}

TEST_CASE("what is not done goes along, and the next phase says so; waived, it is off the list") {
    AtBattle table;
    rout_unit(table, "red-1");
    const Entry next = table.perform("next");
    CHECK(next.say == "Turn 1, phase 2: Rally, recovery, control, new leaders. Still owed: Distance of a rout move, 1/red (it routs)");
    const auto list = duties(test_charts(), table.battle());
    REQUIRE(list.size() == 1);
    CHECK(list[0].late);
    CHECK(table.fault("waive rout_move red-1") == "say why it is waived\n");
    CHECK(table.perform("waive rout_move red-1 reason=corner").say == "Waived: Distance of a rout move, 1/red (it routs): corner");
    CHECK(table.owed().empty());
}

TEST_CASE("broken and disorganized units that sit a whole turn go up a step, one in each rally phase") {
    AtBattle table;
    table.phase(7);
    table.owe("morale", "red-1");
    table.perform("do morale red-1 dice=1,2");       // 3: back, broken, in turn 1
    go_to(table, 2, 2);
    CHECK(table.unit("red-1").state == State::broken);   // it moved in turn 1
    go_to(table, 3, 2);
    CHECK(table.unit("red-1").state == State::disorganized);
    go_to(table, 4, 2);
    CHECK(table.unit("red-1").state == State::normal);
}

TEST_CASE("halted in disorder without a loss, a unit sits the whole next turn before it recovers; a loss or a move bars it") {
    for (const bool moves : {false, true}) {
        CAPTURE(moves);
        AtBattle table;
        table.phase(4);
        table.owe("morale", "red-1");
        table.perform("do morale red-1 dice=1,4");   // 5: halts, disorganized
        go_to(table, 2, 2);
        CHECK(table.unit("red-1").state == State::disorganized);
        if (moves) table.set("red-1", &Unit::moved_turn, 2);
        go_to(table, 3, 2);
        CHECK(table.unit("red-1").state == (moves ? State::disorganized : State::normal));
    }
}

TEST_CASE("disorder in passing comes off in the next rally phase, moved or not") {
    AtBattle table;
    table.set("red-1", &Unit::state, State::disorganized);
    table.set("red-1", &Unit::temporary, true);
    table.set("red-1", &Unit::state_since, 1);
    table.set("red-1", &Unit::moved_turn, 1);
    go_to(table, 1, 2);
    CHECK(table.unit("red-1").state == State::disorganized);
    go_to(table, 2, 2);
    CHECK(table.unit("red-1").state == State::normal);
    CHECK_FALSE(table.unit("red-1").temporary);
}

TEST_CASE("a router: rolls are owed when it may roll, and it is still in rout until then") {
    AtBattle table;
    table.phase(7);
    rout_unit(table, "red-1");
    table.perform("do rout_move red-1 dice=1");
    go_to(table, 2, 2);
    CHECK(table.owed().empty());
    go_to(table, 3, 2);
    CHECK(table.owed() == "rally red-1");
    table.perform("do rally red-1 dice=2");
    CHECK(table.unit("red-1").state == State::broken);
    go_to(table, 4, 2);
    CHECK(table.unit("red-1").state == State::disorganized);
}

TEST_CASE("fatigue: cavalry that charged ten inches, infantry that charged twice in vain; a turn of rest cures both") {
    AtBattle table;
    table.set("red-1", &Unit::arm, Arm::horse);
    table.set("red-2", &Unit::arm, Arm::dragoons);
    for (const char* id : {"red-1", "red-2"}) {
        table.set(id, &Unit::charged_turn, 1);
        table.set(id, &Unit::moved_turn, 1);
    }
    table.set("red-1", &Unit::charge_distance, Inches::whole(10));
    table.set("red-2", &Unit::charge_distance, Inches::parts(99'999));
    table.set("blue-1", &Unit::charged_turn, 1);
    go_to(table, 2, 1);
    CHECK(table.unit("red-1").fatigued);
    CHECK_FALSE(table.unit("red-2").fatigued);
    CHECK_FALSE(table.unit("blue-1").fatigued);
    CHECK(table.unit("blue-1").charges_without_contact == 1);
    table.set("blue-1", &Unit::charged_turn, 2);
    go_to(table, 3, 1);
    CHECK(table.unit("blue-1").fatigued);
    go_to(table, 3, 2);
    CHECK_FALSE(table.unit("red-1").fatigued);   // still through turn 2
    CHECK(table.unit("blue-1").fatigued);        // charged in turn 2
    go_to(table, 4, 2);
    CHECK_FALSE(table.unit("blue-1").fatigued);
}

TEST_CASE("arrivals, replacements and vacant posts ask in their phases") {
    AtBattle table;
    table.set("red-1", &Unit::presence, Presence::waiting);
    table.set("red-1", &Unit::arrives_turn, 2);
    table.owe("leader_casualty", "blue-chief");
    table.perform("waive leader_casualty blue-chief reason=test");
    table.perform("do leader_casualty blue-chief reason=shot dice=6");
    go_to(table, 2, 1);
    CHECK(table.owed() == "arrival red-1");
    table.perform("do arrival red-1 dice=1");
    table.perform("next");
    CHECK(table.owed() == "placing red-1, replacement_leader blue-chief");
    table.perform("do replacement_leader blue-chief dice=1");
    go_to(table, 2, 6);
    CHECK(is_on_table(table.unit("red-1")));
    CHECK(table.unit("red-1").formation == Formation::column);
    CHECK(table.owed().empty());
}

TEST_CASE("the deck: the same seed, the same order; each brigade once; the last drawn moves") {
    AtBattle table;
    go_to(table, 1, 5);
    CHECK(table.fault("shuffle") == "say seed=N, so that the shuffle can be told again, or order=CARD,CARD\n");
    table.perform("shuffle seed=42");
    const Names first = table.battle().game.deck;
    CHECK(first.size() == 2);
    table.perform("shuffle seed=42");
    CHECK(table.battle().game.deck == first);
    table.perform("shuffle order=" + first[1] + "," + first[0]);
    CHECK(table.battle().game.deck == Names{first[1], first[0]});
    CHECK(table.fault("shuffle order=" + first[1]).starts_with("the order names each card once: "));
    table.perform("draw");
    REQUIRE(card_in_hand(table.battle()) != nullptr);
    CHECK(card_in_hand(table.battle())->id == first[1]);
    table.perform("add_card red name=Frederick special=one_command_moves with=red-chief");
    table.perform("draw " + first[0]);
    CHECK(table.fault("draw") == "all cards have been drawn\n");
    go_to(table, 2, 5);
    CHECK(table.owed() == "shuffle");
    table.perform("shuffle seed=1");
    CHECK(table.battle().game.deck.size() == 3);
    CHECK(table.fault("drop_card frederick") == "say why the card is taken out\n");
    table.perform("drop_card frederick reason=a_unit_routed");
    CHECK(table.battle().game.deck.size() == 2);
}

TEST_CASE("brigades of a division share a card; a shuffle is even") {
    AtBattle table;
    Brigade second;
    second.id = "red-second";
    second.name = "Second";
    second.army = "red";
    second.division = "Left wing";
    table.come(second);
    table.set("red-brigade", &Brigade::division, "Left wing");
    table.set("red-2", &Unit::brigade, BrigadeId("red-second"));
    go_to(table, 1, 5);
    table.perform("shuffle seed=1");
    REQUIRE(table.battle().cards.size() == 2);
    CHECK(table.battle().cards[0].name == "Left wing");
    CHECK(table.battle().cards[0].brigades == Names{"red-brigade", "red-second"});
    int red_first = 0;
    for (int seed = 1; seed <= 400; ++seed) {
        const auto entry = perform(test_charts(), table.battle(), typed("shuffle seed=" + std::to_string(seed)), 99);
        REQUIRE(entry.ok());
        Battle then = table.battle();
        for (const Event& event : entry->events) REQUIRE_FALSE(aor::apply(then, std::span<const Change>(event.changes)).has_value());
        red_first += then.game.deck.front() == table.battle().cards[0].id;
    }
    CHECK(red_first > 160);
    CHECK(red_first < 240);
}

TEST_CASE("plots are sealed until they are shown together, and each is then owed") {
    AtBattle table;
    go_to(table, 1, 3);
    const PlotText charge{PlotKind::charge, "red-1", "blue-1", ""};
    const std::string sealed = seal(charge, 77);
    CHECK(sealed.find("red-1") == std::string::npos);
    CHECK(open_seal(sealed) == charge);
    CHECK(seal(charge, 78) != sealed);
    std::string broken = sealed;
    broken.back() = broken.back() == '0' ? '1' : '0';
    CHECK_FALSE(open_seal(broken).has_value());
    const Entry entry = table.perform("plot red sealed=" + sealed);
    CHECK(entry.say == "red hands in a sealed plot");
    CHECK(table.battle().plots[0].unit.empty());
    CHECK(table.fault("plot red " + plotted(charge)) == "1/red has a plot already\n");
    CHECK(table.fault("plot blue " + plotted(charge)) == "1/red is not of that army\n");
    CHECK(table.fault("plot red " + plotted({PlotKind::charge, "red-2", "red-1", ""})) == "1/red is on the same side\n");
    CHECK(table.fault("plot red " + plotted({PlotKind::charge, "red-2", "", ""})) == "say whom it charges, or what ground\n");
    CHECK(table.fault("plot red " + plotted({PlotKind::charge, "red-3", "blue-1", ""})) == "artillery does not charge\n");
    CHECK(table.fault("plot red " + plotted({PlotKind::rally_back, "red-2", "", ""})) == "only cavalry rallies back, and 2/red is none\n");
    CHECK(table.fault("plot red sealed=nonsense") == "a plot is handed in sealed\n");
    table.perform("plot blue " + plotted({PlotKind::charge, "blue-2", "", "the hill"}));
    table.perform("next");
    CHECK(table.owed() == "show_plots");
    const Entry shown = table.perform("show");
    CHECK(shown.say == "The plots lie open");
    CHECK(table.battle().plots[0].target == "blue-1");
    CHECK(table.battle().plots[1].ground == "the hill");
    CHECK(table.owed() == "charge red-1, charge blue-2");
    go_to(table, 2, 1);
    CHECK(table.battle().plots.empty());
}

TEST_CASE("withdrawal: more dice rolls first; when it goes the other need not roll") {
    AtBattle table;
    // 28 castings a side: 7 are a quarter
    table.set("red-1", &Unit::castings, 5);
    table.set("blue-1", &Unit::castings, 5);
    table.set("red-2", &Unit::state, State::routed);
    table.set("red-2", &Unit::routed_turn, 1);
    go_to(table, 1, 11);
    CHECK(table.owed() == "withdrawal red, withdrawal blue");
    // red has a unit in rout: one die; blue has one enemy in rout: no dice
    CHECK(table.fault("do withdrawal blue") == "red has more dice and rolls first\n");
    CHECK(table.preview("do withdrawal blue").problems.sentences() == "red has more dice and rolls first\n");
    CHECK(table.preview("do withdrawal red").problems.none());
    table.perform("do withdrawal red dice=6");
    CHECK(table.owed() == "withdrawal blue");
    CHECK(table.fault("do withdrawal red dice=6") == "red has made its check this turn\n");
    CHECK(table.perform("do withdrawal blue").say == "blue stays on the field");
    CHECK_FALSE(table.battle().game.ended);
}

TEST_CASE("withdrawal: the army that goes has lost, and its enemy has won") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 0);
    table.set("red-1", &Unit::presence, Presence::destroyed);
    table.set("red-2", &Unit::state, State::routed);
    table.set("blue-1", &Unit::castings, 5);
    go_to(table, 1, 11);
    // 12 of 28 lost: 40 percent, two dice; one for the unit in rout
    CHECK(lines_of(table.preview("do withdrawal red").rolls.at(0).assessment) == "units_in_rout 1, losses_40 2");
    const Entry entry = table.perform("do withdrawal red total=12");
    CHECK(entry.say == "red leaves the field");
    CHECK(table.battle().game.ended);
    CHECK(table.battle().game.winner == "blue");
    CHECK(table.owed().empty());
    CHECK(table.fault("do rally red-2") == "the battle is over\n");
}

TEST_CASE("withdrawal with equal dice: both roll, and both may go") {
    for (const bool both : {false, true}) {
        CAPTURE(both);
        AtBattle table;
        for (const char* id : {"red-1", "blue-1"}) {
            table.set(id, &Unit::castings, 0);
            table.set(id, &Unit::presence, Presence::destroyed);
        }
        go_to(table, 1, 11);
        table.perform("do withdrawal red total=12");
        CHECK_FALSE(table.battle().game.ended);
        table.perform(both ? "do withdrawal blue total=12" : "do withdrawal blue total=11");
        CHECK(table.battle().game.ended);
        CHECK(table.battle().game.winner == (both ? "" : "blue"));
    }
}

TEST_CASE("an ally that leaves is taken off, and the others fight on; a side may concede") {
    AtBattle table;
    Army ally;
    ally.id = ally.name = "green";
    ally.ally_of = "red";
    table.come(ally);
    Unit unit;
    unit.id = unit.name = "green-1";
    unit.army = "green";
    table.come(unit);
    table.perform("concede green reason=tired");
    CHECK_FALSE(table.battle().game.ended);
    go_to(table, 2, 1);
    CHECK(table.unit("green-1").presence == Presence::withdrawn);
    CHECK(table.perform("concede blue reason=late").say == "blue concedes: late");
    CHECK(table.battle().game.winner == "red");
    CHECK(table.battle().game.ending == "conceded");
}

TEST_CASE("a withdrawal check that was not rolled goes along into the next turn, and is made there") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 5);          // 7 of 28 castings: its quarter
    go_to(table, 1, 11);
    CHECK(table.owed() == "withdrawal red");
    CHECK(table.perform("next").say == "Turn 2, phase 1: Arrivals and command. Still owed: Army withdrawal check, red (at its start line of losses or past it)");
    CHECK(table.owed() == "withdrawal red");
    CHECK(table.fault("do withdrawal red") == "withdrawal is checked in phase 11: give a reason\n");
    table.perform("do withdrawal red reason=forgotten");
    CHECK(table.owed().empty());
    CHECK(table.battle().army("red")->withdrew_turn == 0);
}

TEST_CASE("the last turn names the withdrawal check that was not rolled") {
    AtBattle table;
    table.set(&Game::turns, 1);
    table.set("red-1", &Unit::castings, 5);
    go_to(table, 1, 11);
    CHECK(table.perform("next").say == "The battle is over: a draw. Not done: Army withdrawal check, red (at its start line of losses or past it)");
    CHECK(table.battle().game.ended);
    CHECK(table.battle().game.ending == "last turn");
}

TEST_CASE("a plotted charge that was not made is named when its turn is over") {
    AtBattle table;
    table.phase(3);
    table.perform("plot red " + plotted({PlotKind::charge, "red-1", "blue-1", ""}));
    table.perform("next");
    table.perform("show");
    CHECK(table.owed() == "charge red-1");
    go_to(table, 1, 11);
    CHECK(table.perform("next").say == "Turn 2, phase 1: Arrivals and command. Not done, and past: Charge, 1/red on 1/blue (plotted)");
    CHECK(table.owed().empty());
}

TEST_CASE("facing about, and nothing else, keeps no disorganized unit from recovering (p 13)") {
    for (const bool only : {true, false}) {
        CAPTURE(only);
        AtBattle table;
        table.set("red-1", &Unit::state, State::disorganized);
        table.set("red-1", &Unit::state_since, 1);
        table.set("red-1", &Unit::changed_turn, 2);
        table.set("red-1", &Unit::changes, 1);
        table.set("red-1", &Unit::faced_about_turn, only ? 2 : 0);
        go_to(table, 3, 2);
        CHECK(table.unit("red-1").state == (only ? State::normal : State::disorganized));
    }
}
