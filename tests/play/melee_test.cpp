// One bout of melee as one decision: dice of both sides, losses, leaders, flags, results, pursuit, and who may follow.

#include "core/battle/entry_text.hpp"
#include "core/play/melee_knot.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// red-1 has charged blue-1; both are lines of twelve, grade 2. Phase 10 of turn 1.
struct Melee : AtBattle {
    Melee() {
        phase(10);
        contact("1", "red-1", "blue-1");
        charged("red-1");
    }
    void contact(const std::string& id, const std::string& unit, const std::string& opponent, Side against = Side::front) {
        Contact one;
        one.id = id;
        one.unit = unit;
        one.opponent = opponent;
        one.against = against;
        one.since_turn = battle().game.turn;
        come(one);
    }
    void charged(const std::string& id) {
        set(id, &Unit::charged_turn, battle().game.turn);
        set(id, &Unit::charge_distance, Inches::whole(10));
    }
    void cavalry(const std::string& id, Arm arm) { set(id, &Unit::arm, arm); }
    const Charge* charge_of(std::string_view id) const {
        for (const Charge& charge : battle().charges) {
            if (charge.charger == id) return &charge;
        }
        return nullptr;
    }
};

int sum_of(const std::vector<ItemTaken>& items) {
    int sum = 0;
    for (const ItemTaken& item : items) sum += item.of == Of::dice ? item.amount : 0;
    return sum;
}

std::string procedures_of(const Entry& entry) {
    std::string out;
    for (const Rolled& rolled : entry.rolls) out += (out.empty() ? "" : " ") + rolled.procedure;
    return out;
}

}  // namespace

TEST_CASE("one bout: the dice of both sides, losses, flag, result, and the winner may follow") {
    Melee table;
    // red: 12 castings are 2 dice, grade 2, charged 1: 5 dice; blue: 2 + 2 = 4 dice.
    // 18 takes 3, 11 takes 1: difference 2. Flag: 3 is over 2, saved. Result: 2 + 2 = 4: half a move back, disorganized.
    const Entry entry = table.perform("do melee red-1 dice=6,6,4,1,1,5,4,1,1,3,2");
    CHECK(entry.say == "1/red against 1/blue: losses 1 to 3, 1/red wins");
    CHECK(procedures_of(entry) == "melee_bout flag_capture melee_result");
    CHECK(sum_of(entry.rolls[0].items) == 5);
    CHECK(sum_of(entry.rolls[0].other_items) == 4);
    CHECK(table.unit("red-1").castings == 11);
    CHECK(table.unit("blue-1").castings == 9);
    CHECK(table.battle().losses[0].cause == Cause::melee);
    CHECK(table.unit("blue-1").state == State::disorganized);
    CHECK_FALSE(table.unit("blue-1").temporary);          // a result of the table has to be sat out
    CHECK(table.unit("blue-1").retired_turn == 1);
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-1").temporary);                 // breaking contact does not
    CHECK(table.battle().contacts.empty());
    REQUIRE(table.charge_of("red-1") != nullptr);
    CHECK(table.charge_of("red-1")->may_go == Advance::quarter);
    CHECK(table.charge_of("red-1")->step == ChargeStep::onward);
    CHECK_FALSE(table.charge_of("red-1")->compulsory);
    CHECK(table.owed() == "charge red-1");
    CHECK(table.unit("red-1").melees == 1);
    CHECK(table.fault("do melee red-1 dice=1") == "1/red is in contact with nobody\n");
}

TEST_CASE("a loser that falls back goes through the friends who are named; they are in disorder and check (L547, P-111)") {
    Melee table;
    // As above: half a move back, disorganized.
    table.perform("do melee red-1 passes=blue-2 dice=6,6,4,1,1,5,4,1,1,3,2");
    CHECK(table.unit("blue-2").state == State::disorganized);
    CHECK(table.unit("blue-2").temporary);
    CHECK(table.owed() == "morale blue-2, charge red-1");
    Melee other;
    // Friends of the winner are nobody's whom the loser could pass through.
    other.perform("do melee red-1 passes=red-2 dice=6,6,4,1,1,5,4,1,1,3,2");
    CHECK(other.unit("red-2").state == State::normal);
    Melee unknown;
    CHECK(unknown.fault("do melee red-1 passes=green-2 dice=6,6,4,1,1,5,4,1,1,3,2") == "there is no unit \"green-2\"\n");
}

