// Procedures with simple consequences, carried out in a battle: what is known, what is asked, what happens.

#include "core/play/perform.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

FactTaken fact_in(const Entry& entry, std::string_view name) {
    for (const FactTaken& fact : entry.rolls.at(0).facts) {
        if (fact.name == name) return fact;
    }
    FAIL("the fact was not read");
    return {};
}

}  // namespace

TEST_CASE("a morale check knows the unit and asks only for the table") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);      // 3 of 12 lost: a quarter
    table.owe("morale", "red-1");
    const Preview shown = table.preview("do morale red-1");
    REQUIRE(shown.rolls.size() == 1);
    CHECK(shown.rolls[0].problems.none());
    // grade 2 and a quarter lost: one die; no minimum is needed
    CHECK(lines_of(shown.rolls[0].assessment) == "grade 2, lost_quarter -1");
    // one die of 3: falls back broken
    const Entry entry = table.perform("do morale red-1 dice=3");
    CHECK(entry.say == "1/red falls back a full move, 8 inches, broken, facing away");
    CHECK(table.unit("red-1").state == State::broken);
    CHECK(table.unit("red-1").broke_turn == 1);
    CHECK(table.battle().owed.empty());
}

TEST_CASE("a fact that the battle knows is overruled with a reason only") {
    AtBattle table;
    table.owe("morale", "red-1");
    CHECK(table.fault("do morale red-1 unit.grade=3 dice=6,6,6") ==
          "Morale check, 1/red: \"unit.grade\" is known to be 2: to decide otherwise takes a reason\n");
    const Entry entry = table.perform("do morale red-1 unit.grade=3 reason=veterans dice=1,1,1");
    REQUIRE(entry.rolls.size() == 1);
    CHECK(entry.rolls[0].facts[0].name == "unit.grade");
    CHECK(entry.rolls[0].facts[0].source == FactSource::overruled);
    CHECK(entry.rolls[0].facts[0].reason == "veterans");
    CHECK(entry.say == "1/red falls back a full move, 8 inches, broken, facing away");
}

TEST_CASE("how a unit stands is believed as typed, and remembered") {
    AtBattle table;
    table.owe("morale", "red-1");
    const Entry entry = table.perform("do morale red-1 unit.formation=square dice=3,3,3,3");
    CHECK(fact_in(entry, "unit.formation").source == FactSource::typed);
    CHECK(table.unit("red-1").formation == Formation::square);
}

TEST_CASE("dice: too few, too many, impossible; facts that nothing reads") {
    AtBattle table;
    table.owe("morale", "red-1");
    CHECK(table.fault("do morale red-1 dice=3") == "Morale check: too few dice: this roll takes 2 dice, not 1\n");
    CHECK(table.fault("do morale red-1 dice=3,3,3") == "1 die is left over\n");
    CHECK(table.fault("do morale red-1 dice=3,7") == "Morale check: a die shows 1 to 6, not 7\n");
    CHECK(table.fault("do morale red-1 total=13") == "Morale check: 2 dice cannot show 13: only 2 to 12\n");
    CHECK(table.fault("do morale red-1 unit.rear_suport=yes dice=3,3") ==
          "nothing here reads the fact \"unit.rear_suport\" (did you mean \"unit.rear_support\"?)\n");
    CHECK(table.fault("do moral red-1") == "there is no procedure \"moral\" (did you mean \"morale\"?)\n");
    CHECK(table.fault("do morale red-11 dice=3,3") == "there is no unit \"red-11\" (did you mean \"red-1\"?)\n");
}

TEST_CASE("a line ticked by hand counts, with its reason; one unticked does not") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.owe("morale", "red-1");
    const Entry entry = table.perform("do morale red-1 tick=rear_support:colonel_says untick=lost_quarter:miscounted dice=1,1,1");
    REQUIRE(entry.rolls[0].items.size() == 2);
    CHECK(entry.rolls[0].items[1].id == "rear_support");
    CHECK(entry.rolls[0].items[1].reason == "colonel_says");
}

TEST_CASE("a rout: its move is owed at once, and its rolls to rally are counted by its grade") {
    AtBattle table;
    table.owe("morale", "red-1");
    table.perform("do morale red-1 dice=1,1");
    CHECK(table.unit("red-1").state == State::routed);
    CHECK(table.unit("red-1").grade_when_routed == 2);
    CHECK(table.owed() == "rout_move red-1");
    const Entry move = table.perform("do rout_move red-1 dice=4");  // line 8 inches and 4
    CHECK(move.say == "1/red routs 12 inches");
    CHECK(table.unit("red-1").rout_moves_turn == 2);
    CHECK(table.owed().empty());
    CHECK(table.fault("do rout_move red-1 dice=4") == "1/red has made its rout move: say why it makes another\n");
}

