// The end-of-turn drift check, and the summary of a battle.

#include "core/play/drift.hpp"
#include "core/play/summary.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

std::string in_text(const std::vector<DriftLine>& lines) {
    std::string out;
    for (const DriftLine& line : lines) out += line.say() + '\n';
    return out;
}

}  // namespace

TEST_CASE("what is called out: strengths and states by brigade, leaders, objectives; units that are lost are left out") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.set("red-1", &Unit::state, State::disorganized);
    table.set("red-1", &Unit::temporary, true);
    table.set("red-2", &Unit::presence, Presence::destroyed);
    table.set("blue-1", &Unit::presence, Presence::off_own_baseline);
    table.set("blue-2", &Unit::first_fire, false);
    table.set("blue-chief", &Leader::attached, UnitId("blue-2"));
    table.set("mill", &Site::owner, ArmyId("red"));
    CHECK(in_text(drift_list(table.battle())) ==
          "1/red: 9 of 12 castings, disorganized in passing, line, first fire left\n"
          "3/red: 4 of 4 gunners, normal, unlimbered, first fire left\n"
          "Chief of red: by himself\n"
          "1/blue: off own baseline\n"
          "2/blue: 12 of 12 castings, normal, line, first fire gone\n"
          "3/blue: 4 of 4 gunners, normal, unlimbered, first fire left\n"
          "Chief of blue: with 2/blue\n"
          "The mill: held by red\n");
}

TEST_CASE("differences are put right in one pass, as one entry that says so") {
    AtBattle table;
    const int before = table.log().next_number();
    const Entry entry = table.perform("drift red-1.castings=10 red-1.state=broken red-2.formation=column blue-chief.attached=blue-1 mill.owner=blue blue-2.castings=12");
    CHECK(table.log().next_number() == before + 1);
    CHECK(entry.say == "Put right from the table: 1/red: castings 10, state broken: as found on the table and more");
    CHECK(table.unit("red-1").castings == 10);
    CHECK(table.unit("red-1").state == State::broken);
    CHECK(table.unit("red-2").formation == Formation::column);
    CHECK(table.battle().leader("blue-chief")->attached == "blue-1");
    CHECK(table.battle().site("mill")->owner == "blue");
    // what is as recorded makes no event
    REQUIRE(entry.events.size() == 4);
    CHECK(entry.events[0].what == Happened::drift);
    // castings that were found missing are put down as lost, so that all adds up
    REQUIRE(table.battle().losses.size() == 1);
    CHECK(table.battle().losses[0].castings == 2);
    // and the other way round
    table.perform("drift red-1.castings=11");
    CHECK(castings_of(table.battle(), "red").lost == 1);
}

TEST_CASE("record and table agree; faults are all told, and nothing is changed by half") {
    AtBattle table;
    CHECK(table.perform("drift").say == "Record and table agree");
    CHECK(table.perform("drift red-1.castings=12").say == "Record and table agree");
    const std::string fault = table.fault("drift red-1.castings=10 red-9.castings=3 red-1.stat=broken castings=4 red-2.castings=99");
    CHECK(fault.find("there is nothing called \"red-9\"") != std::string::npos);
    CHECK(fault.find("a difference is written as in \"1-7th.castings=9\", not \"castings\"") != std::string::npos);
    CHECK(fault.find("red-1: ") != std::string::npos);
    CHECK(fault.find("red-2: ") != std::string::npos);
    CHECK(table.unit("red-1").castings == 12);
}

TEST_CASE("the summary: who won, what was lost when and to what, trophies, and what was decided otherwise") {
    AtBattle table;
    table.phase(8);
    table.perform("do small_arms_fire red-1 blue-1 range=5in total=14");
    table.perform("set blue-2 castings=9 reason=cannon_of_the_fortress");
    table.perform("next");
    Trophy flag;
    flag.id = "9.1";
    flag.unit = "blue-1";
    flag.lost_by = "blue";
    flag.taken_by = "red";
    flag.taken_by_unit = "red-2";
    flag.turn = 1;
    table.come(flag);
    table.perform("concede blue reason=enough");
    const Summary all = summary(table.log());
    CHECK(all.ended);
    CHECK(all.result == "red has won in turn 1: blue conceded");
    REQUIRE(all.armies.size() == 2);
    const ArmySummary& blue = all.armies[1];
    CHECK(all.armies[0].won);
    CHECK_FALSE(blue.won);
    CHECK(blue.castings == Castings{28, 5});
    CHECK(blue.by_turn == std::vector<int>{0, 5});
    REQUIRE(blue.by_cause.size() == 2);
    CHECK(blue.by_cause[0].cause == Cause::hand);
    CHECK(blue.by_cause[0].castings == 3);
    CHECK(blue.by_cause[1].cause == Cause::small_arms);
    CHECK(blue.flags_lost == std::vector<std::string>{"1/blue, turn 1, to 2/red"});
    CHECK(all.armies[0].flags_taken == std::vector<std::string>{"1/blue, turn 1, by 2/red"});
    REQUIRE_FALSE(all.otherwise.empty());
    const bool told = std::any_of(all.otherwise.begin(), all.otherwise.end(), [](const DecidedOtherwise& one) {
        return one.what.starts_with("2/blue: castings 9") && one.reason == "cannon_of_the_fortress";
    });
    CHECK(told);
    CHECK(all.rolls == 1);
}
