// Fire in a battle: pending castings, first fire, who must check afterwards, leaders, structures, ammunition.

#include "core/battle/draft.hpp"
#include "core/play/after_fire.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

std::string lines_for(const AtBattle& table, std::string_view line) {
    const Preview shown = table.preview(line);
    if (shown.rolls.empty()) return shown.problems.sentences();
    if (!shown.rolls.back().problems.none()) return shown.rolls.back().problems.sentences();
    return lines_of(shown.rolls.back().assessment);
}

Site village() {
    Site site;
    site.id = "hougoumont";
    site.name = "Hougoumont";
    site.is_structure = true;
    site.structure = Structure::small_village;
    site.kind = Objective::small_village;
    return site;
}

}  // namespace

TEST_CASE("small arms: what the battle knows makes the pool, the first fire is spent, castings are pending") {
    AtBattle table;
    table.phase(8);
    // line of grade 2 at 5 inches: normal musket range; first fire of regulars
    CHECK(lines_for(table, "do small_arms_fire red-1 blue-1 range=5in") == "grade 2, first_fire 1");
    const Entry entry = table.perform("do small_arms_fire red-1 blue-1 range=5in total=14");   // 14 / 6
    CHECK(entry.say == "1/red fires at 1/blue: 2 hits");
    CHECK(entry.rolls[0].origin == Origin::typed_total);
    CHECK(table.unit("red-1").first_fire == false);
    CHECK(table.unit("red-1").fired_turn == 1);
    CHECK(table.unit("blue-1").castings == 12);
    CHECK(pending_losses(table.battle(), "blue-1") == 2);
    // the answer is given by as many castings as stood there before
    CHECK(lines_for(table, "do small_arms_fire blue-1 red-1 range=5in") == "grade 2, first_fire 1");
    CHECK(table.fault("do small_arms_fire red-1 blue-2 range=5in total=14").starts_with("Small arms fire: "));
    table.perform("next");
    CHECK(table.unit("blue-1").castings == 10);
    CHECK(table.unit("blue-1").casualty_turn == 1);
    CHECK(pending_losses(table.battle(), "blue-1") == 0);
    // 2 of 12 is less than a quarter
    CHECK(table.owed().empty());
}

TEST_CASE("hits on a battery that has nobody left, or fewer than were hit, are not castings") {
    AtBattle table;
    table.phase(8);
    table.set("blue-3", &Unit::castings, 1);
    // two dice at guns, 12 is two hits, twice: one gunner comes off, the rest find nobody
    table.perform("do small_arms_fire red-1 blue-3 range=5in total=12");
    table.perform("do small_arms_fire red-2 blue-3 range=5in total=12");
    const Entry entry = table.perform("next");
    std::string said;
    for (const Event& event : entry.events) {
        if (event.id == "blue-3" && !event.say.empty()) said += event.say + '\n';
    }
    CHECK(said == "3/blue loses 1 casting, 0 left\nThe last gunner of 3/blue is down: the gun stands alone\n");
    CHECK(castings_of(table.battle(), "blue") == Castings{28, 4});     // three were gone before
    REQUIRE(table.battle().losses.size() == 1);
    CHECK(table.battle().losses[0].castings == 1);
}

TEST_CASE("fire out of its phase takes a reason, save for opportunity fire while troops move") {
    AtBattle table;
    table.phase(6);
    CHECK(table.fault("do small_arms_fire red-1 blue-1 range=5in total=14") ==
          "this fire belongs to phase 8, and this is phase 6: opportunity=yes while troops move, or give a reason\n");
    table.phase(5);
    const Entry entry = table.perform("do small_arms_fire red-1 blue-1 range=5in opportunity=yes total=12");
    CHECK(entry.rolls[0].items.back().id == "opportunity");
    // opportunity fire is not simultaneous: castings come off at once, and the firer stands fast
    CHECK(table.unit("blue-1").castings == 10);
    CHECK(table.unit("red-1").pinned_turn == 1);
    CHECK(table.fault("do small_arms_fire red-1 red-2 range=5in total=14") == "2/red is on the same side: give a reason\n");
}

