// The roster of the moment in words and as JSON.

#include "core/report/battle_json.hpp"
#include "core/report/battle_status.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

UnitRow row_of(const AtBattle& table, std::string_view id) { return unit_row(test_charts(), table.battle(), table.unit(id)); }

std::string remarks(const UnitRow& row) {
    std::string out;
    for (const std::string& remark : row.remarks) out += (out.empty() ? "" : "; ") + remark;
    return out;
}

}  // namespace

TEST_CASE("the small battle as it begins, whole") {
    const AtBattle table;
    CHECK(words_of_status(battle_status(test_charts(), table.battle()), {}) ==
          "Small\n"
          "Turn 1, phase 1: Arrivals and command\n"
          "  25mm, 12 turns\n"
          "\n"
          "red  28 of 28 castings\n"
          "    red-chief  Chief of red, commander-in-chief, class 2: by himself\n"
          "  Brigade of red  28 of 28 castings\n"
          "    red-1  1/red  FI 2          12 of 12  normal  line        first fire left\n"
          "    red-2  2/red  FI 2          12 of 12  normal  line        first fire left\n"
          "    red-3  3/red  ART 2 medium  4 of 4    normal  unlimbered  first fire left\n"
          "\n"
          "blue  28 of 28 castings\n"
          "    blue-chief  Chief of blue, commander-in-chief, class 2: by himself\n"
          "  Brigade of blue  28 of 28 castings\n"
          "    blue-1  1/blue  FI 2          12 of 12  normal  line        first fire left\n"
          "    blue-2  2/blue  FI 2          12 of 12  normal  line        first fire left\n"
          "    blue-3  3/blue  ART 2 medium  4 of 4    normal  unlimbered  first fire left\n"
          "\n"
          "  mill  The mill  small village  held by nobody\n");
}

TEST_CASE("a unit's strength, state and remarks") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.set("red-1", &Unit::flag, FlagState::lost);
    table.set("red-1", &Unit::first_fire, false);
    table.set("red-1", &Unit::fatigued, true);
    table.set("red-1", &Unit::state, State::disorganized);
    table.set("red-1", &Unit::temporary, true);
    table.set("red-chief", &Leader::attached, UnitId("red-1"));
    Loss loss;
    loss.id = "x";
    loss.unit = "red-1";
    loss.castings = 2;
    loss.pending = true;
    table.come(loss);
    const UnitRow row = row_of(table, "red-1");
    CHECK(row.strength == "9 of 12, 2 to come off");
    CHECK(row.state == "disorganized in passing");
    CHECK(remarks(row) == "Chief of red with it; flag lost; fatigued");
    CHECK(leader_row(table.battle(), *table.battle().leader("red-chief")).now == "with 1/red");

    table.set("red-2", &Unit::presence, Presence::waiting);
    table.set("red-2", &Unit::arrives_turn, 4);
    CHECK(row_of(table, "red-2").state == "waiting, due in turn 4");
    table.turn(4);
    CHECK(row_of(table, "red-2").state == "waiting");
    CHECK(row_of(table, "red-2").formation.empty());
    table.set("red-2", &Unit::presence, Presence::picked_up);
    CHECK(row_of(table, "red-2").strength == "0 of 12");
    CHECK(row_of(table, "red-2").lost);
    CHECK(battle_status(test_charts(), table.battle()).armies[0].castings == Castings{28, 15});   // 3 and 12
}

TEST_CASE("a leader who is gone says when, and whether his post is vacant") {
    AtBattle table;
    table.set("red-chief", &Leader::fate, Fate::killed);
    table.set("red-chief", &Leader::fate_turn, 3);
    table.set("red-chief", &Leader::replacement_turn, 4);
    CHECK(leader_row(table.battle(), *table.battle().leader("red-chief")).now == "killed in turn 3, his post is vacant");
}

TEST_CASE("a battle that is over says so; rules that differ are named") {
    AtBattle table;
    table.set(&Game::rulings, Names{"R-18=plain"});
    table.set(&Game::options, Names{"variable_morale"});
    table.set(&Game::house_rules, Names{"no flags for batteries"});
    table.set(&Game::flag_dice_cap, 2);
    table.set(&Game::figure_counts, Names{"infantry=16", "battery=3"});
    table.set(&Game::marker_colours, Names{"broken=black"});
    table.set(&Game::turn, 9);
    table.set(&Game::ended, true);
    table.set(&Game::winner, ArmyId("red"));
    table.set(&Game::ending, std::string("withdrawal"));
    const BattleStatus status = battle_status(test_charts(), table.battle());
    CHECK(status.ended == "The battle is over in turn 9: red won (withdrawal)");
    CHECK(status.rules == std::vector<std::string>{"ruling R-18=plain", "option variable_morale", "house rule: no flags for batteries",
                                                   "house rule: at most 2 withdrawal dice for flags", "house rule: castings of a usual unit: infantry=16, battery=3",
                                                   "house rule: markers: broken=black"});
}

TEST_CASE("names that could steer a terminal are written out, letters of any language stay") {
    CHECK(on_one_line("Jäger \x1b[31m\n\"100%\" \x7f") == "Jäger \\x1b[31m\\x0a\"100%\" \\x7f");
    CHECK(on_one_line("\xC2\x9B" "31m") == "\\xc2\\x9b31m");   // the control character that some terminals take for ESC [
    CHECK(on_one_line("\xFF") == "\\xff");
    AtBattle table;
    table.set("red-1", &Unit::name, std::string("1/\x1b[2Jred"));
    const std::string text = words_of_status(battle_status(test_charts(), table.battle()), {});
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.find("1/\\x1b[2Jred") != std::string::npos);
}

TEST_CASE("the same as JSON") {
    AtBattle table;
    table.set("red-1", &Unit::name, std::string("a \"b\""));
    const std::string json = json_of_status(battle_status(test_charts(), table.battle()), table.battle().game);
    CHECK(json.starts_with("{\"title\":\"Small\",\"turn\":1,\"phase\":1,\"moment\":\"Turn 1, phase 1: Arrivals and command\",\"over\":false,"
                           "\"remarks\":[\"25mm, 12 turns\"],\"armies\":[{\"id\":\"red\",\"name\":\"red\",\"castings\":{\"start\":28,\"lost\":0},"));
    CHECK(json.find("{\"id\":\"red-1\",\"name\":\"a \\\"b\\\"\",\"troops\":\"FI\",\"grade\":2,\"castings\":12,\"castings_start\":12,"
                    "\"on_table\":true,\"lost\":false,\"state\":\"normal\",\"formation\":\"line\",\"remarks\":[\"first fire left\"]}") != std::string::npos);
    CHECK(json.ends_with("\"sites\":[{\"id\":\"mill\",\"name\":\"The mill\",\"kind\":\"small village\",\"held\":\"held by nobody\"}]}"));
}