TEST_CASE("a flag that is taken shifts the grades of both for morale and melee") {
    Melee table;
    // 5 dice for 25 = 4 castings; 4 dice for 5 = none. Flag: 4 or less. Result 1 + 4 = 5: broken; pursuit number of line
    // infantry of grade 2 is 0, no die is low enough.
    const Entry entry = table.perform("do melee red-1 dice=6,6,6,6,1,1,1,1,2,4,1,1");
    CHECK(procedures_of(entry) == "melee_bout flag_capture melee_result pursuit");
    CHECK(table.unit("blue-1").flag == FlagState::lost);
    CHECK(table.unit("blue-1").flag_shift == -1);
    CHECK(table.unit("red-1").flag_shift == 1);
    CHECK(table.unit("red-1").flags_taken == 1);
    REQUIRE(table.battle().trophies.size() == 1);
    CHECK(table.battle().trophies[0].taken_by_unit == "red-1");
    CHECK(table.unit("blue-1").state == State::broken);
    CHECK(table.charge_of("red-1")->may_go == Advance::half);
    CHECK_FALSE(table.unit("red-1").in_pursuit);
}

TEST_CASE("equal losses: a draw, squared up, fought again next turn in its second round and without the charge") {
    Melee table;
    const Entry entry = table.perform("do melee red-1 dice=2,2,2,1,1,2,2,2,1");   // 8 and 7: one each
    CHECK(procedures_of(entry) == "melee_bout");
    CHECK(entry.events.back().say == "1/red and 1/blue square up: the melee goes on next turn");
    REQUIRE(table.battle().contacts.size() == 1);
    CHECK(table.battle().contacts[0].round == 2);
    CHECK(table.unit("red-1").state == State::normal);
    CHECK(table.fault("do melee red-1 dice=1") == "1/red has fought: this melee goes on next turn\n");
    table.turn(2);
    // 11 castings are 2 dice still, grade 2; no charge this turn
    const Entry next = table.perform("do melee blue-1 dice=6,6,1,1,1,1,1,1,2,3,6");
    CHECK(sum_of(next.rolls[0].items) == 4);
    CHECK(table.unit("blue-1").castings == 9);
    // difference 2: a 2 takes the flag; result 3 + 2 = 5: broken; a 6 is no pursuit
    CHECK(table.unit("blue-1").flag == FlagState::lost);
}

TEST_CASE("a winner that stood may only take the ground that was left") {
    Melee table;
    table.set("red-1", &Unit::charged_turn, 0);
    // 4 dice each: 12 against 4: 2 castings; flag 6 saved; result 1 + 2 = 3
    table.perform("do melee red-1 dice=3,3,3,3,1,1,1,1,6,1");
    CHECK(table.charge_of("red-1")->may_go == Advance::vacated_ground);
    CHECK(table.unit("blue-1").temporary);
}

TEST_CASE("light cavalry that breaks an enemy must pursue on 5 or less") {
    Melee table;
    table.cavalry("red-1", Arm::light_cavalry);
    table.cavalry("blue-1", Arm::light_cavalry);
    // 2 + 2 + 1; 2 + 2: 18 against 4: difference 3; flag 5; result 5 + 3 = 8: rout; pursuit: light cavalry 5
    const Entry entry = table.perform("do melee red-1 dice=6,6,4,1,1,1,1,1,1,5,5,5");
    CHECK(procedures_of(entry) == "melee_bout flag_capture melee_result pursuit");
    CHECK(table.unit("blue-1").state == State::routed);
    CHECK(table.unit("red-1").in_pursuit);
    CHECK(table.unit("red-1").quarry == "blue-1");
    CHECK(table.charge_of("red-1")->compulsory);
    CHECK(table.charge_of("red-1")->may_go == Advance::all);
    CHECK(table.owed() == "rout_move blue-1, charge red-1");
}

