// A roll before its dice, in words and as JSON.

#include "core/report/preview_words.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::report;

namespace {

PosedRows rows_of(const AtBattle& table, std::string_view line) {
    const Preview preview = table.preview(line);
    REQUIRE_FALSE(preview.rolls.empty());
    return posed_rows(test_charts(), table.battle(), preview.rolls.front());
}

bool could(const PosedRows& rows, std::string_view fact) {
    return std::any_of(rows.could.begin(), rows.could.end(), [&](const CouldCount& line) { return line.fact == fact; });
}

}  // namespace

TEST_CASE("what counts, what was known, what could still count, and the odds") {
    AtBattle table;
    table.set("red-1", &Unit::castings, 9);
    table.owe("morale", "red-1");
    const PosedRows rows = rows_of(table, "do morale red-1");
    // grade 2, a quarter lost: one die; a 1 to 6 cannot come to more than 6
    CHECK(rows.pool == "1 die");
    CHECK(rows.who == "1/red");
    REQUIRE(rows.lines.size() == 2);
    CHECK(rows.lines[1].amount == "-1 die");
    CHECK(could(rows, "rear_support=yes"));
    CHECK_FALSE(could(rows, "rear_support=no"));
    CHECK(rows.missing.empty());
    int share = 0;
    for (const OddsRow& odds : rows.odds) share += odds.share;
    CHECK(share >= 99);
    const std::string text = words_of_posed(rows, {});
    CHECK(text.starts_with("Morale check (p 15-18), 1/red\n  +2 dice  morale grade"));
    CHECK(text.find("Known   grade=2, castings=9\n") != std::string::npos);
    CHECK(text.find("Pool    1 die\nOdds    ") != std::string::npos);
    CHECK(text.find("rear_support +1 die") != std::string::npos);
}

TEST_CASE("told once, a fact is no longer offered; it stands among those that were told") {
    AtBattle table;
    table.owe("morale", "red-1");
    const PosedRows rows = rows_of(table, "do morale red-1 unit.rear_support=yes");
    CHECK(rows.pool == "3 dice");
    CHECK_FALSE(could(rows, "rear_support=yes"));
    CHECK(words_of_posed(rows, {}).find("Told    rear_support=yes\n") != std::string::npos);
}

TEST_CASE("missing facts with their choices; a rule that says no") {
    AtBattle table;
    table.phase(8);
    const PosedRows open = rows_of(table, "do small_arms_fire red-1 blue-1");
    REQUIRE(open.missing.size() == 1);
    CHECK(open.missing[0].name == "range");
    CHECK(open.missing[0].typed == "range");
    CHECK_FALSE(open.missing[0].choices.empty());
    CHECK(open.problems.empty());
    CHECK(words_of_posed(open, {}).find("  missing: range: ") != std::string::npos);
    table.set("red-1", &Unit::fired_turn, 1);
    const PosedRows refused = rows_of(table, "do small_arms_fire red-1 blue-1 range=close");
    CHECK_FALSE(refused.refused.empty());
    CHECK(words_of_posed(refused, {}).find("  Refused: ") != std::string::npos);
    CHECK(json_of_posed(refused).find("\"refused\":\"") != std::string::npos);
}

TEST_CASE("names as short as is clear in their chart") {
    const Chart& morale = *test_charts().find("morale");
    CHECK(short_name(morale, *fact_named("unit.grade")) == "grade");
    CHECK(short_name(morale, *fact_named("unit.arm")) == "unit.arm");          // the opponent has an arm too
}

TEST_CASE("both sides of a bout") {
    AtBattle table;
    Contact contact;
    contact.id = "c";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    contact.since_turn = 1;
    table.come(contact);
    table.phase(10);
    const PosedRows rows = rows_of(table, "do melee red-1");
    CHECK(rows.pool.find(" against ") != std::string::npos);
    CHECK_FALSE(rows.lines.empty());
    CHECK(words_of_posed(rows, {}).find("\n  against\n") != std::string::npos);
    CHECK(rows.could.empty());
}
