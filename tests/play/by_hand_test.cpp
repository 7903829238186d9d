// What the referee decides by hand: always sound, always with a reason, always adding up.

#include "core/play/known_army.hpp"
#include "core/play/known_facts.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Site hill() {
    Site site;
    site.id = "hill";
    site.name = "The hill";
    return site;
}

std::string names_of(const std::vector<const Site*>& sites) {
    std::string out;
    for (const Site* site : sites) out += (out.empty() ? "" : " ") + site->id;
    return out;
}

}  // namespace

TEST_CASE("set: with a reason, read by the field's type, and nothing impossible") {
    AtBattle table;
    CHECK(table.fault("set red-1 castings=9") == "to set \"castings\" by hand takes a reason\n");
    CHECK(table.perform("set red-1 castings=9 reason=miscounted").say == "1/red: castings 9: miscounted");
    CHECK(table.unit("red-1").castings == 9);
    CHECK(castings_of(table.battle(), "red").lost == 3);
    table.perform("set red-1 castings=11 reason=again");
    CHECK(castings_of(table.battle(), "red").lost == 1);
    CHECK(table.perform("set red-1 formation=column").say == "1/red: formation column");
    CHECK(table.fault("set red-1 formation=colum") ==
          "\"formation\" is \"line\", \"double_line\", \"column\", \"square\", \"all_around\", \"skirmish\", \"mass\", \"clan\" or \"mob\", not \"colum\"\n");
    CHECK(table.fault("set red-1 castngs=9 reason=x") == "nothing of a unit is called \"castngs\" (did you mean \"castings\"?)\n");
    CHECK(table.fault("set red-1 castings=13 reason=x").find("out of bounds") != std::string::npos);
    CHECK(table.fault("set red-1 grade=7 reason=x").find("out of bounds") != std::string::npos);
    CHECK(table.fault("set red-1 flag=lost reason=x") == "\"flag\" is not set by hand: see the verb flag\n");
    CHECK(table.fault("set nobody castings=1 reason=x") == "there is nothing called \"nobody\"\n");
    CHECK(table.fault("set red-1") == "say what to set, as in castings=10\n");
    table.perform("set red-1 castings=0 reason=gone");
    CHECK(table.unit("red-1").presence == Presence::destroyed);
}

TEST_CASE("set: a state brings what belongs to it") {
    AtBattle table;
    table.perform("set red-1 state=routed reason=seen");
    CHECK(table.unit("red-1").grade_when_routed == 2);
    CHECK(table.unit("red-1").routed_turn == 1);
    table.perform("set red-2 temporary=yes reason=woods");
    CHECK(table.unit("red-2").state == State::disorganized);
    table.perform("set red-2 castings_start=16 reason=list");
    CHECK(table.unit("red-2").castings == 16);
}

TEST_CASE("flags: grades go up and down in melee and morale, not in fire, and within 1 to 4") {
    AtBattle table;
    table.perform("flag blue-1 red-1 grades=yes");
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 3);
    CHECK(fire_grade(test_charts(), table.unit("red-1")) == 2);
    CHECK(present_grade(test_charts(), table.unit("blue-1")) == 1);
    CHECK(fire_grade(test_charts(), table.unit("blue-1")) == 1);
    CHECK(table.fault("flag blue-1 red-1") == "1/blue has no flag to lose\n");
    CHECK(table.fault("flag blue-3 red-1") == "3/blue has no flag to lose\n");
    // picked up with routers: no grade changes
    table.perform("flag blue-2 red-1");
    CHECK(present_grade(test_charts(), table.unit("red-1")) == 3);
    CHECK(table.unit("red-1").flags_taken == 2);
}