TEST_CASE("leaders on both sides are tested, and one may be captured") {
    Melee table;
    table.set("red-chief", &Leader::attached, UnitId("red-1"));
    table.set("blue-chief", &Leader::attached, UnitId("blue-1"));
    // red 2 + 2 + 2 (class 2) + 1 = 7 dice: 18; blue 2 + 2 + 2 = 6 dice: 7. Red lost 1: a 2 misses its chief.
    // Blue lost 3: a 3 hits, and what then becomes of him is a die (in melee).
    const Entry entry = table.perform("do melee red-1 dice=6,6,2,1,1,1,1,2,1,1,1,1,1,2,3,6,6,2");
    CHECK(procedures_of(entry).starts_with("melee_bout leader_hit leader_hit leader_casualty"));
    CHECK(entry.rolls[1].actor == "red-chief");
    CHECK(entry.rolls[2].actor == "blue-chief");
    CHECK(table.battle().leader("red-chief")->fate == Fate::present);
    CHECK(std::get<std::string>(*outcome_field(entry.rolls[3], "result")) != "");
}

TEST_CASE("wiped out to the last casting: the flag goes without a die, and the winner may go on as far as it can") {
    Melee table;
    table.set("blue-1", &Unit::castings, 2);
    table.set("blue-1", &Unit::castings_start, 2);
    // blue: 2 castings are 1 die, grade 2: 3 dice; front 12 to 2 is double: red 5 + 2 = 7 dice
    const Entry entry = table.perform("do melee red-1 dice=6,6,1,1,1,1,1,1,1,1");
    CHECK(procedures_of(entry) == "melee_bout flag_capture");
    CHECK(table.unit("blue-1").presence == Presence::destroyed);
    CHECK(table.unit("red-1").flags_taken == 1);
    CHECK(table.unit("red-1").flag_shift == 1);
    CHECK(table.unit("blue-1").flag_shift == 0);
    CHECK(table.charge_of("red-1")->may_go == Advance::all);
    CHECK(table.unit("red-1").temporary);
}

TEST_CASE("a square beaten by horse loses a casting more for every three horsemen left") {
    Melee table;
    table.cavalry("red-1", Arm::dragoons);
    table.set("blue-1", &Unit::formation, Formation::square);
    // 2 + 2 + 1 - 3 = 2 dice: 12, 2 castings; square: 2 + 2 dice: 5, none. 12 horsemen left: 4 more.
    const Entry entry = table.perform("do melee red-1 dice=6,6,2,1,1,1,6,1");
    CHECK(procedures_of(entry) == "melee_bout square_losses flag_capture melee_result");
    CHECK(table.unit("blue-1").castings == 6);
    CHECK(table.battle().losses.back().cause == Cause::square_losses);
}

TEST_CASE("a beaten crew leaves its gun to the winner; a crew fights with three dice at most") {
    Melee table;
    table.come([] {
        Contact one;
        one.id = "2";
        one.unit = "red-2";
        one.opponent = "blue-3";
        return one;
    }());
    table.charged("red-2");
    table.set("blue-3", &Unit::grade, 4);
    // 4 gunners are 1 die, grade 4: 5, at most 3. Red: 2 + 2 + 1 + 2 (formed v unformed) + 2 (front 12 to 4) = 9
    const Entry entry = table.perform("do melee red-2 dice=6,6,1,1,1,1,1,1,1,1,1,1,1");
    CHECK(sum_of(entry.rolls[0].items) == 9);
    CHECK(sum_of(entry.rolls[0].other_items) == 3);
    CHECK(procedures_of(entry) == "melee_bout melee_result");     // 19 / 6 = 3 castings; result 1 + 3 = 4
    CHECK(table.unit("blue-3").castings == 1);
    CHECK(table.unit("blue-3").gun_held_by == "red");
    CHECK(table.unit("blue-3").abandoned);
    REQUIRE(table.battle().trophies.size() == 1);
    CHECK(table.battle().trophies[0].kind == TrophyKind::battery);
}

TEST_CASE("broken troops in contact take the blow without an answer, and rout") {
    Melee table;
    table.set("blue-1", &Unit::state, State::broken);
    // red alone rolls: 5 dice, 5 pips take nothing; the broken unit routs all the same
    const Entry entry = table.perform("do melee red-1 dice=1,1,1,1,1");
    CHECK(procedures_of(entry) == "melee_bout");
    CHECK(table.unit("blue-1").state == State::routed);
    CHECK(table.battle().contacts.empty());
    CHECK(table.owed() == "rout_move blue-1");
    CHECK(table.unit("red-1").temporary);
}

