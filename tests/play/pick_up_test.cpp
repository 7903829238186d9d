// Pick-up battles (p 49) with every die typed and every decision taken, step by step against the book.

#include "core/battle/set_up.hpp"
#include "core/play/pick_up.hpp"
#include "core/play/pick_up_plan.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

std::vector<Chosen> chosen(const std::vector<std::string>& texts) {
    std::vector<Chosen> out;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find('=');
        out.push_back({text.substr(0, equals), text.substr(equals + 1), {text.substr(0, equals), 0, 0}});
    }
    return out;
}

PickUpWishes wishes_of(const char* first, const char* second, const std::vector<std::string>& rolls, const std::vector<std::string>& decisions = {}) {
    PickUpWishes wishes;
    wishes.sides[0].list = &test_list(first);
    wishes.sides[1].list = &test_list(second);
    wishes.rolls = chosen(rolls);
    wishes.decisions = chosen(decisions);
    return wishes;
}

/// No dice at all but those that were typed.
Result<PickUp> typed(const PickUpWishes& wishes) {
    GivenDice none(std::span<const int>{}, Origin::script);
    return pick_up_battle(test_charts(), wishes, none, "script");
}

std::string steps(const PickUp& battle) {
    std::string out;
    for (const PickUpStep& step : battle.steps) out += step.what + (step.how.empty() ? "" : " (" + step.how + ')') + '\n';
    return out;
}

}  // namespace

TEST_CASE("a meeting engagement, struck out in turn") {
    // Type 1-3: meeting. Five numbers; 9 against 12: the second strikes first, then in turn: 57, 12, 3, 88; 40 is left.
    // 15 points of Prussians: 11 battalions in three brigades; of Russians: 25% of 15 = 3.75, 3 points missing, 12 battalions.
    const auto battle = typed(wishes_of("frederick/prussia", "frederick/russia",
                                        {"type=3", "battlefields=12,57,88,3,40", "strike=9,12", "sides=4", "leaders.first=1,6,3", "leaders.second=2,5,4"},
                                        {"strikes=57,12,3,88"}));
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    CHECK(!battle->defensive);
    CHECK(battle->battlefield == 40);
    CHECK(battle->second == -1);
    CHECK(steps(*battle) ==
          "a meeting engagement (1d6: 3, typed)\n"
          "battlefields 12, 57, 88, 3, 40 (percentile: 12, 57, 88, 3, 40, typed)\n"
          "Russia (Seven Years War) strikes out first (3d6: 9, 12, typed)\n"
          "Russia (Seven Years War) strikes out 57 (decided)\n"
          "Prussia strikes out 12 (decided)\n"
          "Russia (Seven Years War) strikes out 3 (decided)\n"
          "Prussia strikes out 88 (decided)\n"
          "the battlefield is number 40\n"
          "Russia (Seven Years War) sets up in the north (1d6: 4, typed (1-3: the first army))\n"
          "Prussia: 11 units of foot, 0 of horse, 6 batteries (15 strength points)\n"
          "Russia (Seven Years War): 12 units of foot, 0 of horse, 6 batteries (15 strength points)\n"
          "both sides set up at once, hidden from each other\n"
          "Prussia: 12 inches out from the baseline, 18 in from each side\n"
          "Russia (Seven Years War): 12 inches out from the baseline, 18 in from each side\n");
    const auto set = set_up(test_charts(), battle->order, "pickup");
    REQUIRE_MESSAGE(set.ok(), (set.ok() ? "" : set.problems().sentences()));
    CHECK(set->game.mode == "pick_up");
    CHECK(set->game.turns == 12);
    CHECK(set->armies[0].baseline == "south");
    CHECK(set->armies[1].baseline == "north");
    CHECK(!set->armies[0].defender);
    // p 49: 1 a half-die leader, 6 class 2, the others class 1; commanders-in-chief class 2.
    std::vector<Rating> ratings;
    for (const Leader& leader : set->leaders) ratings.push_back(leader.rating);
    CHECK(ratings == std::vector<Rating>{Rating::class_2, Rating::half_die, Rating::class_2, Rating::class_1, Rating::class_2, Rating::class_1,
                                         Rating::class_1, Rating::class_1});
}

