// Names that a file, a sentence or a prompt could trip over: two alike, none at all, and every kind of sign.

#include "core/battle/entry_text.hpp"
#include "core/battle/name_shown.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/session.hpp"
#include "core/play/summary.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/memory_file.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

const std::vector<std::string> kNames = {"1/7th",       "1/7th",          "",           "100% %s%n %d", "\"quoted\" 'and so'", "Jäger zu Fuß",
                                         "## heading",  "[[entry]]",      "a = 1 # b",  "back\\slash",  "<b>&amp;</b>",        "end = \"1 0000000000000000\"",
                                         "Ð\u0416\u4E2D", "tab\tand\nline", "  spaces  ", "---"};

Battle battle_of_names() {
    Battle battle = small_battle();
    battle.game.title = "## 100% \"Größe\"";
    battle.units.clear();
    for (const std::string& name : kNames) {
        Unit unit;
        unit.id = make_id(battle, Thing::unit, name);
        unit.name = name;
        unit.army = "red";
        unit.brigade = "red-brigade";
        battle.units.push_back(unit);
    }
    Unit enemy;
    enemy.id = "blue-1";
    enemy.army = "blue";
    enemy.brigade = "blue-brigade";
    battle.units.push_back(enemy);
    battle.armies[0].name = "Rouge \"et\" bleu ##";
    battle.leaders[0].name = "";
    return battle;
}

}  // namespace

TEST_CASE("whatever they are called, units have short names of their own, are shot at, and lie in the file as they were") {
    Disk disk;
    disk.bytes = text_of(header_for(test_charts(), battle_of_names(), "test"));
    auto session = Session::on(test_charts(), LogFile::read(std::make_unique<MemoryFile>(disk)));
    REQUIRE(session.ok());
    for (int phase = 1; phase < 8; ++phase) REQUIRE(session->perform(typed("next")).ok());
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        const Unit unit = session->battle().units[i];
        CAPTURE(unit.id);
        CHECK(unit.name == kNames[i]);
        for (const char letter : unit.id) CHECK(((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-'));
        const auto shot = session->perform(typed("do small_arms_fire " + unit.id + " blue-1 range=6in dice=1,1,1"));
        REQUIRE(shot.ok());
        const auto& all = session->battle().units;
        const bool alone = std::count_if(all.begin(), all.end(), [&](const Unit& other) { return other.name == unit.name; }) == 1;
        CHECK((*shot)->say == (kNames[i].empty() ? unit.id : alone ? kNames[i] : kNames[i] + " (" + unit.id + ')') + " fires at blue-1: no hit");
        Intent renamed = typed("rename " + unit.id);
        renamed.words.push_back({"name", kNames[kNames.size() - 1 - i]});
        renamed.reason = kNames[i] + " it was";
        const auto other = session->perform(renamed);
        if (!other) CHECK(other.problems().sentences().size() > 10);
    }
    CHECK(session->perform(typed("do small_arms_fire 1-7th blue-1 range=6in")).problems().sentences().size() > 10);
    const auto again = LogFile::read(std::make_unique<MemoryFile>(disk));
    REQUIRE(again.ok());
    CHECK(again->told().empty());
    CHECK(again->log().battle() == session->battle());
    CHECK(again->log().entries() == session->log().entries());
    CHECK(summary(again->log()).title == "## 100% \"Größe\"");
}

TEST_CASE("such names in an order of battle, too") {
    const Battle battle = battle_of_names();
    const auto read = read_battle(test_charts(), text_of(order_of_battle(battle)), "names.toml");
    if (!read) FAIL(read.problems().sentences());
    REQUIRE(read->units.size() == battle.units.size());
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        CHECK(read->units[i].id == battle.units[i].id);
        CHECK(read->units[i].name == (kNames[i].empty() ? battle.units[i].id : kNames[i]));
    }
}

TEST_CASE("two of one name are told apart in an order of battle by their short names") {
    const char* const kText = "[[army]]\nname = \"red\"\n[[army]]\nname = \"blue\"\n"
                              "[[unit]]\nname = \"1/7th\"\narmy = \"red\"\n[[unit]]\nname = \"1/7th\"\narmy = \"blue\"\n"
                              "[[leader]]\nname = \"Chief\"\narmy = \"red\"\nattached = \"1/7th\"\n";
    const auto read = read_battle(test_charts(), kText, "two.toml");
    REQUIRE_FALSE(read.ok());
    CHECK(read.problems().sentences() == "two.toml:14:12: more than one unit is called \"1/7th\": say which by its id\n");
}

TEST_CASE("two units of one name have their short names beside them wherever a sentence names one") {
    AtBattle table;
    table.set("red-2", &Unit::name, "1/red");
    table.phase(8);
    // Grade 2 and first fire: 3 dice, 18 pips are three hits.
    CHECK(table.perform("do small_arms_fire red-2 blue-1 range=normal dice=6,6,6").say == "1/red (red-2) fires at 1/blue: 3 hits");
    CHECK(table.fault("do melee red-2 reason=test") == "1/red (red-2) is in contact with nobody\n");
    CHECK(name_shown(table.battle(), Thing::unit, "red-1") == "1/red (red-1)");
    CHECK(name_shown(table.battle(), Thing::unit, "blue-1") == "1/blue");
    CHECK(name_shown(table.battle(), Thing::unit, "gone") == "gone");
    table.set("red-2", &Unit::name, "2/red");
    CHECK(name_shown(table.battle(), Thing::unit, "red-1") == "1/red");
}
