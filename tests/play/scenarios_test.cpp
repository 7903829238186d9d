// The battles of the book (p 65-74), as they lie in armylists/ready: what is printed, each rule of their own, and the random
// referee on each.

#include "core/battle/set_up.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/known_army.hpp"
#include "core/play/movement.hpp"
#include "core/play/phases.hpp"
#include "core/play/start_line.hpp"
#include "core/report/battle_status.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/random_referee.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

Battle scenario(const std::string& name) {
    const std::string file = "armylists/ready/" + name + ".toml";
    auto battle = read_battle(test_charts(), file_text(file), file);
    if (!battle) FAIL(battle.problems().sentences());
    return std::move(*battle);
}

constexpr const char* kScenarios[] = {"eutaw-springs", "speyerbach", "lobositz-15mm", "lobositz-28mm"};

int units_of(const Battle& battle, std::string_view army) {
    return static_cast<int>(std::count_if(battle.units.begin(), battle.units.end(), [&](const Unit& unit) { return unit.army == army; }));
}

/// Castings lost from which the army checks withdrawal.
int checks_at(const Battle& battle, std::string_view id) {
    const Army& army = *battle.army(id);
    const auto line = start_line_of(test_charts(), battle, army);
    REQUIRE(line.has_value());
    return threshold(withdrawal_castings(battle, army), line->share, "", "").at;
}

/// Through the phases until that one.
void go_to(AtBattle& table, int turn, int phase) {
    while (table.battle().game.turn < turn || table.battle().game.phase < phase) table.perform("next");
}

}  // namespace

TEST_CASE("each scenario is played by the random referee for some turns, saved, and opened anew after every turn") {
    std::uint64_t seed = 1756;
    for (const char* name : kScenarios) {
        CAPTURE(name);
        const Battle start = scenario(name);
        CHECK(impossible_in(start).sentences() == "");
        RefereeReport report;
        RandomBattle(++seed, report, start).play(4);
        for (const std::string& fault : report.faults) FAIL_CHECK(fault);
        CHECK(report.openings > 0);
        CHECK(report.decisions > 20);
        // As an order of battle it is the same again.
        const auto again = read_battle(test_charts(), text_of(order_of_battle(start)), "again");
        if (!again) FAIL(again.problems().sentences());
        CHECK(*again == start);
    }
}

TEST_CASE("Lobositz: totals and start lines are those of the printed table of losses (L1455-1463, R-125)") {
    // 324, 240, 420 and 312 castings; a quarter of them stands in the third row of the table: 81, 60, 105, 78.
    for (const auto& [name, prussian, austrian] : {std::tuple("lobositz-15mm", 324, 420), std::tuple("lobositz-28mm", 240, 312)}) {
        const Battle battle = scenario(name);
        CHECK(withdrawal_castings(battle, *battle.army("prussia")).start == prussian);
        CHECK(withdrawal_castings(battle, *battle.army("austria")).start == austrian);
        const Table* printed = test_charts().table("lobositz_losses");
        REQUIRE(printed != nullptr);
        CHECK(checks_at(battle, "prussia") == *printed->cell("twenty_five", "prussian", battle.game.scale)->whole());
        CHECK(checks_at(battle, "austria") == *printed->cell("twenty_five", "austrian", battle.game.scale)->whole());
        CHECK(checks_at(battle, "prussia") == prussian / 4);
        CHECK(checks_at(battle, "austria") == austrian / 4);
    }
}

TEST_CASE("Lobositz: who is typed in counts within the printed total, and beyond it when there are more") {
    AtBattle table(scenario("lobositz-28mm"));
    table.perform("add unit name=\"12th IR\" army=prussia brigade=schwerin castings_start=12 reason=typed");
    CHECK(withdrawal_castings(table.battle(), *table.battle().army("prussia")).start == 240);
    table.perform("add unit name=\"Many\" army=prussia castings_start=36 reason=typed");
    // 204 castings are ours; 12 and 36 more are 252.
    CHECK(withdrawal_castings(table.battle(), *table.battle().army("prussia")).start == 252);
}

