// An army with a contingent of allies out of a list of their own: totals and withdrawal checks apart (p 8, P-170).

#include "core/battle/set_up.hpp"
#include "core/play/known_army.hpp"
#include "tests/support/aor_run.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::tests;

namespace {

/// Prussians, their British-paid allies, and Austrians.
std::string three_armies(const OwnFolder& data) {
    const std::string first = data.file("prussia.toml");
    const std::string allied = data.file("allied.toml");
    const std::string all = data.file("all.toml");
    CHECK(aor_run({"muster", "frederick/prussia", "--points", "9", "--output", first}).status == 0);
    const Said ally = aor_run({"muster", "frederick/british-allies", "--points", "6", "--beside", first, "--ally-of", "prussia", "--output", allied});
    CHECK(ally.err.empty());
    CHECK(ally.out.find("both contingents are in " + allied + "; a battle needs the other side too: --beside " + allied + '\n') != std::string::npos);
    const Said enemy = aor_run({"muster", "frederick/austria", "--points", "9", "--beside", allied, "--output", all});
    CHECK(enemy.err.empty());
    CHECK(enemy.status == 0);
    return all;
}

bool owes_withdrawal(const Battle& battle, std::string_view army) {
    return std::any_of(battle.owed.begin(), battle.owed.end(), [&](const Owed& duty) { return duty.procedure == "withdrawal" && duty.army == army; });
}

}  // namespace

TEST_CASE("the allies are an army of their own on the same side, and check withdrawal by their own losses") {
    const OwnFolder data("aor-allies-test");
    const std::string file = three_armies(data);
    const auto battle = read_battle(test_charts(), bytes_of(file), file);
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    REQUIRE(battle->armies.size() == 3);
    CHECK(battle->armies[1].ally_of == "prussia");
    CHECK(are_friends(*battle, "prussia", "british-allies"));
    CHECK(!are_friends(*battle, "austria", "british-allies"));
    // 9 points of Prussians: 7 battalions and 3 batteries; 6 of the allies: 5 and 1; 9 of Austrians: 8 and 3. Gunners are 4.
    CHECK(withdrawal_castings(*battle, *battle->army("prussia")).start == 7 * 12 + 3 * 4);
    CHECK(withdrawal_castings(*battle, *battle->army("british-allies")).start == 5 * 12 + 4);
    CHECK(withdrawal_castings(*battle, *battle->army("austria")).start == 8 * 12 + 3 * 4);
    // Each army has a commander-in-chief, and its brigades are its own.
    for (const Army& army : battle->armies) {
        REQUIRE(battle->leader(army.commander) != nullptr);
        CHECK(battle->leader(army.commander)->army == army.id);
    }
    // A quarter of 64 is 16.
    AtBattle table(*battle);
    std::vector<std::string> allies;
    for (const Unit& unit : table.battle().units) {
        if (unit.army == "british-allies" && unit.arm == Arm::infantry) allies.push_back(unit.id);
    }
    REQUIRE(allies.size() == 5);
    table.perform("set " + allies[0] + " castings=4 reason=fire");
    table.perform("set " + allies[1] + " castings=5 reason=fire");
    while (table.battle().game.phase < 11) table.perform("next");
    CHECK(!owes_withdrawal(table.battle(), "british-allies"));
    table.perform("set " + allies[1] + " castings=4 reason=fire");
    while (table.battle().game.turn < 2 || table.battle().game.phase < 11) table.perform("next");
    CHECK(owes_withdrawal(table.battle(), "british-allies"));
    CHECK(!owes_withdrawal(table.battle(), "prussia"));
    CHECK(!owes_withdrawal(table.battle(), "austria"));
}

TEST_CASE("--ally-of says whose ally, and where that army is") {
    const OwnFolder data("aor-allies-test");
    const std::string first = data.file("prussia.toml");
    CHECK(aor_run({"muster", "frederick/prussia", "--points", "9", "--output", first}).status == 0);
    CHECK(aor_run({"muster", "frederick/british-allies", "--points", "6", "--ally-of", "prussia"}).err ==
          "argument 6: --ally-of goes with --beside, the file of the army whose ally it is\n");
    CHECK(aor_run({"muster", "frederick/british-allies", "--points", "6", "--beside", first, "--ally-of", "prusia", "--output", data.file("x.toml")}).err ==
          "argument 8: there is no army \"prusia\" beside it (did you mean \"prussia\"?)\n");
}
