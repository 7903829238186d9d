// A melee at the desk: whose dice are wanted next, each side's total or faces, and its chances in a few lines.

#include "app/desk/bout_words.hpp"
#include "app/desk/case_view.hpp"
#include "app/desk/who.hpp"
#include "core/rules/leader_casualty.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

/// red-1 has charged blue-1 home; both are lines of twelve, grade 2. red: 2 dice of castings, 2 of grade, 1 of the charge;
/// blue: 2 and 2.
struct Melee : AtBattle {
    Melee() {
        phase(10);
        Contact one;
        one.id = "1";
        one.unit = "red-1";
        one.opponent = "blue-1";
        one.since_turn = battle().game.turn;
        come(one);
        set("red-1", &Unit::charged_turn, battle().game.turn);
        set("red-1", &Unit::charge_distance, Inches::whole(10));
    }
    [[nodiscard]] CaseView typed_dice(const std::string& dice) const {
        Work work;
        work.procedure = "melee";
        work.actor = "red-1";
        work.typed_dice = dice;
        return view_of(test_charts(), battle(), log().next_number(), work);
    }
    /// The melee after both sides' totals and the die for the flag.
    [[nodiscard]] CaseView after(const std::vector<int>& totals, int face, const std::string& dice) const {
        Work work;
        work.procedure = "melee";
        work.actor = "red-1";
        work.totals = totals;
        work.faces = {face};
        work.typed_dice = dice;
        return view_of(test_charts(), battle(), log().next_number(), work);
    }
    [[nodiscard]] std::string red() const { return name_of(battle(), "red-1"); }
    [[nodiscard]] std::string blue() const { return name_of(battle(), "blue-1"); }
};

/// "Browne loses 2-5 0 27.78 %, ...; " for each side.
std::string sides_of(const std::vector<report::SideBands>& sides) {
    std::string out;
    for (const report::SideBands& side : sides) {
        out += side.whom;
        for (const report::OutcomeBand& band : side.bands) out += (&band == &side.bands.front() ? " " : ", ") + band.numbers() + ' ' + band.outcome + ' ' + band.percent;
        out += "; ";
    }
    return out;
}

}  // namespace

TEST_CASE("a bout says whose dice are wanted, and then whose are wanted next") {
    const Melee table;
    CHECK(table.typed_dice("").roll->next.say == "5 dice for " + table.red() + ", then 4 dice for " + table.blue());
    CHECK(table.typed_dice("6,6,4,1,1").roll->next.say == "now 4 dice for " + table.blue());
    CHECK(table.typed_dice("6,6,4,1,1").roll->next.after_others);
    CHECK(table.typed_dice("18,").roll->next.say == "now 4 dice for " + table.blue());
}

TEST_CASE("each side's total does as well as its faces, and means the same") {
    const Melee table;
    // 18 of red takes 3, 11 of blue takes 1 (a six is a hit): red wins by 2.
    const std::string won = table.red() + " wins by 2: " + table.red() + " loses 1, " + table.blue() + " loses 3";
    CHECK(table.typed_dice("6,6,4,1,1,5,4,1,1").outcome == won);
    CHECK(table.typed_dice("18,11").outcome == won);
    CHECK(table.typed_dice("18,11").dice.side_totals == std::vector{18, 11});
    CHECK(table.typed_dice("664115411").outcome == won);
    // 5 dice show 5 to 30, 4 dice 4 to 24.
    CHECK(table.typed_dice("31,11").dice.fault == "5 dice come to 5 to 30, not 31");
    CHECK(table.typed_dice("18,25").dice.fault == "4 dice come to 4 to 24, not 25");
    CHECK(table.typed_dice("18,11,9").dice.fault == "there are 2 totals here, one for each side that throws");
    // "2" may still become 20.
    CHECK(table.typed_dice("18,2").dice.fault.empty());
    CHECK(table.typed_dice("18,2").outcome.empty());
}

TEST_CASE("totals of a bout go into the log as the sums that they are, with the same losses as the faces") {
    Melee by_faces;
    Melee by_totals;
    const Entry faces = by_faces.perform("do melee red-1 dice=6,6,4,1,1,5,4,1,1,3,2");
    const Entry totals = by_totals.perform("do melee red-1 total=18 total=11 dice=3,2");
    REQUIRE(totals.rolls.size() == faces.rolls.size());
    CHECK(totals.rolls[0].sums == std::vector{18, 11});
    CHECK(totals.rolls[0].origin == Origin::typed_total);
    CHECK(by_totals.battle() == by_faces.battle());
    CHECK(Melee().fault("do melee red-1 total=31 total=11 dice=3,2").ends_with("5 dice cannot show 31: only 5 to 30\n"));
}

TEST_CASE("why each side has so many dice, in a line for each") {
    const Melee table;
    // Twelve castings in front are two dice, grade 2 is two, the charge one (p 36-37).
    const std::vector<std::string> sums = sums_of(*table.typed_dice("").roll);
    REQUIRE(sums.size() == 2);
    CHECK(sums[0] == table.red() + ", 5 dice: +2 castings that fight · +2 morale grade · +1 charged this turn");
    CHECK(sums[1] == table.blue() + ", 4 dice: +2 castings that fight · +2 morale grade");
}