TEST_CASE("a battery taken and retaken counts for whoever holds it") {
    AtBattle table;
    table.perform("take blue-3 red-1");
    const auto batteries = [&](std::string_view army, Fact fact) {
        const auto known = known_of_army(test_charts(), table.battle(), *table.battle().army(army), *test_charts().find("withdrawal"), fact);
        return std::get<std::int32_t>(known->value);
    };
    CHECK(batteries("blue", Fact::army_batteries_lost) == 1);
    CHECK(batteries("red", Fact::army_batteries_taken) == 1);
    CHECK(table.fault("take blue-3 red-2") == "3/blue is in the hands of that side already\n");
    table.perform("take blue-3 blue-1");
    CHECK(batteries("blue", Fact::army_batteries_lost) == 0);
    CHECK(batteries("red", Fact::army_batteries_taken) == 0);
    // a club may cap the dice
    table.perform("take blue-3 red-1");
    table.set(&Game::battery_dice_cap, 0);
    CHECK(batteries("blue", Fact::army_batteries_lost) == 0);
}

TEST_CASE("objectives: lost, gained, contested, regained (P-172)") {
    AtBattle table;
    Site site = hill();
    site.first_owner = site.owner = "blue";
    site.held_by = {"blue"};
    site.zone = "blue";
    table.come(site);
    const auto lost = [&](std::string_view army) { return names_of(objectives_lost(table.battle(), *table.battle().army(army))); };
    const auto gained = [&](std::string_view army) { return names_of(objectives_gained(table.battle(), *table.battle().army(army))); };
    CHECK(lost("blue") == "");
    CHECK(gained("blue") == "");
    table.perform("hold hill red");
    CHECK(lost("blue") == "hill");
    CHECK(gained("red") == "hill");
    table.perform("contest hill");
    CHECK(lost("blue") == "hill");
    CHECK(gained("red") == "");
    table.perform("hold hill blue");
    CHECK(lost("blue") == "");
    CHECK(gained("blue") == "hill");    // regained inside its own area
    CHECK(lost("red") == "hill");
}

TEST_CASE("leaders: attached, detached, lost; units lost by hand with their leaders set free") {
    AtBattle table;
    table.perform("attach red-chief red-1");
    CHECK(table.battle().leader("red-chief")->attached == "red-1");
    CHECK(table.fault("attach red-chief blue-1") == "1/blue is the enemy's\n");
    table.perform("lose red-1 how=surrendered by=blue-1 reason=surrounded");
    CHECK(table.unit("red-1").presence == Presence::surrendered);
    CHECK(castings_of(table.battle(), "red").lost == 12);
    CHECK(table.battle().leader("red-chief")->attached.empty());
    CHECK(table.fault("lose red-chief how=eaten reason=bear") == "say how: killed, captured or left\n");
    table.perform("lose red-chief how=captured by=blue-1 reason=caught");
    CHECK(table.battle().trophies.back().taken_by == "blue");
}

TEST_CASE("the roster: added, renamed, transferred, struck off") {
    AtBattle table;
    table.perform("add unit name=Guards army=red brigade=red-brigade base_grade=4 castings_start=18 reason=late");
    CHECK(table.unit("guards").castings == 18);
    CHECK(table.unit("guards").grade == 4);
    CHECK(table.fault("add unit name=Guards army=red state=routed fate=lost reason=late").find("nothing of a unit is called \"fate\"") != std::string::npos);
    table.perform("rename guards name=Foot_Guards reason=typo");
    CHECK(table.unit("guards").name == "Foot_Guards");
    CHECK(table.fault("transfer guards to=nowhere reason=x") == "say to which brigade or army: there is none called \"nowhere\"\n");
    table.perform("transfer guards to=red reason=detached");
    CHECK(table.unit("guards").brigade.empty());
    table.perform("strike guards reason=mistake");
    CHECK(castings_of(table.battle(), "red").start == 28);
}