TEST_CASE("what our copy lacks is told wherever the battle is shown") {
    const Battle lobositz = scenario("lobositz-15mm");
    CHECK(units_of(lobositz, "prussia") == 19);                    // 6 + 11 + 2 of the 27 that 324 castings are
    CHECK(units_of(lobositz, "austria") == 18);                    // 2 + 11 + 4 + 1, one of them a battery
    const report::BattleStatus status = report::battle_status(test_charts(), lobositz);
    const auto told = [&](std::string_view part) {
        return std::any_of(status.remarks.begin(), status.remarks.end(), [&](const std::string& one) { return one.find(part) != std::string::npos; });
    };
    CHECK(told("to be typed in: Prussians: 96 castings of 324"));
    CHECK(told("to be typed in: Austrians: 212 castings of 420"));
    CHECK(units_of(scenario("lobositz-28mm"), "prussia") == 17);
    CHECK(units_of(scenario("lobositz-28mm"), "austria") == 18);
}

TEST_CASE("Lobositz: 17 turns of 20 minutes from 9:00 (L1443, L1447)") {
    Game game = scenario("lobositz-15mm").game;
    CHECK(game.turns == 17);
    CHECK(words_of_phase(test_charts(), game) == "Turn 1 (9:00), phase 1: Arrivals and command");
    game.turn = 4;
    CHECK(words_of_phase(test_charts(), game).substr(0, 22) == "Turn 4 (10:00), phase ");
    game.turn = 17;                                                // 16 turns of 20 minutes are 5 hours 20
    CHECK(words_of_phase(test_charts(), game).substr(0, 15) == "Turn 17 (14:20)");
}

TEST_CASE("Lobositz: reinforcements come on by themselves when phase 1 is closed (L1465)") {
    AtBattle table(scenario("lobositz-15mm"));
    CHECK(table.unit("1-7th-ir-bevern").presence == Presence::waiting);
    CHECK(table.owed().find("arrival") == std::string::npos);
    table.perform("next");
    CHECK(table.unit("1-7th-ir-bevern").presence == Presence::on_table);
    CHECK(table.unit("1-7th-ir-bevern").formation == Formation::line);
    CHECK(table.battle().leader("bevern")->presence == Presence::on_table);
    CHECK(table.unit("24-34-grenadiers-grumbkow").presence == Presence::on_table);
    CHECK(table.unit("3rd-cuirassiers-leib").arrived_turn == 1);
    const auto waiting = std::count_if(table.battle().units.begin(), table.battle().units.end(), [](const Unit& unit) { return unit.presence == Presence::waiting; });
    CHECK(waiting == 0);
    // Half a move in the turn it comes on; foot that comes on along edge A has all of its own.
    const auto may = [&] {
        const Unit& unit = table.unit("3rd-cuirassiers-leib");
        const auto move = full_move(test_charts(), Scale::mm15, mover_of(test_charts(), table.battle(), unit));
        REQUIRE(move.ok());
        return std::pair(move->full, move->may);
    };
    CHECK(may().second.times(2, 1) == may().first);
    const auto foot = full_move(test_charts(), Scale::mm15, mover_of(test_charts(), table.battle(), table.unit("1-7th-ir-bevern")));
    CHECK(foot->may == foot->full);
    go_to(table, 2, 1);
    CHECK(may().second == may().first);
}

TEST_CASE("a reinforcement that comes by hand before the phase is closed takes no die, and none before its turn") {
    Battle battle = scenario("lobositz-15mm");
    for (Unit& unit : battle.units) {
        if (unit.id == "1-7th-ir-bevern") unit.arrives_turn = 2;
    }
    AtBattle table(std::move(battle));
    CHECK(table.fault("do arrival 1-7th-ir-bevern") == "1/7th IR (Bevern) is not due before turn 2\n");
    CHECK(table.perform("do arrival 2-7th-ir-bevern").rolls.empty());
    CHECK(table.unit("2-7th-ir-bevern").presence == Presence::on_table);
    table.perform("next");
    CHECK(table.unit("1-7th-ir-bevern").presence == Presence::waiting);
}