TEST_CASE("rally: not before it sat still a whole turn; then every turn, until the rolls of its grade are used up") {
    AtBattle table;
    table.owe("morale", "red-1");
    table.perform("do morale red-1 dice=1,1");
    table.perform("do rout_move red-1 dice=4");
    table.turn(2);
    CHECK(table.fault("do rally red-1 dice=1").starts_with("Rally of a routed unit: "));
    table.turn(3);
    // grade 2: a 3 fails, and it routs on
    const Entry failed = table.perform("do rally red-1 dice=3");
    CHECK(failed.say == "1/red does not rally; attempts left: 1");
    CHECK(table.owed() == "rout_move red-1");
    table.perform("do rout_move red-1 dice=1");
    table.turn(4);
    const Entry lost = table.perform("do rally red-1 dice=6");
    CHECK(lost.say == "1/red fails its last rally: it is removed, all castings lost");
    CHECK(table.unit("red-1").presence == Presence::removed);
    CHECK(castings_of(table.battle(), "red").lost == 12);
}

TEST_CASE("command: marked out of command, a check is owed; the commander-in-chief keeps as many units as his class") {
    AtBattle table;
    table.perform("out_of_command red-1");
    CHECK(table.owed() == "command_check red-1");
    const Entry check = table.perform("do command_check red-1 dice=3");   // grade 2
    CHECK(check.say == "1/red fails its command check: no charge, no nearer to the enemy");
    CHECK(table.owed().empty());
    CHECK(table.fault("do command_check red-2 dice=3") == "2/red is not marked out of command this turn\n");
    // class 2: 12 inches
    CHECK(table.perform("do command_range red-2 red-chief distance=12").say == "2/red is in command of Chief of red");
    CHECK(table.perform("do command_range red-3 red-chief distance=12.5").say == "3/red is out of command (radius 12 inches)");
}

TEST_CASE("a leader: hit, then killed; his post is vacant and a replacement is due next turn") {
    AtBattle table;
    table.set("red-chief", &Leader::attached, UnitId("red-1"));
    CHECK(table.fault("do leader_casualty red-chief dice=6") == "Chief of red has not been hit: say why he is tested\n");
    table.perform("do leader_hit red-chief hits=2 dice=2");
    CHECK(table.owed() == "leader_casualty red-chief");
    const Entry entry = table.perform("do leader_casualty red-chief dice=6");
    CHECK(entry.say == "Chief of red is killed");
    const Leader& chief = *table.battle().leader("red-chief");
    CHECK(chief.fate == Fate::killed);
    CHECK(chief.attached.empty());
    REQUIRE(table.battle().trophies.size() == 1);
    CHECK(table.battle().trophies[0].rating == Rating::class_2);
    CHECK(table.fault("do replacement_leader red-chief dice=6") == "a replacement for Chief of red comes in turn 2\n");
    // both his posts are vacant: brigade and army
    table.owe("morale", "red-1");
    CHECK(lines_of(table.preview("do morale red-1").rolls[0].assessment) ==
          "grade 2, brigade_commander_lost -1, army_commander_lost -1, minimum 1");
    table.turn(2);
    const Entry next = table.perform("do replacement_leader red-chief name=Gage dice=6");
    CHECK(next.say == "Gage takes over from Chief of red: a class 1 leader");
    CHECK(table.battle().army("red")->commander == "gage");
    CHECK(table.battle().brigade("red-brigade")->commander == "gage");
}

TEST_CASE("a wounded leader lends nothing until he has sat out his turns") {
    AtBattle table;
    table.set("red-chief", &Leader::attached, UnitId("red-1"));
    table.perform("do leader_hit red-chief hits=1 dice=1");
    // a flesh wound: three dice of 5 in all are under 6
    const Entry entry = table.perform("do leader_casualty red-chief dice=2,1,2,2");
    CHECK(entry.say == "Chief of red is wounded: he goes back 12 inches and is out for 1 turn");
    CHECK(table.battle().leader("red-chief")->wounded_until == 2);
}

TEST_CASE("arrival: on the road at the end of the turn's movement; the last failure is for good") {
    AtBattle table;
    table.set("red-1", &Unit::presence, Presence::waiting);
    table.owe("arrival", "red-1");
    CHECK(table.perform("do arrival red-1 dice=3").say == "1/red does not arrive; attempts left: 1");
    table.turn(2);
    table.owe("arrival", "red-1");
    CHECK(table.perform("do arrival red-1 dice=3").say == "1/red never arrives");
    CHECK(table.unit("red-1").presence == Presence::never_arrived);
    CHECK(castings_of(table.battle(), "red").lost == 0);
    table.set("red-2", &Unit::presence, Presence::waiting);
    table.owe("arrival", "red-2");
    CHECK(table.perform("do arrival red-2 dice=2").say == "2/red arrives at the end of this turn's movement, on the road");
    CHECK(table.unit("red-2").presence == Presence::waiting);
    CHECK(table.owed() == "placing red-2");
}

TEST_CASE("variable morale, the first time that the grade is needed") {
    AtBattle table;
    table.set(&Game::options, {"variable_morale"});
    table.set("red-1", &Unit::variable_down_to, 3);
    table.set("red-1", &Unit::variable_up_from, 6);
    table.owe("morale", "red-1");
    // 2 and 3 agree on one down: grade 1, one die
    const Entry entry = table.perform("do morale red-1 dice=2,3,6");
    REQUIRE(entry.rolls.size() == 2);
    CHECK(entry.rolls[0].procedure == "variable_morale");
    CHECK(table.unit("red-1").grade == 1);
    table.owe("morale", "red-1");
    CHECK(table.perform("do morale red-1 dice=6").rolls.size() == 1);
}