TEST_CASE("a defensive battle: six fields, works, the attacker's infantry, Frederick second") {
    // Type 4-6: defensive; attacker 2: the first. The Austrians ask for six fields and take 61 from the north. The attacker's
    // infantry: 11 and half of it, 5, are 16 battalions (four brigades). Works for half of 12 battalions: 6. Frederick: 4.
    PickUpWishes wishes = wishes_of("frederick/prussia", "frederick/austria",
                                    {"type=4", "attacker=2", "battlefields=5,61,99,100,1,33", "frederick=4", "leaders.first=2,2,2,2", "leaders.second=2,2,2"},
                                    {"six_fields=yes", "battlefield=61", "side=north"});
    wishes.sides[0].order.chosen = chosen({"commander=frederick"});
    wishes.options = {"variable_morale"};
    wishes.objectives = {{"Kreuzau = small_village north", {"objective", 0, 0}}, {"The ford = ford", {"objective", 0, 0}}};
    const auto battle = typed(wishes);
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    CHECK(battle->defensive);
    CHECK(battle->defender == 1);
    CHECK(battle->battlefield == 61);
    CHECK(battle->second == 0);
    CHECK(steps(*battle) ==
          "a defensive battle (1d6: 4, typed)\n"
          "Prussia attacks, Austria defends (1d6: 2, typed)\n"
          "battlefields 5, 61, 99, 100, 1, 33: Austria asked for six, at one less on each die of variable morale (percentile: 5, 61, 99, 100, 1, 33, typed)\n"
          "Austria chooses battlefield 61 (decided)\n"
          "Austria chooses the north (decided)\n"
          "Prussia: 16 units of foot, 0 of horse, 8 batteries (15 strength points, the attacker's infantry with half as much again)\n"
          "Austria: 12 units of foot, 0 of horse, 7 batteries (15 strength points)\n"
          "Austria sets up first, in full view of Prussia (1d6: 4, typed)\n"
          "Prussia: 12 inches out from the baseline, 18 in from each side\n"
          "Austria: 18 inches out from the baseline, 18 in from each side\n"
          "Austria may put 6 of its 12 battalions behind field works (each as wide as the battalion, in four quarters of one hit)\n");
    const auto set = set_up(test_charts(), battle->order, "pickup");
    REQUIRE_MESSAGE(set.ok(), (set.ok() ? "" : set.problems().sentences()));
    CHECK(set->armies[1].defender);
    CHECK(set->armies[1].six_fields);
    CHECK(!set->armies[0].six_fields);
    CHECK(set->armies[1].deploys == "18 inches out from the baseline, 18 in from each side");
    CHECK(set->game.options == Names{"variable_morale"});
    CHECK(set->leaders[0].rating == Rating::class_3);
    CHECK(set->leaders[0].melee_rating == Rating::class_2);
    CHECK(std::count_if(set->sites.begin(), set->sites.end(), [](const Site& site) { return site.structure == Structure::pick_up_works && site.is_structure; }) == 24);
    const auto village = std::find_if(set->sites.begin(), set->sites.end(), [](const Site& site) { return site.name == "Kreuzau"; });
    REQUIRE(village != set->sites.end());
    CHECK(village->kind == Objective::small_village);
    CHECK(village->zone == "second");
    // The Frederick factor is a die: 3 is too low.
    wishes.rolls = chosen({"type=4", "attacker=2", "battlefields=5,61,99,100,1,33", "frederick=3", "leaders.first=2,2,2,2", "leaders.second=2,2,2"});
    CHECK(typed(wishes)->second == -1);
}