TEST_CASE("Lobositz: villages are worth nothing, other objectives what they always are (L1469)") {
    AtBattle table(scenario("lobositz-15mm"));
    table.perform("add site name=Lobositz kind=large_village zone=austria owner=austria first_owner=austria reason=map");
    table.perform("add site name=Lobosch kind=hill zone=austria owner=austria first_owner=austria reason=map");
    const auto worth = [&](std::string_view id) { return objective_worth(test_charts(), table.battle(), *table.battle().site(id)); };
    CHECK(worth("lobositz") == 0);
    CHECK(worth("lobosch") == 1);
    table.set(&Game::villages_count, true);
    CHECK(worth("lobositz") == 3);
}

TEST_CASE("Lobositz: Frederick's card calls any Prussian brigade that has not moved, and is gone the turn after a rout (L1449)") {
    AtBattle table(scenario("lobositz-28mm"));
    go_to(table, 1, 5);
    table.perform("shuffle seed=1");
    CHECK(table.battle().game.deck.size() == 9);                   // four commands of each side that have units, and his card
    table.perform("draw frederick-card");
    const Entry called = table.perform("draw beverns-division");
    CHECK(called.events.front().say == "Bevern's Division moves, called by the card of Frederick; cards left: 7");
    // Its own card does not come again.
    CHECK(table.fault("draw beverns-division") == "there is no such card in the deck: \"beverns-division\"\n");
    go_to(table, 2, 5);
    table.perform("shuffle seed=2");
    CHECK(table.battle().game.deck.size() == 9);
    table.set("7th-ir-bevern", &Unit::routed_turn, 2);
    table.perform("next");
    CHECK(!table.battle().find<Card>("frederick-card")->out);      // not in the same turn
    go_to(table, 3, 5);
    CHECK(table.battle().find<Card>("frederick-card")->out);
    table.perform("shuffle seed=3");
    CHECK(table.battle().game.deck.size() == 8);
}

TEST_CASE("an Austrian who routs leaves Frederick's card where it is") {
    AtBattle table(scenario("lobositz-28mm"));
    table.set("hadik-hussars", &Unit::routed_turn, 1);
    go_to(table, 2, 1);
    CHECK(!table.battle().find<Card>("frederick-card")->out);
}

TEST_CASE("Lobositz: Austrians who have not moved are a worse target at long range (L1467)") {
    AtBattle table(scenario("lobositz-28mm"));
    table.perform("add unit name=Guns army=prussia arm=artillery gun=heavy castings_start=4 reason=typed");
    go_to(table, 1, 6);
    const auto minus = [&](std::string_view range, std::string_view target) {
        const Preview shot = table.preview("do artillery_fire guns " + std::string(target) + " range=" + std::string(range));
        REQUIRE(!shot.rolls.empty());
        int dice = 0;
        for (const Item& item : shot.rolls.front().assessment.pool.items) {
            if (item.id == "lobositz_standing") dice += item.amount;
        }
        return dice;
    };
    CHECK(minus("long", "1-browne-ir-36") == -1);
    CHECK(minus("long", "hadik-hussars") == -1);
    CHECK(minus("medium", "1-browne-ir-36") == 0);
    table.set("1-browne-ir-36", &Unit::moved_turn, 1);
    CHECK(minus("long", "1-browne-ir-36") == 0);
    CHECK(minus("long", "heavy-battery") == 0);                    // infantry and cavalry only
}

