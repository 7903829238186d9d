#include "core/battle/roster.hpp"

#include "core/battle/sound.hpp"
#include "tests/support/battles.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("a battle that is possible, and ones that are not") {
    Battle battle = small_battle();
    CHECK(impossible_in(battle).none());
    battle.units[0].castings = 9;
    CHECK(impossible_in(battle).sentences() ==
          "unit \"red-1\": its castings do not add up: 12 at the start, 9 now, 0 lost\n");
    Loss loss;
    loss.id = "1.1";
    loss.unit = "red-1";
    loss.castings = 3;
    battle.losses.push_back(loss);
    CHECK(impossible_in(battle).none());
    battle.losses[0].pending = true;
    CHECK(impossible_in(battle).count() == 1);
    battle = small_battle();
    battle.units[0].flag = FlagState::lost;
    battle.units[1].brigade = "nobody";
    battle.leaders[0].attached = "blue-1";
    battle.units[2].moved_turn = 2;
    CHECK(impossible_in(battle).sentences() ==
          "unit \"red-2\": brigade names \"nobody\", who is not there\n"
          "unit \"red-3\": it did something in a turn to come\n"
          "leader \"red-chief\": he is attached to an enemy\n"
          "unit \"red-1\": its flag is lost once or not at all\n");
}

TEST_CASE("units, leaders and brigades come in mid-battle, with a reason") {
    const Battle before = small_battle();
    Draft draft(before);
    Unit unit;
    unit.name = "1/red";
    unit.brigade = "red-brigade";
    unit.castings = 10;
    CHECK(add_unit(draft, unit, " ", 7).problem->text == "say why: the roster changes only with a reason");
    CHECK(draft.events().empty());
    const Added added = add_unit(draft, unit, "forgotten", 7);
    REQUIRE_FALSE(added.problem);
    CHECK(added.id == "1-red");
    CHECK(draft.battle().unit("1-red")->army == "red");
    CHECK(draft.events()[0].say == "1/red joins the battle (forgotten)");
    CHECK(draft.battle().losses[0].castings == 2);
    CHECK(add_unit(draft, unit, "again", 7).id == "1-red-2");
    unit.id = "red-1";
    CHECK(add_unit(draft, unit, "again", 7).problem->text == "there is already a unit \"red-1\"");
    unit.id = "";
    unit.brigade = "green-brigade";
    CHECK(add_unit(draft, unit, "again", 7).problem->text == "there is no army \"\"");
    unit.army = "red";
    CHECK(add_unit(draft, unit, "again", 7).problem->text == "there is no brigade \"green-brigade\"");
    unit.brigade = "blue-brigade";
    CHECK(add_unit(draft, unit, "again", 7).problem->text == "the brigade is not of that army");
    unit.brigade = "";
    unit.castings = 0;
    CHECK(add_unit(draft, unit, "again", 7).problem);

    Brigade brigade;
    brigade.name = "Second";
    brigade.army = "red";
    CHECK(add_brigade(draft, brigade, "reinforcements").id == "second");
    Leader leader;
    leader.name = "Jäger";
    leader.brigade = "second";
    CHECK(add_leader(draft, leader, "reinforcements").id == "jaeger");
    CHECK(draft.battle().brigade("second")->commander == "jaeger");
    leader.attached = "blue-1";
    CHECK(add_leader(draft, leader, "reinforcements").problem->text == "that unit is the enemy's");
    CHECK(impossible_in(draft.battle()).sentences() == "");

    Battle after = before;
    for (const Event& event : draft.events()) REQUIRE_FALSE(apply(after, event.changes));
    CHECK(after == draft.battle());
}

TEST_CASE("renamed, transferred, struck off") {
    Battle before = small_battle();
    before.leaders[0].attached = "red-1";
    Contact contact;
    contact.id = "1.1";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    before.contacts.push_back(contact);
    Owed owed;
    owed.id = "1.2";
    owed.unit = "red-1";
    before.owed.push_back(owed);
    before.units[3].in_pursuit = true;
    before.units[3].quarry = "red-1";
    {
        Draft draft(before);
        CHECK_FALSE(rename(draft, Thing::unit, "red-1", "", "joke"));
        CHECK(draft.battle().unit("red-1")->name.empty());
        CHECK(draft.events()[0].say == "1/red is now called  (joke)");
        CHECK(rename(draft, Thing::unit, "red-9", "x", "joke")->text == "there is no unit \"red-9\"");
        CHECK(rename(draft, Thing::contact, "1.1", "x", "joke")->text == "a contact has no name");
        CHECK(rename(draft, Thing::unit, "red-1", "x", "")->text == "say why: the roster changes only with a reason");
    }
    {
        Draft draft(before);
        CHECK_FALSE(strike_off(draft, Thing::unit, "red-1", "never painted"));
        const Battle& battle = draft.battle();
        CHECK(battle.contacts.empty());
        CHECK(battle.owed.empty());
        CHECK(battle.leader("red-chief")->attached.empty());
        CHECK(battle.unit("blue-1")->quarry.empty());
        CHECK(castings_of(battle, "red").start == 16);
        CHECK(impossible_in(battle).sentences() == "");
        CHECK(strike_off(draft, Thing::unit, "red-1", "x")->text == "it is struck off already");
        CHECK_FALSE(strike_off(draft, Thing::leader, "red-chief", "went home"));
        CHECK(battle.brigade("red-brigade")->commander.empty());
        CHECK(battle.army("red")->commander.empty());
        CHECK_FALSE(strike_off(draft, Thing::brigade, "red-brigade", "broken up"));
        CHECK(battle.unit("red-2")->brigade.empty());
        CHECK(strike_off(draft, Thing::site, "mill", "x")->text == "only units, leaders and brigades are struck off");
        CHECK(impossible_in(battle).sentences() == "");
        Battle after = before;
        std::vector<Change> all;
        for (const Event& event : draft.events()) all.insert(all.end(), event.changes.begin(), event.changes.end());
        REQUIRE_FALSE(apply(after, all));
        CHECK(after == battle);
        REQUIRE_FALSE(take_back(after, all));
        CHECK(after == before);
    }
    {
        // Treachery: a unit of red fights for blue from now on, and red has not lost it as a casualty.
        Draft draft(before);
        CHECK_FALSE(transfer_to_brigade(draft, Thing::unit, "red-1", "blue-brigade", "treachery"));
        const Battle& battle = draft.battle();
        CHECK(battle.unit("red-1")->army == "blue");
        CHECK(battle.unit("red-1")->raised_by == "red");
        CHECK(battle.contacts.empty());
        CHECK(battle.leader("red-chief")->attached.empty());
        CHECK(castings_of(battle, "red") == castings_of(before, "red"));
        CHECK(impossible_in(battle).sentences() == "");
        CHECK_FALSE(transfer_to_army(draft, Thing::unit, "red-1", "red", "back again"));
        CHECK(battle.unit("red-1")->raised_by.empty());
        CHECK(battle.unit("red-1")->brigade.empty());
        CHECK(transfer_to_army(draft, Thing::unit, "red-1", "green", "x")->text == "there is no army \"green\"");
        CHECK(transfer_to_brigade(draft, Thing::unit, "red-1", "x", "x")->text == "there is no brigade \"x\"");
        CHECK_FALSE(transfer_to_army(draft, Thing::leader, "red-chief", "blue", "deserted"));
        CHECK(battle.leader("red-chief")->army == "blue");
        CHECK(battle.brigade("red-brigade")->commander.empty());
        CHECK(battle.army("red")->commander.empty());
        CHECK(impossible_in(battle).sentences() == "");
    }
}