TEST_CASE("who joins is a usual unit where nothing else is said: the chart's castings, the club's, or those that are typed") {
    AtBattle table;
    // p 6: twelve castings of foot, four gunners.
    table.perform("add unit name=A army=red reason=late");
    CHECK(table.unit("a").castings_start == 12);
    CHECK(table.unit("a").flag == FlagState::held);
    table.perform("add unit name=B army=red arm=artillery gun=medium reason=late");
    CHECK(table.unit("b").castings == 4);
    CHECK(table.unit("b").flag == FlagState::none);
    table.perform("add unit name=C army=red castings=16 reason=late");
    CHECK(table.unit("c").castings_start == 16);
    table.perform("add unit name=D army=red castings=9 castings_start=12 reason=late");
    CHECK(table.unit("d").castings_start == 12);
    CHECK(table.unit("d").castings == 9);
    CHECK(castings_of(table.battle(), "red").lost == 3);
    table.perform("set game figure_counts=infantry=18 reason=club");
    table.perform("add unit name=E army=red skirmisher=yes reason=late");
    CHECK(table.unit("e").castings == 18);
    CHECK(table.unit("e").formation == Formation::skirmish);
    CHECK(table.unit("e").flag == FlagState::none);
    // p 4, 8: four bases of four
    table.perform("add unit name=G army=red clan=yes reason=late");
    CHECK(table.unit("g").formation == Formation::clan);
    CHECK(table.unit("g").castings == 16);
    CHECK(table.unit("g").castings_per_base == 4);
    CHECK(table.fault("add unit name=F army=red castings=13 castings_start=12 reason=late") == "a unit has at least one casting, and never more than at the start\n");
}

TEST_CASE("rulings and options change with a reason, and count at once") {
    AtBattle table;
    table.perform("ruling R-21=half_die reason=club");
    CHECK(table.battle().game.rulings == Names{"R-21=half_die"});
    CHECK(table.fault("ruling R-21=quarter reason=club") == "R-21 cannot be \"quarter\": it is \"battle\" or \"half_die\"\n");
    table.perform("ruling R-21=battle reason=club");
    CHECK(table.battle().game.rulings.empty());
    table.perform("option ammunition=yes reason=agreed");
    CHECK(table.battle().game.options == Names{"ammunition"});
    CHECK(table.fault("option reason=agreed") == "say one thing to change, as in variable_morale=yes\n");
    CHECK(table.fault("ruling reason=club") == "say one thing to change, as in R-18=plain\n");
    const Entry note = table.perform("note text=rain");
    CHECK(note.kind == EntryKind::note);
    CHECK(note.say == "rain");
}

TEST_CASE("leaders move with the charges and with normal movement, and go along with a charge (L557)") {
    AtBattle table;
    table.phase(8);
    CHECK(table.fault("attach red-chief red-1") == "leaders move in the phases of charges and of movement: give a reason\n");
    table.perform("attach red-chief red-1 reason=\"he was there all the time\"");
    table.phase(5);
    table.set("red-chief", &Leader::charges_with, "red-1");
    table.set("red-chief", &Leader::charged_turn, 1);
    CHECK(table.fault("detach red-chief") == "Chief of red goes along with the charge of 1/red to its end: give a reason\n");
    table.turn(2);
    table.perform("detach red-chief");
    // After the phase of charges he joins no melee but one that goes on.
    Contact contact;
    contact.id = "c1";
    contact.unit = "red-2";
    contact.opponent = "blue-2";
    contact.since_turn = 2;
    table.come(contact);
    CHECK(table.fault("attach red-chief red-2") == "no leader joins a melee after the phase of charges, unless it goes on from an earlier turn: give a reason\n");
    table.set("c1", &Contact::since_turn, 1);
    table.perform("attach red-chief red-2");
    CHECK(table.battle().leader("red-chief")->attached == "red-2");
}

TEST_CASE("a bout alone is thrown only with a reason: it takes nothing off the table") {
    AtBattle table;
    CHECK(table.fault("do melee_bout red-1 blue-1 dice=1,1") ==
          "a melee of this battle is fought by `melee`, with losses and result: give a reason to throw a bout that changes nothing\n");
}