TEST_CASE("Speyerbach: grades by brigade, platoon fire of three battalions, leaders of class 1 (L1377-1411)") {
    const Battle battle = scenario("speyerbach");
    CHECK(units_of(battle, "alliance") == 3 + 5 + 4 + 4 + 2);
    CHECK(units_of(battle, "bourbon") == 3 + 4 + 5 + 4 + 3);
    CHECK(castings_of(battle, "alliance").start == 18 * 12);
    CHECK(castings_of(battle, "bourbon").start == 19 * 12);
    const auto grades = [&](std::string_view brigade) {
        std::string all;
        for (const Unit& unit : battle.units) {
            if (unit.brigade == brigade) all += std::to_string(unit.base_grade);
        }
        return all;
    };
    CHECK(grades("alliance-1") == "322");
    CHECK(grades("alliance-2") == "22222");
    CHECK(grades("alliance-3") == "2222");
    CHECK(grades("alliance-4") == "1111");
    CHECK(grades("alliance-5") == "32");
    CHECK(grades("bourbon-1") == "111");
    CHECK(grades("bourbon-2") == "2222");
    CHECK(grades("bourbon-3") == "22222");
    CHECK(grades("bourbon-4") == "3333");
    CHECK(grades("bourbon-5") == "322");
    int platoons = 0;
    for (const Unit& unit : battle.units) {
        platoons += unit.fire_system == FireSystem::platoon ? 1 : 0;
        CHECK((unit.battalion_gun == BattalionGun::standard) == (unit.arm == Arm::infantry && unit.army == "alliance"));
    }
    CHECK(platoons == 3);
    for (const Leader& leader : battle.leaders) CHECK(leader.rating == Rating::class_1);
    CHECK(battle.game.turns == 12);
}

// L1386: all dragoons of the Alliance 3, 2 on foot; L1417 with L2702-2704: brigade 1 is Dutch horse, which charges at the
// trot, 14 inches and not 20. L805: the French pursue one further, in this age too.
TEST_CASE("Speyerbach: dragoons on foot, the Dutch at the trot, the French in pursuit") {
    AtBattle table(scenario("speyerbach"));
    go_to(table, 1, 5);
    table.perform("do dismount dutch-dragoons");
    CHECK(present_grade(test_charts(), table.unit("dutch-dragoons")) == 2);
    for (const Unit& unit : table.battle().units) CHECK(unit.trot == (unit.brigade == "alliance-1"));
    const auto counts = [&](std::string_view unit) {
        const Preview check = table.preview("do pursuit " + std::string(unit) + " reason=x");
        REQUIRE(!check.rolls.empty());
        const auto& items = check.rolls.front().assessment.pool.items;
        return std::any_of(items.begin(), items.end(), [](const Item& item) { return item.id == "eager"; });
    };
    CHECK(counts("french-horse-1"));
    CHECK_FALSE(counts("1st-dutch-horse"));
    CHECK_FALSE(counts("spanish-dragoons"));   // L1419: Spaniards
}

// L1530: up to half a move costs a shot nothing, more a die; L1531: no longer when a quarter is lost.
TEST_CASE("Lobositz: Prussian foot fires on the move") {
    for (const std::string name : {"lobositz-15mm", "lobositz-28mm"}) {
        CAPTURE(name);
        AtBattle table(scenario(name));
        for (const Unit& unit : table.battle().units) {
            if (unit.prussian_infantry) CHECK(unit.fire_system == FireSystem::platoon);
        }
    }
}

TEST_CASE("Speyerbach: guns in the mud turn where they stand, and go nowhere (L1411)") {
    AtBattle table(scenario("speyerbach"));
    table.perform("add unit name=Guns army=bourbon arm=artillery gun=heavy castings_start=4 immobile=true reason=\"what if\"");
    const Mover mover = mover_of(test_charts(), table.battle(), table.unit("guns"));
    const auto plan = [&](Step step) {
        Manoeuvre one;
        one.step = step;
        one.inches = Inches::whole(1);
        return plan_move(test_charts(), Scale::mm25, mover, Gait::normal, kOrdinaryStyle, {one}).against;
    };
    const auto ahead = plan(Step::ahead);
    CHECK(std::find(ahead.begin(), ahead.end(), "its guns turn where they stand, and go nowhere") != ahead.end());
    const auto turned = plan(Step::turn_gun);
    CHECK(std::find(turned.begin(), turned.end(), "its guns turn where they stand, and go nowhere") == turned.end());
}

