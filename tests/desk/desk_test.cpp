// The desk: cases made by key and by click, taken back, compared, kept over a power cut.

#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::desk;

namespace {

const FactLine& fact(AtDesk& table, std::string_view name) {
    REQUIRE(table.desk().case_view().roll.has_value());
    for (const FactLine& line : table.desk().case_view().roll->facts) {
        if (line.name == name) return line;
    }
    FAIL("no fact ", name);
    std::abort();
}

/// The first foot of each army of the small ready battle.
std::string foot(const AtDesk& table, std::size_t army, std::size_t place = 0) {
    std::size_t seen = 0;
    for (const Unit& unit : table.battle().units) {
        if (unit.army != table.battle().armies[army].id || unit.arm != Arm::infantry) continue;
        if (seen++ == place) return unit.id;
    }
    FAIL("no such foot");
    return {};
}

}  // namespace

TEST_CASE("a case asks who, whom, and the fact that only the table can tell") {
    AtDesk table;
    table.go_to_phase(8);
    table.type("f");
    CHECK(table.desk().asked().what == Asking::actor);
    CHECK(!table.desk().asked().candidates.empty());
    table.type(table.code(foot(table, 0)));
    CHECK(table.desk().asked().what == Asking::target);
    // Only enemies can be fired at.
    for (const Somebody& one : table.desk().asked().candidates) CHECK(one.army != table.battle().armies[0].id);
    table.type(table.code(foot(table, 1)));
    CHECK(table.desk().asked().what == Asking::fact);
    CHECK(table.desk().asked().fact == "range");
    table.type("20\n");
    // Muskets do not reach 20 inches (p 34): refused, and asked again.
    CHECK(table.desk().asked().what == Asking::fact);
    CHECK(!table.desk().asked().fault.empty());
    table.type("\b\b3,5\n");
    CHECK(table.desk().asked().what == Asking::dice);
}

TEST_CASE("a letter changes a fact, and the pool with it; the same letter brings it back") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    const int dice = table.desk().case_view().roll->wanted.first.whole;
    const char key = fact(table, "target.in_flank").key;
    REQUIRE(key != '\0');
    table.type(std::string(1, key));
    CHECK(fact(table, "target.in_flank").value == "yes");
    // Fire into a flank is worth one die more (p 35).
    CHECK(table.desk().case_view().roll->wanted.first.whole == dice + 1);
    table.type(std::string(1, key));
    CHECK(table.desk().case_view().roll->wanted.first.whole == dice);
}

TEST_CASE("every fact that is shown first has a letter of its own") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    std::string letters;
    for (const FactLine& line : table.desk().case_view().roll->facts) {
        if (!line.usual) continue;
        CHECK(line.key >= 'a');
        CHECK(letters.find(line.key) == std::string::npos);
        letters += line.key;
    }
    CHECK(letters.size() == usual_facts("small_arms_fire").size());
}

TEST_CASE("what the battle knows is overruled with a reason only") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    const std::string known = fact(table, "firer.grade").value;
    REQUIRE(fact(table, "firer.grade").stand == FactStand::known);
    const std::string other = known == "1" ? "2" : "1";
    table.ask(TellFact{{"", "firer.grade", other, "", false}});
    CHECK(table.desk().asked().what == Asking::reason);
    CHECK(fact(table, "firer.grade").value == known);
    table.type("\n");
    CHECK(table.desk().asked().fault == "a reason goes into the log");
    table.type("drunk\n");
    CHECK(fact(table, "firer.grade").value == other);
    CHECK(fact(table, "firer.grade").stand == FactStand::overruled);
    // Back to what it knows takes none.
    table.ask(TellFact{{"", "firer.grade", known, "", false}});
    CHECK(fact(table, "firer.grade").stand == FactStand::known);
}

TEST_CASE("what is shown is what happens: the outcome before Enter is the outcome after it") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    const int dice = table.desk().case_view().roll->wanted.first.whole;
    const std::string total = std::to_string(6 * dice);
    table.type(total);
    REQUIRE(table.desk().case_view().ready);
    // Every six of the sum is a hit (p 34).
    CHECK(table.desk().case_view().outcome == std::to_string(dice) + (dice == 1 ? " hit" : " hits"));
    const std::string outcome = table.desk().case_view().outcome;
    const auto shown = table.desk().case_view().consequences;
    table.type("\n");
    const Entry& entry = table.desk().session()->log().entries().back();
    std::vector<std::string> happened;
    for (const Event& event : entry.events) {
        if (!event.say.empty()) happened.push_back(event.say);
    }
    // The shot itself is told in big letters, and what follows from it below them.
    REQUIRE_FALSE(happened.empty());
    CHECK(happened.front() == entry.say);
    CHECK(entry.say.ends_with(": " + outcome));
    happened.erase(happened.begin());
    CHECK(happened == shown);
    REQUIRE(table.desk().done().has_value());
    CHECK(table.desk().done()->entry == entry.number);
}

