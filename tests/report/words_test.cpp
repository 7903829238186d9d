// What a person reads: lines, dice, outcome; and what JSON makes of any text.
#include "core/chart/situation_reader.hpp"
#include "core/report/json.hpp"
#include "core/report/json_text.hpp"
#include "core/report/odds_words.hpp"
#include "core/report/pool_rows.hpp"
#include "core/report/words.hpp"
#include "tests/support/at_table.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

struct Case {
    const Procedure* procedure;
    Assessment assessment;
};

Case assessed(std::string_view id, const std::vector<std::pair<std::string, std::string>>& facts, std::string_view scale = "25mm") {
    Problems problems;
    TableManners manners;
    manners.set_scale(scale, {}, problems);
    SituationBuilder builder(test_charts(), *test_charts().find(id), manners, {});
    for (const auto& [name, value] : facts) builder.give_words(name, value, {});
    const Situation situation = builder.finish();
    problems.append(builder.problems());
    REQUIRE_MESSAGE(problems.none(), problems.sentences());
    return {procedure_named(id), assess(test_charts(), *procedure_named(id), situation)};
}

std::string resolved(const Case& one, const std::vector<int>& faces, Ink ink = {}) {
    const auto resolution = take_faces(*one.procedure, one.assessment, faces, {});
    REQUIRE(resolution.ok());
    return words_of_resolution(one.assessment, *resolution, "", ink);
}

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a whole answer: the lines that count, those that do not, pool, roll, result") {
    // Grade 3, no shift: a 4 is over it.
    const Case one = assessed("rally", {{"grade", "3"}});
    CHECK(resolved(one, {4}).starts_with("Rally of a routed unit (p 13)\n  +3 to the number  "));
    CHECK(holds(resolved(one, {4}), "unit.leader=none\nPool    one die for 3 or less\nRoll    4\nResult  "));
    CHECK(holds(resolved(one, {4}), "(2 attempts left)"));
}

TEST_CASE("a line that does not count names the fact that decided, a derived one what it is made of") {
    const std::string text = resolved(assessed("morale", {{"grade", "2"}, {"castings", "10"}}), {6, 6});
    CHECK(holds(text, "unit.rear_support=false\n"));
    CHECK(holds(text, "has lost a quarter of its castings: no (unit.castings=10, unit.castings_start=12)\n"));
}

TEST_CASE("the opponent's lines in a bout name the opponent's facts") {
    const std::string text = resolved(
        assessed("melee_bout", {{"unit.grade", "1"}, {"unit.front_rank", "6"}, {"opponent.grade", "1"}, {"opponent.front_rank", "6"}, {"opponent.arm", "horse"}}),
        {1, 1, 1, 1, 1, 1});
    const std::string opponent = text.substr(text.find("The opponent"));
    CHECK(holds(opponent, "opponent.charged=false"));
    CHECK(!holds(opponent, "  0        charged this turn                               p 37       unit.charged=false"));
    CHECK(holds(opponent, "mounted against foot not in square"));
    CHECK(holds(text, "Roll    1 1 = 2, the unit\n"));
}

TEST_CASE("a half-die is marked, and counts nothing from 4 up") {
    const Case one = assessed("morale", {{"grade", "2"}, {"leader", "half_die"}});
    CHECK(holds(resolved(one, {2, 3, 5}), "Pool    2 dice and 1 half-die\nRoll    2 3 5 (half-die, counts 0) = 5\n"));
    CHECK(holds(resolved(one, {2, 3, 1}), "Roll    2 3 1 (half-die, counts 1) = 6\n"));
}

TEST_CASE("shifts and follow-up dice are shown beside the faces") {
    CHECK(holds(resolved(assessed("rally", {{"grade", "2"}, {"leader", "class_1"}}), {3}), "Roll    3, -1 = 2\n"));
    CHECK(holds(resolved(assessed("ammunition", {}), {1, 2, 3}), "Roll    1, then 2 3\n"));
    CHECK(holds(resolved(assessed("ammunition", {}), {4}), "Roll    4\n"));
}

TEST_CASE("hits, none and one and several") {
    const Case one = assessed("small_arms_fire", {{"grade", "2"}, {"range", "normal"}});
    CHECK(holds(resolved(one, {1, 1}), "Result  no hit"));
    CHECK(holds(resolved(one, {3, 3}), "Result  1 hit"));
    CHECK(holds(resolved(one, {6, 6}), "Result  2 hits"));
}

