// aor resolve and aor odds: the JSON lines, the exit status, and the whole text of every message.
#include "tests/support/aor_run.hpp"

#include <doctest/doctest.h>

using aor::tests::aor_run;

namespace {

// A file of situations on standard input.
aor::tests::Said from_file(const std::string& text, std::vector<std::string> more = {"--json"}) {
    std::vector<std::string> words = {"resolve", "-"};
    words.insert(words.end(), more.begin(), more.end());
    return aor_run(std::move(words), text);
}

void check_fault(const std::string& text, const std::string& message) {
    CAPTURE(text);
    const auto said = from_file(text);
    CHECK(said.status == 2);
    CHECK(said.out == "");
    CHECK(said.err == message + "\n");
}

}  // namespace

TEST_CASE("one situation from words: grade 2, support behind: 3 dice, 3 + 4 + 1 = 8 is 6 or more") {
    const auto said = aor_run({"resolve", "morale", "unit.grade=2", "unit.rear_support=true", "--dice", "3,4,1", "--json"});
    CHECK(said.status == 0);
    CHECK(said.err == "");
    CHECK(said.out == R"({"procedure":"morale","items":[{"id":"grade","amount":2,"of":"dice"},{"id":"rear_support","amount":1,"of":"dice"}],"dice":3,"half_dice":0,"roll":[3,4,1],"total":8,"outcome":{"result":"no_effect"}})"
                      "\n");
}

TEST_CASE("a typed total leaves the roll out: (14) / 6 = 2 hits") {
    const auto said = aor_run({"resolve", "small_arms_fire", "grade=3", "range=2.5in", "first_fire=yes", "--total", "14", "--json"});
    CHECK(said.out == R"({"procedure":"small_arms_fire","items":[{"id":"grade","amount":3,"of":"dice"},{"id":"first_fire","amount":1,"of":"dice"},{"id":"close_range","amount":1,"of":"dice"}],"dice":5,"half_dice":0,"total":14,"outcome":{"hits":2}})"
                      "\n");
}

TEST_CASE("roll-under kinds have a target, and one die is its own total") {
    const auto said = aor_run({"resolve", "rally", "grade=2", "leader=class_1", "--dice", "3", "--json"});
    CHECK(said.out == R"({"procedure":"rally","items":[{"id":"grade","amount":2,"of":"target"},{"id":"leader","amount":-1,"of":"die"}],"dice":1,"half_dice":0,"target":2,"roll":[3],"total":2,"outcome":{"passed":true,"state":"broken"}})"
                      "\n");
}

TEST_CASE("a bout has both sides in place of items, dice, roll and total") {
    // Unit: 9 castings 2 + grade 3 + charging 1 = 6 and a half-die (4 counts nothing): 1+2+3+4+5+6 = 21: 3 hits.
    // Opponent: 2 + 2 = 4: 6+5+4+3 = 18: 3 hits.
    const auto said = aor_run({"resolve", "melee_bout", "unit.grade=3", "unit.front_rank=9", "unit.charged=true", "unit.leader=half_die",
                               "opponent.grade=2", "opponent.front_rank=12", "--dice", "1,2,3,4,5,6,4,6,5,4,3", "--json"});
    CHECK(said.out == R"({"procedure":"melee_bout","unit":{"items":[{"id":"castings","amount":2,"of":"dice"},{"id":"grade","amount":3,"of":"dice"},{"id":"half_die_leader","amount":1,"of":"half_dice"},{"id":"charging","amount":1,"of":"dice"}],"dice":6,"half_dice":1,"roll":[1,2,3,4,5,6,4],"total":21},"opponent":{"items":[{"id":"castings","amount":2,"of":"dice"},{"id":"grade","amount":2,"of":"dice"}],"dice":4,"half_dice":0,"roll":[6,5,4,3],"total":18},"outcome":{"unit_lost":3,"opponent_lost":3,"winner":"draw","difference":0}})"
                      "\n");
}