TEST_CASE("morale after small arms: a quarter, a half, and every hit past it; irregulars and class 1 on any") {
    struct Row {
        int castings;
        int hits;
        bool regular;
        int grade;
        bool checks;
    };
    // 12 castings at the start
    const Row rows[] = {
        {12, 2, true, 2, false}, {12, 3, true, 2, true},  {10, 1, true, 2, true},  {9, 2, true, 2, false},
        {9, 3, true, 2, true},   {7, 1, true, 2, true},   {6, 1, true, 2, true},   {12, 1, false, 2, true},
        {12, 1, true, 1, true},  {11, 1, true, 4, false},
    };
    for (const Row& row : rows) {
        CAPTURE(row.castings);
        CAPTURE(row.hits);
        AtBattle table;
        table.set("blue-1", &Unit::castings, row.castings);
        table.set("blue-1", &Unit::regular, row.regular);
        table.set("blue-1", &Unit::grade, row.grade);
        table.phase(8);
        table.perform("do small_arms_fire red-1 blue-1 range=5in total=" + std::to_string(row.hits * 6));
        table.perform("next");
        CHECK(table.unit("blue-1").castings == row.castings - row.hits);
        CHECK(table.owed() == (row.checks ? "morale blue-1" : ""));
    }
}

TEST_CASE("a check made by hand before it falls due is not asked for again; new hits ask for a new one") {
    AtBattle table;
    table.phase(6);
    table.set("red-3", &Unit::castings, 4);
    table.perform("do artillery_fire red-3 blue-1 range=8in total=12");
    REQUIRE(pending_losses(table.battle(), "blue-1") > 0);
    AtBattle again = table;
    // Nothing was said: it is owed in phase 7.
    AtBattle plain = table;
    plain.perform("next");
    CHECK(plain.owed() == "morale blue-1");
    const Entry entry = table.perform("do morale blue-1 reason=early dice=6,6");
    CHECK(entry.events.back().say == "1/blue holds");
    table.perform("next");
    CHECK(table.owed() == "");
    // A check against somebody else answers no fire.
    again.perform("do morale blue-1 at red-1 reason=early dice=6,6");
    again.perform("next");
    CHECK(again.owed() == "morale blue-1");
    table.phase(8);
    table.set("blue-1", &Unit::castings, 7);
    table.perform("do small_arms_fire red-1 blue-1 range=5in total=14");
    table.perform("next");
    CHECK(table.owed() == "morale blue-1");                 // 7 of 12, two more hits: past the half
}

TEST_CASE("losses never exceed what is there, and what is lost adds up") {
    AtBattle table;
    table.set("blue-1", &Unit::castings, 2);
    table.set("blue-1", &Unit::castings_start, 2);
    table.phase(8);
    table.perform("do small_arms_fire red-1 blue-1 range=2in total=18");
    table.perform("do small_arms_fire red-2 blue-1 range=2in total=18");
    CHECK(pending_losses(table.battle(), "blue-1") == 6);
    table.perform("next");
    CHECK(table.unit("blue-1").presence == Presence::destroyed);
    REQUIRE(table.battle().losses.size() == 1);
    CHECK(table.battle().losses[0].castings == 2);
    CHECK(table.owed().empty());
}

TEST_CASE("artillery: pool, morale in the next phase, gunners, a gun without a crew") {
    AtBattle table;
    table.phase(6);
    // medium gun, first fire, 8 inches: medium range
    CHECK(lines_for(table, "do artillery_fire red-3 blue-1 range=8in") == "gun 4, first_fire 1");
    table.perform("do artillery_fire red-3 blue-1 range=8in total=13");
    CHECK(table.unit("red-3").functions_used == 1);
    table.perform("do artillery_fire blue-3 red-3 range=8in dice=6,6,6,6");   // unlimbered battery: one die less
    CHECK(pending_losses(table.battle(), "red-3") == 2);
    table.perform("next");
    CHECK(table.unit("red-3").castings == 2);
    CHECK(table.owed() == "morale red-3, morale blue-1");
    // grade 2 and a half lost: no dice left, so one is rolled; 2 of 6 routs the crew, which leaves the gun
    table.perform("do morale red-3 dice=2");
    CHECK(table.unit("red-3").state == State::routed);
    CHECK(table.unit("red-3").abandoned);
    table.phase(6);
    table.turn(2);
    CHECK(table.fault("do artillery_fire red-3 blue-1 range=8in total=13") == "nobody serves the guns of 3/red\n");
}