TEST_CASE("the plan is drawn to the chart's inches") {
    // 25mm: 9 feet = 54 letters, 5 feet = 20 lines; zones 12 in = 4 lines and 18 in = 6 lines deep, 9 letters from the sides.
    const auto plan = deployment_plan(test_charts(), Scale::mm25, {'B', "attacker"}, {'A', "defender"});
    REQUIRE(plan.size() == 22);
    CHECK(plan[0] == '+' + std::string(54, '-') + '+');
    const std::string north = "|         " + std::string(36, 'B') + "         |";
    const std::string south = "|         " + std::string(36, 'A') + "         |";
    const std::string empty = '|' + std::string(54, ' ') + '|';
    for (std::size_t line = 1; line <= 20; ++line) CHECK(plan[line] == (line <= 4 ? north : line <= 14 ? empty : south));
    // 15mm: 8 feet = 48 letters, 4 feet = 16 lines.
    CHECK(deployment_plan(test_charts(), Scale::mm15, {'A', "meeting"}, {'B', "meeting"}).size() == 18);
}

TEST_CASE("the campaign of Silesia has tables of its own: 5 by 9 feet up to 25 points, 5 by 12 beyond; 4 by 8 in 15mm (L2379)") {
    // Two inches to a letter, three to a line, a frame around them: 9 feet are 54 letters, 12 are 72, 8 are 48; 5 feet are 20 lines, 4 are 16.
    const auto plan = [](const char* first, const char* second, int points, Scale scale) {
        PickUpWishes wishes = wishes_of(first, second, {});
        wishes.points = points;
        wishes.scale = scale;
        ProgramDice dice(7);
        for (auto& side : wishes.sides) side.order.when = Period{Month::of(1757), Month::of(1757, 12)};
        const auto battle = pick_up_battle(test_charts(), wishes, dice, "seed 7");
        REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
        return std::to_string(battle->plan.front().size() - 2) + " by " + std::to_string(battle->plan.size() - 2);
    };
    CHECK(plan("silesia/prussia", "silesia/austria", 25, Scale::mm25) == "54 by 20");
    CHECK(plan("silesia/prussia", "silesia/austria", 26, Scale::mm25) == "72 by 20");
    CHECK(plan("silesia/prussia", "silesia/austria", 26, Scale::mm15) == "48 by 16");
    CHECK(plan("frederick/prussia", "frederick/austria", 26, Scale::mm25) == "54 by 20");
}

TEST_CASE("what is wrong is told all at once") {
    const auto told = [](const PickUpWishes& wishes) {
        ProgramDice dice(3);
        const auto battle = pick_up_battle(test_charts(), wishes, dice, "seed 3");
        return battle ? std::string() : battle.problems().sentences();
    };
    CHECK(told(wishes_of("frederick/prussia", "frederick/prussia", {"type=1"})) == "the two armies must be different (p 49)\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=7", "battlefields=1"})) == "type: \"type\" is 1 number from 1 to 6, not \"7\"\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=1", "attaker=3", "battlefields=1,2,3", "sides=0"}, {"side=west", "colour=red"})) ==
          "battlefields: \"battlefields\" is 5 numbers from 1 to 100, not \"1,2,3\"\n"
          "sides: \"sides\" is 1 number from 1 to 6, not \"0\"\n"
          "attaker: there is no roll \"attaker\" in this battle\n"
          "side: there is no decision \"side\" in this battle\n"
          "colour: there is no decision \"colour\" in this battle\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=5", "battlefields=1,2,3"}, {"side=west", "six_fields=maybe"})) ==
          "six_fields: \"six_fields\" is yes or no, not \"maybe\"\n"
          "side: \"side\" is north or south, not \"west\"\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=1", "strike=9,9"})) == "strike: a tie is rolled again\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=1", "battlefields=1,2,3,4,5"}, {"strikes=1,2,1,4"})) ==
          "strikes: battlefield 1 is not, or no longer, among 3, 4, 5\n");
    CHECK(told(wishes_of("frederick/prussia", "frederick/russia", {"type=6", "battlefields=1,2,3"}, {"battlefield=4"})) == "battlefield: battlefield 4 is not among 1, 2, 3\n");
    CHECK(told(wishes_of("frederick/reichsarmee", "frederick/russia", {"type=6"})) ==
          "choose grade.multi-contingent for Imperial or Reichsarmee: morale grade of Multi-contingent regiments, which our copy of the book lacks (1 to 4)\n");
}