TEST_CASE("no dice, automatic rules, follow-up dice, two dice") {
    CHECK(aor_run({"resolve", "command_range", "rating=class_1", "distance=7,5in", "--json"}).out ==
          R"({"procedure":"command_range","items":[],"dice":0,"half_dice":0,"roll":[],"outcome":{"in_command":true,"radius":8}})"
          "\n");
    CHECK(aor_run({"resolve", "fire_on_charge", "firer.grade=4", "--json"}).out ==
          R"({"procedure":"fire_on_charge","items":[],"dice":0,"half_dice":0,"roll":[],"automatic":"grade_4","outcome":{"range":"point_blank"}})"
          "\n");
    CHECK(aor_run({"resolve", "ammunition", "--dice", "1,2,3", "--json"}).out ==
          R"({"procedure":"ammunition","items":[],"dice":1,"half_dice":0,"roll":[1,2,3],"total":1,"outcome":{"limited":true,"shots_left":5}})"
          "\n");
    CHECK(aor_run({"resolve", "leader_hit", "hits=2", "leader.touching=no", "leader.distance=4.5", "--dice", "2,2", "--json"}).out ==
          R"({"procedure":"leader_hit","items":[{"id":"hits","amount":2,"of":"target"}],"dice":2,"half_dice":0,"target":2,"roll":[2,2],"outcome":{"hit":true}})"
          "\n");
    // One die under R-128, brought into 1 to 6: 1 - 1 counts as 1.
    CHECK(aor_run({"resolve", "variable_morale", "base_grade=2", "down_to=2", "up_from=6", "six_fields=yes", "--ruling", "R-128=one_die", "--dice", "1", "--json"}).out ==
          R"({"procedure":"variable_morale","items":[{"id":"six_fields","amount":-1,"of":"die"}],"dice":1,"half_dice":0,"roll":[1],"total":1,"outcome":{"grade":1}})"
          "\n");
}

TEST_CASE("a refused case says so whatever dice it carries, and of several the worst status counts") {
    const auto said = from_file(R"(
[[situation]]
procedure = "arrival"
facts = { unit.base_grade = 2, road = "not_friendly" }
dice = [9, 9]
[[situation]]
procedure = "control_check"
facts = { unit = { grade = 2 } }
dice = [2]
)");
    CHECK(said.status == 1);
    CHECK(said.out == R"({"procedure":"arrival","refused":"it needs a friendly road off its baseline, or the secret spot of a side without one"})"
                      "\n"
                      R"({"procedure":"control_check","items":[{"id":"grade","amount":2,"of":"target"}],"dice":1,"half_dice":0,"target":2,"roll":[2],"total":2,"outcome":{"passed":true}})"
                      "\n");
}

TEST_CASE("scale and rulings of a file hold for all its situations") {
    const auto said = from_file("scale = \"15mm\"\n[rulings]\n\"R-02\" = \"chart\"\n[[situation]]\nprocedure = \"command_range\"\n"
                                "facts = { leader.rating = \"class_1\", distance = 7 }\n");
    CHECK(said.out == R"({"procedure":"command_range","items":[],"dice":0,"half_dice":0,"roll":[],"outcome":{"in_command":true,"radius":8}})"
                      "\n");
}

TEST_CASE("every fault of a file is told, with its place, and nothing else is printed") {
    const auto said = from_file(R"([[situation]]
procedure = "morale"
facts = { unit.grade = 5, unit.rear_suport = true }
[[situation]]
procedure = "control_check"
facts = { unit.grade = 2 }
dice = [1, 2]
[[situation]]
procedure = "moral"
)");
    CHECK(said.status == 2);
    CHECK(said.out == "");
    CHECK(said.err == "-:3:24: \"unit.grade\" must be from 1 to 4, not 5\n"
                      "-:3:32: unknown fact \"unit.rear_suport\" of morale (did you mean \"unit.rear_support\"?)\n"
                      "-:7:8: too many dice: this roll takes 1 die, not 2\n"
                      "-:9:13: unknown procedure \"moral\" (did you mean \"morale\"?)\n");
}