TEST_CASE("before the last die the loser's lot is told, and of a melee that is over what it comes to on the table") {
    const Melee table;
    CHECK(table.typed_dice("").to_come.empty());
    // Red wins by 2: 1 + 2 = 3 is half a move, 6 + 2 = 8 a rout (p 37-38).
    CHECK(table.typed_dice("18,11").to_come == std::vector<std::string>{table.blue() + " will give way; one die more says how, the higher the worse: on a 1 it falls back half a move, facing the enemy, on a 6 it routs"});
    // 5 and 4 are no hit on either side: nobody gives way.
    CHECK(table.typed_dice("5,4").to_come.empty());
    // One of red's 28 castings and three of blue's: nobody comes to a quarter, 7.
    CHECK(table.typed_dice("18,11").lines.empty());
    CHECK(table.typed_dice("18,11").roll->read.say == "18 for " + table.red() + ", 11 for " + table.blue());
    // Four more of blue, which had lost three before.
    Melee worn;
    worn.set("blue-2", &Unit::castings, 9);
    CHECK(worn.typed_dice("24,11").lines == std::vector<std::string>{"blue: 7 of 28 castings lost, and with them its line of 25 %: it checks withdrawal from now on"});
    // The flag is saved by a 3; 2 + 2 = 4: half a move, disorganized.
    const CaseView over = table.after({18, 11}, 3, "2");
    CHECK(over.ready);
    CHECK(over.to_come.empty());
    CHECK(over.outcome == table.blue() + " falls back half a move, 4 inches, disorganized, facing the enemy; " + table.red() + " may follow up to a quarter of the rest of its move");
    // Broken already, it does not fight back, and routs (p 38).
    Melee broken;
    broken.set("blue-1", &Unit::state, State::broken);
    CHECK(broken.typed_dice("18").to_come == std::vector<std::string>{table.blue() + " was broken, and will rout"});
}

TEST_CASE("the chances of a bout: who wins, and what each number takes from the other") {
    // Two dice each: 2 to 5 is no hit (10 ways of 36), 6 to 11 one (25), 12 two (1). The one side wins in 25*10 + 1*35 = 285 of
    // 1296 ways, and 100 + 625 + 1 = 726 are a draw.
    const Assessment bout = at_table("melee_bout", "unit.grade=1 unit.front_rank=6 opponent.grade=1 opponent.front_rank=6");
    const Odds odds = odds_of(*procedure_named("melee_bout"), bout);
    const Sides names{"1/7th", "Browne"};
    std::string told;
    for (const report::OddsRow& row : bout_winners(odds, names)) told += row.outcome + ' ' + row.percent + "; ";
    CHECK(told == "1/7th wins 21.99 %; neither wins 56.02 %; Browne wins 21.99 %; ");
    CHECK(sides_of(report::side_bands(*procedure_named("melee_bout"), bout, names)) ==
          "Browne loses 2-5 0 27.78 %, 6-11 1 69.44 %, 12 2 2.78 %; "
          "1/7th loses 2-5 0 27.78 %, 6-11 1 69.44 %, 12 2 2.78 %; ");
    CHECK(report::odds_rows(bout, odds, names).front().outcome == "neither wins: 1/7th loses 0, Browne loses 0");
}

TEST_CASE("a front that nobody tells is taken from the castings, and shown as what it is") {
    const Melee table;
    const CaseView view = table.typed_dice("");
    for (const FactLine& line : view.roll->facts) {
        if (line.name == "unit.frontage" || line.name == "opponent.frontage") CHECK(line.value_say == "12, unless told");
    }
    CHECK(std::count_if(view.roll->facts.begin(), view.roll->facts.end(), [](const FactLine& line) { return line.value_say == "12, unless told"; }) == 2);
}

TEST_CASE("who does not fight back has no numbers, and nobody loses more castings than he has") {
    // Broken, blue throws nothing (p 38); of three castings four cannot fall: 18 and more take all of them.
    const Assessment bout = at_table("melee_bout", "unit.grade=4 unit.front_rank=12 opponent.grade=1 opponent.front_rank=3 opponent.state=broken");
    const auto sides = report::side_bands(*procedure_named("melee_bout"), bout, {"1/7th", "Browne"});
    REQUIRE(sides.size() == 2);
    CHECK(sides[1].bands.empty());
    // Two dice of castings, four of grade, two for a front of twice theirs are eight (p 37).
    CHECK(sides[0].whom == "Browne loses");
    REQUIRE(sides[0].bands.size() == 3);
    CHECK(sides[0].bands.front().numbers() == "8-11");
    CHECK(sides[0].bands.back().numbers() == "18-48");
    CHECK(sides[0].bands.back().outcome == "3");
}

TEST_CASE("the totals that are typed are known side by side") {
    const Melee table;
    CHECK(table.typed_dice("18").roll->read.sums == std::vector{18});
    CHECK(table.typed_dice("18,11").roll->read.sums == std::vector{18, 11});
    CHECK(table.typed_dice("6,6,4,1,1").roll->read.sums == std::vector{18});
    CHECK(table.typed_dice("6,6,4,1,1,5,4,1,1").roll->read.sums == std::vector{18, 11});
}

TEST_CASE("a leader who is hit: what the first die says, and which dice follow it") {
    Posed posed;
    posed.procedure = procedure_named("leader_casualty");
    posed.assessment = at_table("leader_casualty", "");
    const auto after = [&](std::string_view typed) { return dice_next(posed, read_dice(typed, dice_wanted(posed)), "", "").say; };
    CHECK(after("") == "");
    CHECK(after("2") == "flesh wound: 3 dice more, each typed by itself");
    CHECK(after("3") == "limb wound: 2 dice more, each typed by itself");
    CHECK(after("2,333") == "");
    CHECK(after("6") == "");
    CHECK(read_dice("2,9", dice_wanted(posed)).fault == "a die shows 1 to 6, not 9");
}