TEST_CASE("taken back with one key") {
    AtDesk table;
    table.go_to_phase(8);
    const Battle before = table.battle();
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    table.type(std::to_string(6 * table.desk().case_view().roll->wanted.first.whole) + "\n");
    CHECK(!(table.battle() == before));
    table.type("u");
    CHECK(table.battle() == before);
    table.type("y");
    CHECK(!(table.battle() == before));
}

TEST_CASE("dice that cannot be are refused as they are typed") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    const int dice = table.desk().case_view().roll->wanted.first.whole;
    REQUIRE(dice >= 3);
    table.type("9");
    CHECK(table.desk().work().typed_dice == (9 >= dice ? "9" : ""));
    table.type("9");
    CHECK(table.desk().work().typed_dice == "9");
    CHECK(table.desk().asked().fault == std::to_string(dice) + " dice come to " + std::to_string(dice) + " to " + std::to_string(6 * dice) + ", not 99");
}

TEST_CASE("Escape goes back, step by step, and nothing is logged") {
    AtDesk table;
    table.go_to_phase(8);
    const std::size_t before = table.entries();
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n4\x1b");
    CHECK(table.desk().work().typed_dice.empty());
    CHECK(!table.desk().work().empty());
    table.type("\x1b");
    CHECK(table.desk().work().empty());
    CHECK(table.entries() == before);
}

TEST_CASE("the case that was being made is back after the power was cut, with the battle") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    table.type(std::string(1, fact(table, "target.in_flank").key));
    table.type("1");
    const Work work = table.desk().work();
    const Battle battle = table.battle();
    table.start_again();
    CHECK(table.battle() == battle);
    CHECK(table.desk().work() == work);
    CHECK(table.desk().said() == "The case that was being made is back");
}

TEST_CASE("broken settings cost the settings only, and it is told") {
    AtDesk table;
    {
        const std::string fault = write_whole(table.folder() / "settings" / "settings.toml", "theme = \"gold\"\ntext_size = 20\n");
        REQUIRE(fault.empty());
    }
    table.start_again();
    CHECK(table.desk().settings().theme == "paper");
    CHECK(table.desk().settings().text_size == 18);
    REQUIRE(table.desk().problems().size() == 1);
    CHECK(table.desk().problems()[0].find("settings.toml:1:9: ") != std::string::npos);
    // The battle of the evening is open again, and what was typed into the settings can be put right.
    REQUIRE(table.desk().session() != nullptr);
    CHECK(table.battle().game.title == "First battle: the ford at Kreuzau");
    CHECK(read_whole(table.folder() / "settings" / "settings.toml.broken") == "theme = \"gold\"\ntext_size = 20\n");
}

TEST_CASE("as last time: the facts of the same pair come back with one key") {
    AtDesk table;
    table.go_to_phase(8);
    const std::string a = foot(table, 0);
    const std::string b = foot(table, 1);
    table.ask(BeginCase{"small_arms_fire", a, b});
    table.type("3\n");
    table.type(std::string(1, fact(table, "target.in_flank").key));
    table.type(std::to_string(table.desk().case_view().roll->wanted.first.whole) + "\n");
    table.type("u");
    table.ask(BeginCase{"small_arms_fire", a, b});
    CHECK(fact(table, "target.in_flank").value != "yes");
    table.ask(AsLastTime{});
    CHECK(fact(table, "target.in_flank").value == "yes");
    CHECK(table.desk().asked().what == Asking::dice);
}

TEST_CASE("a pinned case stays beside the next one") {
    AtDesk table;
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n!");
    REQUIRE(table.desk().pinned().has_value());
    const std::string who = table.desk().pinned()->view.roll->who;
    table.ask(BeginCase{"small_arms_fire", foot(table, 0, 1), foot(table, 1)});
    CHECK(table.desk().pinned()->view.roll->who == who);
    CHECK(table.desk().case_view().roll->who != who);
}

TEST_CASE("an earlier moment is looked at, and nothing can be done there") {
    AtDesk table;
    table.go_to_phase(4);
    table.ask(LookAt{1});
    REQUIRE(table.desk().looking_at().has_value());
    CHECK(table.desk().battle().game.phase == 2);
    const std::size_t before = table.entries();
    table.type("n");
    CHECK(table.entries() == before);
    CHECK(table.desk().said() == "This is an earlier moment: go back to the present to act");
    table.type("\x1b");
    CHECK(!table.desk().looking_at().has_value());
    CHECK(table.desk().battle().game.phase == 4);
}

TEST_CASE("the program's dice, with one key") {
    // A fire of some dice, all of them sixes.
    AtDesk table("armylists/ready/first-battle.toml", std::vector<int>(12, 6));
    table.go_to_phase(8);
    table.ask(BeginCase{"small_arms_fire", foot(table, 0), foot(table, 1)});
    table.type("3\n");
    const int dice = table.desk().case_view().roll->wanted.first.whole;
    table.type("*");
    REQUIRE(table.desk().done().has_value());
    CHECK(table.desk().done()->view.outcome == std::to_string(dice) + " hits");
}