TEST_CASE("faults one by one") {
    const std::string control = "[[situation]]\nprocedure = \"control_check\"\nfacts = { unit.grade = 2 }\n";
    check_fault(control + "dice = [7]\n", "-:4:9: a die shows 1 to 6, not 7");
    check_fault(control + "dice = []\n", "-:4:8: too few dice: this roll takes 1 die, not 0");
    check_fault(control + "total = 3\n", "-:4:9: a total is not enough for this roll: type the faces, as in dice = [3, 4]");
    check_fault(control + "dice = [1]\ntotal = 1\n", "-:5:9: give the dice or their total, not both");
    check_fault(control + "colour = \"red\"\n", "-:4:1: unknown key \"colour\"");
    check_fault("scale = \"20mm\"\n" + control, "-:1:9: unknown scale \"20mm\": it is \"25mm\" or \"15mm\"");
    check_fault("[rulings]\n\"R-103\" = \"hlaf\"\n" + control, "-:2:11: R-103 cannot be \"hlaf\": it is \"full\" or \"half\"");
    check_fault("[rulings]\n\"R-44\" = \"x\"\n" + control, "-:2:10: there is no switch for the ruling \"R-44\" (did you mean \"R-14\"?)");
    const std::string morale = "[[situation]]\nprocedure = \"morale\"\n";
    check_fault(morale + "facts = {}\n", "-:3:9: the fact \"unit.grade\" is missing: the unit's present morale grade, flags and variable morale included");
    check_fault(morale + "facts = { unit.grade = \"2\" }\n", "-:3:24: \"unit.grade\" must be a whole number, not a text");
    check_fault(morale + "facts = { unit.grade = 2, unit.castings = 13 }\n", "-:3:43: a unit cannot have more castings than it started with");
    check_fault(morale + "facts = { unit.grade = 2 }\ntotal = 13\n", "-:4:9: 2 dice cannot show 13: only 2 to 12");
}

TEST_CASE("words are placed by their argument, `resolve` being the first") {
    const auto said = aor_run({"resolve", "morale", "grad=2", "state=brokn"});
    CHECK(said.status == 2);
    CHECK(said.err.find("argument 3: unknown fact \"grad\" of morale (did you mean \"unit.grade\"?)\n") == 0);
    CHECK(aor_run({"resolve", "melee_bout", "state=broken"}).err.find("argument 3: \"state\" is not clear: say \"unit.state\" or \"opponent.state\"\n") == 0);
    CHECK(aor_run({"resolve", "morale", "grade=2", "--dice", "7"}).err == "argument 5: a die shows 1 to 6, not 7\n");
    CHECK(aor_run({"resolve", "morale", "grade=2", "--sed", "7"}).err == "argument 4: unknown option \"--sed\" (did you mean \"--seed\"?)\n");
    CHECK(aor_run({"resolve", "small_arms_fire", "grade=2", "range=7in"}).err == "argument 4: 7 inches is out of range\n");
    CHECK(aor_run({"resolv"}).err == "aor: unknown command \"resolv\" (did you mean \"resolve\"?); `aor help` lists them\n");
}

TEST_CASE("program dice repeat with their seed, and say so") {
    const std::vector<std::string> words = {"resolve", "withdrawal", "castings_start=100", "castings_lost=50", "--seed", "7"};
    const auto first = aor_run(words);
    CHECK(first.out == aor_run(words).out);
    CHECK(first.out.find("rolled by the program, seed 7") != std::string::npos);
}

TEST_CASE("on a terminal, what is missing is asked for, and a wrong answer asked again") {
    const auto said = aor_run({"resolve", "control_check", "--dice", "2", "--json"}, "9\n2\n", true);
    CHECK(said.status == 0);
    CHECK(said.out == R"({"procedure":"control_check","items":[{"id":"grade","amount":2,"of":"target"}],"dice":1,"half_dice":0,"target":2,"roll":[2],"total":2,"outcome":{"passed":true}})"
                      "\n");
    CHECK(said.err.find("\"unit.grade\" must be from 1 to 4, not 9") != std::string::npos);
}

TEST_CASE("odds: counts as texts over 6 to the dice, in the printed order") {
    // Two dice: 1 way to 2, 2 to 3, 3 to 4, 4 to 5, and 26 to 6 or more.
    const auto said = aor_run({"odds", "morale", "grade=2", "--json"});
    CHECK(said.out == R"({"procedure":"morale","outcomes":[{"outcome":{"facing":"away","result":"rout","state":"routed"},"ways":"1","of":"36"},{"outcome":{"facing":"away","move":"full","result":"fall_back","state":"broken"},"ways":"2","of":"36"},{"outcome":{"facing":"enemy","move":"full","result":"fall_back","state":"disorganized"},"ways":"3","of":"36"},{"outcome":{"result":"halt","state":"disorganized"},"ways":"4","of":"36"},{"outcome":{"result":"no_effect"},"ways":"26","of":"36"}]})"
                      "\n");
    // A withdrawal of one die cannot reach 12: the outcome of no ways is left out.
    CHECK(aor_run({"odds", "withdrawal", "castings_start=100", "castings_lost=30", "--json"}).out ==
          R"({"procedure":"withdrawal","outcomes":[{"outcome":{"withdraws":false},"ways":"6","of":"6"}]})"
          "\n");
}