TEST_CASE("each source that hits tests a leader who touches, and one who is named as near") {
    AtBattle table;
    table.phase(8);
    table.set("blue-chief", &Leader::attached, UnitId("blue-1"));
    table.perform("do small_arms_fire red-1 blue-1 range=5in total=14");
    table.perform("do small_arms_fire red-2 blue-1 range=5in total=8");
    CHECK(table.owed() == "leader_hit blue-chief, leader_hit blue-chief");
    // two hits touching: one die, 2 or less
    CHECK(lines_for(table, "do leader_hit blue-chief") == "hits 2 target");
    CHECK(table.fault("do leader_hit blue-chief hits=3 dice=1").find("known to be 2") != std::string::npos);
    CHECK(table.fault("do leader_hit blue-chief mill dice=3") == "there is no unit \"mill\"\n");
    CHECK(table.fault("do leader_casualty blue-chief mill reason=x dice=3") == "there is no unit \"mill\"\n");
    CHECK(table.perform("do leader_hit blue-chief dice=3").say == "Chief of blue is not hit");
    CHECK(table.perform("do leader_hit blue-chief dice=1").say == "Chief of blue is hit");
    CHECK(table.owed() == "leader_casualty blue-chief");

    AtBattle near;
    near.phase(8);
    near.perform("do small_arms_fire red-1 blue-1 range=5in with=blue-chief leader.distance=5 total=14");
    CHECK(near.owed() == "leader_hit blue-chief");
    // near: two dice, both 2 or less
    CHECK(near.perform("do leader_hit blue-chief dice=2,3").say == "Chief of blue is not hit");
}

TEST_CASE("ammunition: one die with each shot until a limit is set, then it runs down") {
    AtBattle table;
    table.phase(6);
    table.set(&Game::options, {"ammunition"});
    // 5 dice, then the ammunition die; 2: two more dice set the shots that are left
    table.perform("do artillery_fire red-3 blue-1 range=8in total=13 dice=2,1,1");
    CHECK(table.unit("red-3").shots_left == 2);
    for (int turn = 2; turn <= 3; ++turn) {
        table.turn(turn);
        table.perform("do artillery_fire red-3 blue-1 range=8in total=11");
    }
    CHECK(table.unit("red-3").shots_left == 0);
    table.turn(4);
    CHECK(table.fault("do artillery_fire red-3 blue-1 range=8in total=11") == "3/red has no shots left\n");
}

TEST_CASE("a village: troops in it and the houses are hit by one shot; shot to pieces, nobody can stay") {
    AtBattle table;
    table.phase(6);
    Site site = village();
    site.hits = 2;
    table.come(site);
    table.set("blue-1", &Unit::inside, SiteId("hougoumont"));
    table.set("blue-1", &Unit::cover, Cover::wooden_buildings);
    // gun 4, first fire 1, buildings -3: 2 dice; then one die against that number of dice
    CHECK(lines_for(table, "do structure_fire red-3 hougoumont range=8in") == "gun 4, first_fire 1, vs_buildings_or_fortifications -3");
    const Entry entry = table.perform("do structure_fire red-3 hougoumont range=8in dice=6,6,2");
    CHECK(entry.say == "3/red fires at Hougoumont: 1 hit on 1/blue");
    CHECK(table.battle().site("hougoumont")->hits == 3);
    CHECK(table.battle().site("hougoumont")->destroyed);
    CHECK(table.unit("blue-1").cover == Cover::ruins);
    CHECK(table.owed() == "leave_village blue-1");
    CHECK(table.battle().owed[0].turn == 2);
    CHECK(table.battle().owed[0].phase == 5);
}