TEST_CASE("the first example of melee: one line against two, its dice shared evenly") {
    Melee table;
    table.contact("2", "red-2", "blue-1");
    table.charged("red-2");
    // defender 2 + 2 = 4 dice, two against each. Its front of 12 is shared: 6 to each attacker, and 12 to 6 is double.
    // The second attacker stands with 10 against 6: one and a half.
    const Entry entry = table.perform("do melee blue-1 red-1>blue-1:unit.frontage=6 red-2>blue-1:unit.frontage=10 "
                                      "dice=1,1,1,1,1,1,1,1,1,1,1,1,1,6,1");
    REQUIRE(entry.rolls.size() == 2);
    CHECK(sum_of(entry.rolls[0].items) == 5);
    CHECK(sum_of(entry.rolls[0].other_items) == 2);
    CHECK(sum_of(entry.rolls[1].items) == 6);
    CHECK(sum_of(entry.rolls[1].other_items) == 2);
    CHECK(table.battle().contacts.size() == 2);
    CHECK(table.unit("blue-1").melees == 1);
}

TEST_CASE("the third example: three attackers, one on the flank; what is left of the dice goes to the front") {
    Melee table;
    table.contact("2", "red-2", "blue-1");
    Unit flanker = table.unit("red-2");
    flanker.id = "red-4";
    flanker.name = "4/red";
    table.come(flanker);
    table.contact("3", "red-4", "blue-1", Side::flank);
    // 4 dice among three: one each, the one that is left to the first in front
    table.charged("red-4");
    const Preview shown = table.preview("do melee blue-1");
    REQUIRE(shown.rolls.size() == 3);
    CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 2);
    CHECK(shown.rolls[1].assessment.other_pool.sum(Of::dice) == 1);
    CHECK(shown.rolls[2].assessment.other_pool.sum(Of::dice) == 1);
    // on the flank: 2 for castings, 2 grade, 1 charge, 2 flank, 2 front 12 to the 1 on that face
    CHECK(shown.rolls[2].assessment.pool.sum(Of::dice) == 9);
    // the owner may place it otherwise, as long as every other enemy in front keeps one
    const Preview other = table.preview("do melee blue-1 red-1>blue-1:opponent.remainder_here=0 red-2>blue-1:opponent.remainder_here=1");
    CHECK(other.rolls[0].assessment.other_pool.sum(Of::dice) == 1);
    CHECK(other.rolls[1].assessment.other_pool.sum(Of::dice) == 2);
}

TEST_CASE("the fifth example: a line that holds against both enemies is counted once and shared") {
    Melee table;
    for (const char* id : {"red-1", "red-2", "blue-1"}) table.cavalry(id, Arm::dragoons);
    table.cavalry("blue-1", Arm::armored_cavalry);
    table.set("blue-1", &Unit::castings, 6);
    table.set("blue-1", &Unit::castings_start, 6);
    table.contact("2", "red-2", "blue-1");
    // B: 2 grade, 1 for castings, 1 against lighter cavalry (both are): 4 dice, two against each
    const Preview shown = table.preview("do melee blue-1");
    REQUIRE(shown.rolls.size() == 2);
    CHECK(shown.rolls[0].assessment.other_pool.sum(Of::dice) == 2);
    CHECK(shown.rolls[1].assessment.other_pool.sum(Of::dice) == 2);
}

TEST_CASE("a unit that beats one enemy and loses to another has lost; of two results it takes the worst") {
    SUBCASE("won and lost") {
        Melee table;
        table.contact("2", "red-2", "blue-1");
        table.charged("red-2");
        // against red-1 blue takes 2 and loses none: it wins; red-2 takes 3 of it
        // red-1: 2+2+1+2 (12 to 6): 7 dice; blue 2; red-2: 7 dice; blue 2. Flags: blue's try on red-1 (6), red-2's (6).
        const Entry entry = table.perform("do melee blue-1 red-1>blue-1:unit.frontage=6 red-2>blue-1:unit.frontage=6 "
                                          "dice=1,1,1,1,1,6,6,6,6,4,1,1,1,1,6,1,6,1");
        CHECK(procedures_of(entry) == "melee_bout melee_bout flag_capture melee_result flag_capture melee_result");
        CHECK(table.unit("blue-1").state == State::disorganized);
        CHECK(table.charge_of("blue-1") == nullptr);
        CHECK(table.charge_of("red-2") != nullptr);
        CHECK(table.unit("red-1").retired_turn == 1);
        CHECK(table.battle().contacts.empty());
    }
    SUBCASE("two results") {
        Melee table;
        table.contact("2", "red-2", "blue-1");
        table.charged("red-2");
        // both win by 2; results 1 + 2 = 3 and 5 + 2 = 7: it routs; both check pursuit (number 0)
        const Entry entry = table.perform("do melee blue-1 red-1>blue-1:unit.frontage=6 red-2>blue-1:unit.frontage=6 "
                                          "dice=6,3,1,1,1,1,1,6,3,1,1,1,1,1,6,1,6,5,6,6");
        CHECK(procedures_of(entry) == "melee_bout melee_bout flag_capture melee_result flag_capture melee_result pursuit pursuit");
        CHECK(table.unit("blue-1").state == State::routed);
        CHECK(table.charge_of("red-1")->may_go == Advance::quarter);
        CHECK(table.charge_of("red-2")->may_go == Advance::all);
    }
}