TEST_CASE("percentiles are even, and any seed makes a battle that can be set up") {
    // Every three dice once: 200 of 216 ways count, each number twice.
    std::vector<int> faces;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            for (int c = 1; c <= 6; ++c) faces.insert(faces.end(), {a, b, c});
        }
    }
    faces.resize(600);                     // the first two hundred ways
    GivenDice dice(faces);
    std::vector<int> counts(101);
    for (int i = 0; i < 200; ++i) ++counts[static_cast<std::size_t>(percentile(dice))];
    CHECK(dice.left() == 0);
    CHECK(counts[0] == 0);
    CHECK(std::all_of(counts.begin() + 1, counts.end(), [](int count) { return count == 2; }));
    const int again[] = {6, 6, 6, 1, 1, 1};
    GivenDice beyond(again);
    CHECK(percentile(beyond) == 1);

    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        ProgramDice program(seed);
        const auto battle = pick_up_battle(test_charts(), wishes_of("frederick/austria", "frederick/britain", {}), program, "seed");
        REQUIRE(battle.ok());
        CHECK(battle->battlefield >= 1);
        CHECK(battle->battlefield <= 100);
        CHECK(battle->baseline[0] != battle->baseline[1]);
        CHECK(set_up(test_charts(), battle->order, "pickup").ok());
    }
}

namespace {

PickUpWishes with_objectives(const std::vector<std::string>& lines, std::vector<std::string> decisions = {}) {
    decisions.push_back("strikes=57,12,3,88");
    PickUpWishes wishes = wishes_of("frederick/prussia", "frederick/russia",
                                    {"type=3", "battlefields=12,57,88,3,40", "strike=9,12", "sides=4", "leaders.first=1,6,3", "leaders.second=2,5,4"}, decisions);
    int number = 0;
    for (const std::string& line : lines) wishes.objectives.push_back({line, {"objective " + std::to_string(++number), 0, 0}});
    return wishes;
}

}  // namespace

TEST_CASE("objectives are written down before the start, each side's road with them (p 8-10)") {
    // The first army sets up in the south, the second in the north.
    const auto battle = typed(with_objectives({"Road to Berlin = primary_road south", "Kreuzau = small_village north", "Windmill hill = hill", "Road to Memel = secondary_road south"},
                                              {"spot.second=the old oak"}));
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    const auto set = set_up(test_charts(), battle->order, "pickup");
    REQUIRE_MESSAGE(set.ok(), (set.ok() ? "" : set.problems().sentences()));
    CHECK(set->armies[0].line_of_communications == "Road to Berlin");
    CHECK(set->armies[0].road == Road::friendly);
    CHECK(set->armies[1].road == Road::none);
    CHECK(set->armies[1].secret_spot == "the old oak");
    REQUIRE(set->sites.size() == 4);
    CHECK(set->sites[1].zone == "second");
    CHECK(set->sites[1].owner == "second");
    CHECK(set->sites[2].zone.empty());
    CHECK(battle->to_do.empty());
}