TEST_CASE("a howitzer sets a village on fire; empty, one die decides") {
    AtBattle table;
    table.phase(6);
    table.come(village());
    table.set("red-3", &Unit::howitzer, true);
    const Entry entry = table.perform("do village_fire red-3 hougoumont range=8in dice=4");
    CHECK(entry.say == "3/red fires at Hougoumont");
    CHECK(table.battle().site("hougoumont")->fires == 1);
    CHECK(table.battle().site("hougoumont")->destroyed == false);
}

TEST_CASE("variable morale comes with the first shot, before the shot") {
    AtBattle table;
    table.phase(8);
    table.set(&Game::options, {"variable_morale"});
    table.set("red-1", &Unit::variable_down_to, 3);
    table.set("red-1", &Unit::variable_up_from, 6);
    const Entry entry = table.perform("do small_arms_fire red-1 blue-1 range=5in total=14 dice=6,6");
    REQUIRE(entry.rolls.size() == 2);
    CHECK(table.unit("red-1").grade == 3);
    CHECK(entry.rolls[1].items[0].amount == 3);
    CHECK(entry.say == "1/red fires at 1/blue: 2 hits");
}

TEST_CASE("the same decision again from what the log recorded") {
    AtBattle table;
    table.phase(8);
    table.set(&Game::options, {"variable_morale"});
    table.set("red-1", &Unit::variable_down_to, 3);
    table.set("red-1", &Unit::variable_up_from, 6);
    const Battle before = table.battle();
    ProgramDice dice(7);
    Intent intent = typed("do small_arms_fire red-1 blue-1 range=5in");
    intent.origin = Origin::program;
    const Entry first = table.perform(intent, &dice);
    const auto again = perform(test_charts(), before, with_recorded_dice(first), first.number);
    REQUIRE(again.ok());
    CHECK(again->events == first.events);
    CHECK(again->rolls.back().outcome == first.rolls.back().outcome);
}

TEST_CASE("whoever stands in a place has its cover, unless something else is told of the unit (p 30, 36)") {
    AtBattle table;
    Site site = village();
    site.cover = Cover::stone_buildings;
    table.come(site);
    table.set("blue-1", &Unit::inside, site.id);
    table.phase(8);
    // grade 2, first fire, against buildings 3 less: at least 1 die
    CHECK(lines_for(table, "do small_arms_fire red-1 blue-1 range=5in") == "grade 2, first_fire 1, vs_buildings_or_fortifications -3, minimum 1");
    // formed foot firing out of it
    CHECK(lines_for(table, "do small_arms_fire blue-1 red-1 range=5in") == "grade 2, first_fire 1, out_of_buildings_or_woods -2");
    table.perform("set blue-1 cover=wood_fence");
    CHECK(lines_for(table, "do small_arms_fire red-1 blue-1 range=5in") == "grade 2, first_fire 1, vs_woods_or_wood -1");
}

TEST_CASE("medium guns at troops in a structure throw for the structure too; light ones do not (L655)") {
    AtBattle table;
    Site site = village();
    site.cover = Cover::wooden_buildings;
    table.come(site);
    table.set("blue-1", &Unit::inside, site.id);
    table.phase(6);
    table.set("red-3", &Unit::gun, Gun::medium);
    CHECK(table.fault("do artillery_fire red-3 blue-1 range=8in total=7") ==
          "1/blue stands in Hougoumont: these guns throw for the structure too, see structure_fire; or give a reason\n");
    table.set("red-3", &Unit::gun, Gun::light);
    table.perform("do artillery_fire red-3 blue-1 range=4in total=2");
}

