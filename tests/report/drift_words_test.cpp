// The list that is called out at the end of a turn.

#include "core/report/battle_json.hpp"
#include "core/report/correction_words.hpp"
#include "core/report/drift_words.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

TEST_CASE("by army and brigade, leaders after the units, then the ground; each value as it is typed back") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.set("red-1", &Unit::state, State::disorganized);
    const auto groups = drift_groups(table.battle());
    REQUIRE(groups.size() == 5);          // two brigades, two sets of leaders, the ground
    CHECK(groups[0].army == "red");
    CHECK(groups[0].brigade == "Brigade of red");
    CHECK(groups[0].rows[0].say == "9 of 12 castings, disorganized, line, first fire left");
    CHECK(groups[0].rows[0].fields[0] == "castings=9");
    CHECK(groups[1].rows[0].say == "by himself");
    CHECK(groups[1].rows[0].fields[0] == "attached=none");
    CHECK(words_of_drift(groups, {}).starts_with("red\n  Brigade of red\n    red-1  1/red  9 of 12 castings, disorganized, line, first fire left\n"));
    CHECK(words_of_drift(groups, {}).find("\nOn the ground\n  mill  The mill  held by nobody\n") != std::string::npos);
    CHECK(json_of_drift(groups).starts_with("{\"drift\":[{\"id\":\"red-1\",\"name\":\"1/red\",\"army\":\"red\",\"brigade\":\"Brigade of red\","));
}

TEST_CASE("a battle read again: all the same, or what comes out otherwise") {
    Audit same;
    same.decisions = 3;
    CHECK(words_of_audit(same, {}) == "3 decisions read again, all come out the same.\n");
    Audit other = same;
    other.other_charts = true;
    other.findings.push_back({7, 2, 8, "1/red holds", false, {"lost_quarter -1: new"}});
    other.unread = {4};
    CHECK(words_of_audit(other, {}) ==
          "The charts are not those with which the battle was begun.\n"
          "7  2.8  comes out otherwise: 1/red holds\n"
          "          lost_quarter -1: new\n"
          "Not read again, for want of what was asked: entries 4\n"
          "3 decisions read again, 1 comes out otherwise.\n");
    CHECK(json_of_audit(other) ==
          "{\"other_charts\":true,\"decisions\":3,\"unread\":[4],\"findings\":[{\"entry\":7,\"turn\":2,\"phase\":8,\"decision\":\"1/red holds\",\"cannot_be\":false,"
          "\"differences\":[\"lost_quarter -1: new\"]}]}");
}

TEST_CASE("a correction: what is mended, what is asked, with before and after") {
    AtBattle table;
    table.perform("set red-1 castings=6 reason=counted");
    table.perform("owe morale red-1 reason=x");
    table.perform("do morale red-1 dice=5");        // half lost: one die
    auto intent = intent_of(table.log(), 1);
    REQUIRE(intent.ok());
    for (Named& word : intent->facts) word.value = std::string("12");
    for (Named& word : intent->words) word.value = std::string("12");
    const auto asked = correct(test_charts(), table.log(), 1, *intent, "none was lost");
    REQUIRE(asked.ok());
    const CorrectionRows rows = correction_rows(table.log(), *asked);
    REQUIRE(rows.question.size() == 1);
    CHECK(rows.question[0].entry == 3);
    CHECK(rows.question[0].moment == "1.1");
    CHECK(rows.question[0].rolls == std::vector<std::string>{"Morale check, 1/red: 2 dice"});
    CHECK(words_of_question(rows.question[0], {}).starts_with("Entry 3 (1.1): 1/red "));
    CHECK(words_of_mended(rows.mended, {}).find("mended: ") != std::string::npos);
    CHECK(json_of_correction(rows).find("\"question\":{\"entry\":3,") != std::string::npos);
    const auto answered = correct(test_charts(), table.log(), 1, *intent, "none was lost", {{3, {Answer::What::dice, {6, 6}, {}}}});
    REQUIRE(answered.ok());
    CHECK_FALSE(correction_rows(table.log(), *answered).done.empty());
}