TEST_CASE("objectives that cannot be are told all at once") {
    const auto battle = typed(with_objectives({"Kreuzau small_village", "Kreuzau = castle north", "A = primary_road", "B = primary_road north", "C = primary_road north", "B = hill",
                                               "D = ford west", "E = burned_village"}));
    REQUIRE_FALSE(battle.ok());
    const std::string form = "an objective is written as \"Kreuzau = small_village north\": its kind, and north or south for the zone in which it lies\n";
    CHECK(battle.problems().sentences() ==
          "objective 1: " + form +
              "objective 2: there is no objective \"castle\"\n"
              "objective 3: a primary road leaves the table at a baseline: say north or south\n"
              "objective 5: the side in the north has a primary road already, and can have only one (p 8)\n"
              "objective 6: there is an objective \"B\" already\n"
              "objective 7: " + form + "objective 8: there is no objective \"burned_village\" (did you mean \"large_village\"?)\n");
}

TEST_CASE("a side with roads has a primary one; a side without any names a spot; no objectives at all are left to do") {
    const auto unnamed = typed(with_objectives({"Road to Memel = secondary_road south"}));
    REQUIRE_FALSE(unnamed.ok());
    CHECK(unnamed.problems().sentences() == "objective 1: Prussia has a road, \"Road to Memel\": one must be its primary_road (p 8)\n");
    const auto both = typed(with_objectives({"Road to Berlin = primary_road south"}, {"spot.first=the mill"}));
    REQUIRE_FALSE(both.ok());
    CHECK(both.problems().sentences() == "objective 1: Prussia has a primary road, and needs no spot on its baseline\n");
    const auto one = typed(with_objectives({"Road to Berlin = primary_road south"}));
    REQUIRE(one.ok());
    CHECK(one->to_do == std::vector<std::string>{"Russia (Seven Years War) has no road off its baseline: it names a spot there in secret (p 8)"});
    const auto none = typed(with_objectives({}));
    REQUIRE(none.ok());
    CHECK(none->to_do == std::vector<std::string>{"write down the objectives of the battlefield before the start (p 9-10)",
                                                  "Prussia names its primary road, or a secret spot on its baseline where there is none (p 8)",
                                                  "Russia (Seven Years War) names its primary road, or a secret spot on its baseline where there is none (p 8)"});
}

TEST_CASE("what could be decided is told; six fields without variable morale cost nothing, which is said; 00 is a hundred") {
    PickUpWishes wishes = wishes_of("frederick/prussia", "frederick/austria", {"type=4", "attacker=2", "battlefields=5,61,99,00,1,33", "leaders.first=2,2,2,2", "leaders.second=2,2,2"},
                                    {"six_fields=yes", "side=north"});
    const auto battle = typed(wishes);
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    CHECK(battle->steps[2].what == "battlefields 5, 61, 99, 100, 1, 33: Austria asked for six, at one less on each die of variable morale, "
                                   "which costs nothing without the option variable_morale");
    std::string told;
    for (const OpenChoice& one : battle->decisions) told += one.name + '=' + one.value + " (" + one.allowed + (one.given ? "), decided\n" : ")\n");
    CHECK(told ==
          "six_fields=yes (yes or no), decided\n"
          "battlefield=5 (5, 61, 99, 100, 1, 33)\n"
          "side=north (north or south), decided\n");
    // A meeting engagement: who strikes out what, in turn.
    const auto meeting = typed(wishes_of("frederick/prussia", "frederick/russia",
                                         {"type=3", "battlefields=12,57,88,3,40", "strike=9,12", "sides=4", "leaders.first=1,6,3", "leaders.second=2,5,4"}));
    REQUIRE(meeting.ok());
    REQUIRE(meeting->decisions.size() == 1);
    CHECK(meeting->decisions[0].name == "strikes");
    CHECK(meeting->decisions[0].value == "12,57,88,3");
    CHECK(meeting->decisions[0].allowed == "all but one of 12, 57, 88, 3, 40");
    CHECK(meeting->decisions[0].question == "the battlefields struck out in turn, Russia (Seven Years War) first");
    // The reasons go with the things of both musters.
    CHECK(text_with_reasons(meeting->order, meeting->reasons).find("# 1d6: 6 (p 49), typed\n[[leader]]\nname = \"Leader of Infantry brigade 2 of Prussia\"\n") != std::string::npos);
}