TEST_CASE("where nobody may measure first, a first shot that falls short takes the first fire with it (L584, L695)") {
    AtBattle table;
    table.phase(8);
    CHECK(table.fault("do small_arms_fire red-1 blue-1 range=20in") == "Small arms fire, 1/red: 20 inches is out of range\n");
    table.set(&Game::premeasuring, false);
    CHECK(table.perform("do small_arms_fire red-1 blue-1 range=20in").say == "1/red fires at 1/blue: out of range, and its first fire is gone");
    CHECK_FALSE(table.unit("red-1").first_fire);
    CHECK(table.unit("red-1").fired_turn == 1);
    CHECK(table.unit("blue-1").castings == 12);
}

TEST_CASE("Highlanders in British pay have the die of their first fire only when they are formed (L2974)") {
    const auto lines = [](Formation formation, const char* nation) {
        AtBattle table;
        table.phase(8);
        table.set(&Game::era, "Era of Frederick");
        table.set("red", &Army::nation, nation);
        table.set("red-1", &Unit::may_skirmish, true);
        table.set("red-1", &Unit::fresh_fire_bonus, true);
        table.set("red-1", &Unit::formation, formation);
        const Preview shot = table.preview("do small_arms_fire red-1 blue-1 range=normal");
        REQUIRE(shot.waiting() != nullptr);
        return lines_of(shot.waiting()->assessment);
    };
    CHECK(lines(Formation::line, "Great Britain") == "grade 2, first_fire 1, fresh 1");
    CHECK(lines(Formation::skirmish, "Great Britain") == "grade 2, fresh 1");
    CHECK(lines(Formation::skirmish, "Prussia") == "grade 2, first_fire 1, fresh 1");
    // It is the first shot all the same: formed up later, it has none left.
    AtBattle table;
    table.phase(8);
    table.set(&Game::era, "Era of Frederick");
    table.set("red", &Army::nation, "Great Britain");
    table.set("red-1", &Unit::may_skirmish, true);
    table.set("red-1", &Unit::fresh_fire_bonus, true);
    table.set("red-1", &Unit::formation, Formation::skirmish);
    table.perform("do small_arms_fire red-1 blue-1 range=normal total=5");
    CHECK(!table.unit("red-1").first_fire);
}

TEST_CASE("field works of a pick-up battle shelter their battalion while two of the four quarters stand (L949)") {
    AtBattle table;
    table.phase(6);
    for (int quarter = 1; quarter <= 4; ++quarter) {
        Site works;
        works.id = "works-1-quarter-" + std::to_string(quarter);
        works.name = "Works 1, quarter " + std::to_string(quarter);
        works.is_structure = true;
        works.structure = Structure::pick_up_works;
        works.cover = Cover::field_works;
        table.come(works);
    }
    Site other;
    other.id = "works-2-quarter-1";
    other.is_structure = true;
    other.structure = Structure::pick_up_works;
    other.cover = Cover::field_works;
    table.come(other);
    table.set("red-1", &Unit::inside, "works-1-quarter-1");
    const auto shelter = [&] { return cover_of(table.battle(), table.unit("red-1")); };
    // One hit each, on a die of 1; the battalion itself, in the first of them, is missed by ones on all dice.
    const auto shoot = [&](int quarter) {
        const std::string line = "do structure_fire blue-3 works-1-quarter-" + std::to_string(quarter) + " range=canister reason=\"as the test has it\"";
        std::string faces = "1";
        if (quarter == 1) {
            const Preview shown = table.preview(line);
            REQUIRE(shown.waiting() != nullptr);
            for (int die = shown.waiting()->assessment.dice().count(); die > 0; --die) faces += ",1";
        }
        table.set("blue-3", &Unit::functions_turn, 0);
        table.set("blue-3", &Unit::fired_turn, 0);
        table.perform(line + " dice=" + faces);
    };
    CHECK(shelter() == Cover::field_works);
    shoot(1);
    CHECK(shelter() == Cover::field_works);
    shoot(2);
    CHECK(shelter() == Cover::field_works);
    shoot(3);
    CHECK(shelter() == Cover::none);
    CHECK(table.battle().site("works-2-quarter-1")->cover == Cover::field_works);
}