TEST_CASE("horse that joins from behind lends its front rank to a single line") {
    Melee table;
    for (const char* id : {"red-1", "red-2", "blue-1"}) table.cavalry(id, Arm::horse);
    table.set("red-1", &Unit::castings, 6);
    table.set("red-1", &Unit::castings_start, 6);
    table.set("red-2", &Unit::formation, Formation::double_line);
    table.set("red-1", &Unit::charged_turn, 0);
    Contact behind;
    behind.id = "2";
    behind.unit = "red-2";
    behind.opponent = "blue-1";
    behind.behind = true;
    table.come(behind);
    // 6 and the front rank of 6 behind: 12 castings, 2 dice
    const Preview shown = table.preview("do melee red-1");
    REQUIRE(shown.rolls.size() == 1);
    CHECK(lines_of(shown.rolls[0].assessment).starts_with("castings 2, grade 2"));
    // beaten, both go back
    table.perform("do melee red-1 dice=1,1,1,1,6,6,1,1,1,1,6,1");   // front 12 to 6: 2 more
    CHECK(table.unit("red-1").retired_turn == 1);
    CHECK(table.unit("red-2").retired_turn == 1);
}

TEST_CASE("two melees a turn, and no more") {
    Melee table;
    table.set("red-1", &Unit::melees, 1);
    table.set("red-1", &Unit::melee_turn, 1);
    // 18 against 4: 3 castings; flag 6; result 1 + 3 = 4: after its second melee the winner stops
    const Entry entry = table.perform("do melee red-1 dice=6,6,4,1,1,1,1,1,1,6,1");
    CHECK(entry.events.back().say == "1/red stays where it is");
    CHECK(table.charge_of("red-1") == nullptr);
    CHECK(table.unit("red-1").temporary);
    table.contact("2", "red-1", "blue-2");
    CHECK(table.fault("do melee red-1 dice=1") == "1/red has fought: this melee goes on next turn\n");
}

TEST_CASE("melees are fought in their phase; the plain reading of R-18 leaves both to be rallied") {
    Melee table;
    table.phase(4);
    CHECK(table.fault("do melee red-1 dice=1") == "melees are fought in phase 10: give a reason\n");
    table.phase(10);
    table.set(&Game::rulings, {"R-18=plain"});
    table.perform("do melee red-1 dice=3,3,3,3,1,1,1,1,1,6,1");
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK_FALSE(table.unit("red-1").temporary);
    CHECK_FALSE(table.unit("blue-1").temporary);
}