TEST_CASE("a refusal and an automatic rule are sentences with their page") {
    const Case refused = assessed("control_check", {{"grade", "2"}});
    CHECK(!refused.assessment.refused());
    const Case no = assessed("arrival", {{"base_grade", "2"}, {"road", "not_friendly"}});
    REQUIRE(no.assessment.refused());
    CHECK(words_of_refusal(no.assessment, {}) ==
          "Arrival of an off-board unit (p 13)\nRefused it needs a friendly road off its baseline, or the secret spot of a side without one (p 13)\n");
    const Case automatic = assessed("fire_on_charge", {{"grade", "4"}});
    CHECK(words_of_pool(automatic.assessment) == "no dice: grade 4: point blank without a die (p 20)");
}

TEST_CASE("dim on a terminal, and only there") {
    const Case one = assessed("morale", {{"grade", "2"}});
    CHECK(!holds(resolved(one, {6, 6}), "\x1b["));
    CHECK(holds(resolved(one, {6, 6}, {true}), "\x1b[2m  0 "));
}

TEST_CASE("odds: percentages in line, a bar, the fraction not reduced") {
    const Case one = assessed("control_check", {{"grade", "3"}});
    const std::string text = words_of_odds(one.assessment, odds_of(*one.procedure, one.assessment), {});
    CHECK(holds(text, "50.00 %  ###############  3/6\n"));
    CHECK(bar(0) == "#");
    CHECK(bar(100).size() == 30);
}

TEST_CASE("every procedure has words and a line of JSON for a roll of its own") {
    for (const Procedure* procedure : procedures()) {
        CAPTURE(procedure->id);
        const Chart& chart = *test_charts().find(procedure->id);
        TableManners manners;
        SituationBuilder builder(test_charts(), chart, manners, {});
        for (const FactRow* row : builder.missing()) {
            const bool highest = row->fact == Fact::unit_up_from;  // must lie over unit.down_to
            const std::string number = highest ? std::to_string(row->max) : "1";
            builder.give_words(name_of(row->fact), row->values.empty() ? row->kind == Kind::boolean ? "true" : number : row->values.front(), {});
        }
        const Situation situation = builder.finish();
        CHECK_MESSAGE(builder.problems().none(), builder.problems().sentences());
        const Assessment assessment = assess(test_charts(), *procedure, situation);
        if (assessment.refused()) {
            CHECK(words_of_refusal(assessment, {}) != "");
            continue;
        }
        ProgramDice dice(7);
        const Resolution resolution = roll(*procedure, assessment, dice);
        const std::string words = words_of_resolution(assessment, resolution, "rolled by the program, seed 7", {});
        CHECK(holds(words, "Result  "));
        CHECK(!words.ends_with("Result  \n"));
        const std::string line = json_of_resolution(assessment, resolution);
        CHECK(line.starts_with("{\"procedure\":\"" + std::string(procedure->id) + "\""));
        CHECK(line.find('\n') == std::string::npos);
    }
}

TEST_CASE("JSON escapes what a string may not hold") {
    CHECK(json_string("a\"b\\c\n\t\x01\x7f\xc3\xbc") == "\"a\\\"b\\\\c\\n\\t\\u0001\\u007f\xc3\xbc\"");
    CHECK(JsonObject().line() == "{}");
    CHECK(JsonList().line() == "[]");
    Outcome outcome;
    outcome.add("a", true).add("b", 3).add("c", "x").add("d", Inches::parts(116'667));
    CHECK(json_of_outcome(outcome) == R"({"a":true,"b":3,"c":"x","d":11.67})");
}

TEST_CASE("facts as JSON: what a fact does not have is left out") {
    CHECK(json_of_facts(*test_charts().find("control_check")) ==
          R"({"procedure":"control_check","title":")" + test_charts().find("control_check")->title +
              R"(","page":"13","facts":[{"name":"unit.grade","type":"integer","meaning":")" +
              test_charts().find("control_check")->facts.front().meaning + R"(","page":"13","min":1,"max":4}]})");
    const std::string distance = json_of_facts(*test_charts().find("command_range"));
    CHECK(holds(distance, R"("type":"inches")"));
    CHECK(holds(distance, R"("min":0,"max":200)"));
    CHECK(holds(json_of_facts(*test_charts().find("withdrawal")), R"("default":[])"));
}

TEST_CASE("a line whose figure our copy of the book lacks says that it is a stand-in (R-12)") {
    const Assessment rout = at_table("rout_move", "unit.arm=infantry unit.formation=line");
    const auto rows = report::pool_rows(rout);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].label == "on foot (a stand-in, not printed in our copy)");
    CHECK(rows[1].label == "mounted (a stand-in, not printed in our copy)");
    CHECK(report::pool_rows(at_table("morale", "unit.grade=2"))[0].label.find("stand-in") == std::string::npos);
}