TEST_CASE("Eutaw Springs: strengths and leaders as printed (L1330-1357)") {
    const Battle battle = scenario("eutaw-springs");
    // 12 + 8 + 12 + 8 + 4 + 4 + 12 + 12 + 24 + 6 + 4 castings and 3 gunners; 12 + 16 + 12 + 12 + 12 + 6 + 2 and twice 4.
    CHECK(castings_of(battle, "american").start == 109);
    CHECK(castings_of(battle, "british").start == 80);
    for (const Leader& leader : battle.leaders) {
        const bool second = leader.id == "greene" || leader.id == "lee" || leader.id == "marion";
        CHECK((leader.rating == Rating::class_2) == second);
    }
    CHECK(std::count_if(battle.units.begin(), battle.units.end(), [](const Unit& unit) { return unit.eutaw_continental; }) == 5);
}

TEST_CASE("Eutaw Springs: militia shoot as grade 2, and stand as grade 1 (L1333-1334)") {
    AtBattle table(scenario("eutaw-springs"));
    go_to(table, 1, 8);
    const auto items = [&](std::string_view line, std::string_view id) {
        const Preview one = table.preview(line);
        REQUIRE(!one.rolls.empty());
        for (const Item& item : one.rolls.front().assessment.pool.items) {
            if (item.id == id) return item.amount;
        }
        return 0;
    };
    CHECK(items("do small_arms_fire sc-militia 63rd-foot range=4in", "grade") == 2);
    CHECK(items("do small_arms_fire ny-tories sc-militia range=4in", "grade") == 1);
    table.owe("morale", "sc-militia");
    CHECK(items("do morale sc-militia", "grade") == 1);
}

TEST_CASE("Eutaw Springs: swamp slows everybody but Marion's men (L1335)") {
    const Battle battle = scenario("eutaw-springs");
    const auto used = [&](std::string_view id) {
        Manoeuvre ahead;
        ahead.inches = Inches::whole(2);
        ahead.terrain = "marsh";
        const MovePlan plan = plan_move(test_charts(), Scale::mm25, mover_of(test_charts(), battle, *battle.unit(id)), Gait::normal, kOrdinaryStyle, {ahead});
        REQUIRE(plan.items.size() == 1);
        return plan.items.front().inches;
    };
    CHECK(used("sc-partisans") == Inches::whole(2));
    CHECK(used("sc-militia") == Inches::whole(4));                 // half rate
}

TEST_CASE("Eutaw Springs: whoever plunders is met without fire, does nothing but stand, and checks morale at once (L1367)") {
    AtBattle table(scenario("eutaw-springs"));
    go_to(table, 1, 4);
    table.set("dragoons", &Unit::plundering, true);
    table.set("sc-militia", &Unit::plundering, true);
    Plot plot;
    plot.id = "p1";
    plot.army = "british";
    plot.turn = 1;
    plot.shown = true;
    plot.unit = "ny-tories";
    plot.target = "sc-militia";
    table.come(plot);
    table.owe("charge", "ny-tories");
    // A 1 is no more than grade 1. Then there is no answer and no fire: after the first quarter of the move the
    // plunderers check at once.
    table.perform("do charge ny-tories distance=6 dice=1");
    const Charge& charge = table.battle().charges.front();
    CHECK(charge.step == ChargeStep::quarter);
    CHECK(ChargeCase(table.battle(), charge).choices().size() == 1);
    table.perform("do charge ny-tories");
    CHECK(table.battle().charges.front().step == ChargeStep::stand);     // its morale check
    CHECK(table.unit("sc-militia").fired_turn == 0);
    const std::vector<Hindrance> all = hindrances(test_charts(), table.battle(), table.unit("dragoons"));
    REQUIRE(!all.empty());
    CHECK(all.front().say == "it plunders, and must be rallied first");
    CHECK(all.front().forbids);
}