TEST_CASE("a melee that took a flag, killed a leader and routed a unit is taken back whole, and brought back whole") {
    Melee table;
    table.set("blue-chief", &Leader::attached, UnitId("blue-1"));
    table.set("blue-chief", &Leader::rating, Rating::class_1);
    const Battle before = table.battle();
    // red 2 + 2 + 1 = 5 dice: 24 / 6 = 4; blue 2 + 2 + 1 = 5 dice: 5 / 6 = 0. The chief is hit by a 4 and dies on a 6; the flag falls
    // on 4 or less; 3 + 4 = 7: rout. Foot of grade 2 need not pursue.
    const Entry entry = table.perform("do melee red-1 dice=6,6,6,5,1,1,1,1,1,1,4,6,2,3,1");
    CHECK(table.unit("blue-1").flag == FlagState::lost);
    CHECK(table.unit("blue-1").state == State::routed);
    CHECK(table.unit("blue-1").castings == 8);
    CHECK(table.unit("blue-1").flag_shift == -1);
    CHECK(table.unit("red-1").flag_shift == 1);
    CHECK(table.battle().leader("blue-chief")->fate == Fate::killed);
    CHECK(table.battle().leader("blue-chief")->replacement_turn == 2);
    CHECK(table.battle().trophies.size() == 2);
    CHECK(table.owed() == "rout_move blue-1, charge red-1");
    const Battle after = table.battle();

    Log log = table.log();
    REQUIRE_FALSE(log.add(*log.undo()).has_value());
    CHECK(log.battle() == before);
    CHECK(log.battle().trophies.empty());
    CHECK(log.battle().unit("blue-1")->flag == FlagState::held);
    CHECK(log.battle().leader("blue-chief")->attached == "blue-1");
    CHECK(log.battle().contacts.size() == 1);
    CHECK(log.battle().owed.empty());
    REQUIRE_FALSE(log.add(*log.redo()).has_value());
    CHECK(log.battle() == after);
    // and once more from what is written down
    for (const Entry& written : log.entries()) {
        const auto read = read_entry(text_of(written), Place{"melee.battle", 1, 0});
        REQUIRE(read.ok());
        CHECK(*read == written);
    }
    CHECK(entry.rolls.size() == 6);
}

TEST_CASE("a square that beats horse back stays where it is (L36)") {
    Melee table;
    table.cavalry("red-1", Arm::dragoons);
    table.set("blue-1", &Unit::formation, Formation::square);
    // 2 + 2 + 1 - 3 = 2 dice: 2, none; square: 2 + 2 dice: 24, four castings.
    const Entry entry = table.perform("do melee red-1 dice=1,1,6,6,6,6,6,1,6");
    bool stays = false;
    for (const Event& event : entry.events) stays = stays || event.say == "1/blue stays where it is";
    CHECK(stays);
    CHECK(table.battle().charges.empty());
}

TEST_CASE("a square that is beaten back ends as a column (R-33)") {
    AtBattle table;
    table.set("red-1", &Unit::formation, Formation::square);
    table.phase(7);
    table.owe("morale", "red-1");
    table.perform("do morale red-1 dice=1,1,1,1");   // grade 2, in square 2: 4 is back, disorganized
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-1").formation == Formation::column);
}

TEST_CASE("friends whom a router passes through are disordered for a while, and check unless he is of lower grade (P-080, P-111)") {
    AtBattle table;
    table.phase(7);
    table.set("red-3", &Unit::grade, 3);
    table.owe("morale", "red-1");
    table.perform("do morale red-1 dice=1,1");
    CHECK(table.fault("do rout_move red-1 dice=1 passes=blue-1") == "1/blue is no friend whom it could pass through\n");
    table.perform("do rout_move red-1 dice=1 passes=red-2,red-3");
    CHECK(table.unit("red-2").state == State::disorganized);
    CHECK(table.unit("red-2").temporary);
    // A formed unit passes a battery that stands still without disorder; grade 2 shakes nobody of grade 3.
    CHECK(table.unit("red-3").state == State::normal);
    CHECK(table.owed() == "morale red-2");
}

// L287 and L355 speak of friends who retire, not of routers alone. Grade 2, two dice: 4 is a full move back in disorder (p 18).
TEST_CASE("friends whom a unit falls back through are disordered and check; of one who holds nobody is passed (P-080, P-111)") {
    AtBattle table;
    table.phase(7);
    table.set("red-3", &Unit::grade, 3);
    table.owe("morale", "red-1");
    CHECK(table.fault("do morale red-1 dice=2,2 passes=blue-1") == "1/blue is no friend whom it could pass through\n");
    table.perform("do morale red-1 dice=2,2 passes=red-2,red-3");
    CHECK(table.unit("red-1").state == State::disorganized);
    CHECK(table.unit("red-2").state == State::disorganized);
    CHECK(table.unit("red-2").temporary);
    CHECK(table.unit("red-3").state == State::normal);   // a battery that stands still, and of higher grade
    CHECK(table.owed() == "morale red-2");

    AtBattle holds;
    holds.phase(7);
    holds.owe("morale", "red-1");
    holds.perform("do morale red-1 dice=6,6 word.passes=red-2");
    CHECK(holds.unit("red-2").state == State::normal);
    CHECK(holds.owed() == "");
}
