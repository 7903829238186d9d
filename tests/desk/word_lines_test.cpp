// What is asked besides facts: leaders who stand near a target, friends in a runner's way, bases that reach.

#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

const WordLine& word(const AtDesk& table, std::string_view name) {
    const WordLine* line = const_cast<AtDesk&>(table).desk().case_view().word(name);
    REQUIRE(line != nullptr);
    return *line;
}

/// 1/red fires at 1/blue over five inches, the dice still to come.
void fire(AtDesk& table) {
    table.type("f" + table.code("red-1") + table.code("blue-1") + "5\n");
    REQUIRE_MESSAGE(table.desk().asked().what == Asking::dice, table.desk().asked().label);
}

}  // namespace

// P-080, P-111 (L547): a formed router disorders the foot it runs through.
TEST_CASE("friends in the way of a rout are named by their codes, one after another") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(7);
    set_up.owe("morale", "red-1");
    set_up.perform("do morale red-1 dice=1,1");
    table.open(set_up.battle());
    table.ask(BeginCase{"rout_move", "red-1", ""});
    REQUIRE(table.desk().case_view().word("passes") != nullptr);
    table.type("P" + table.code("red-2") + table.code("red-3") + "\n");
    CHECK(word(table, "passes").value == "red-2,red-3");
    CHECK(word(table, "passes").value_say == "2/red, 3/red");
    for (const FactChoice& choice : word(table, "passes").choices) CHECK(choice.code == table.code(choice.word));
    // With a blank between them, and what is nobody's code is told so.
    table.type("P" + table.code("red-3") + ' ' + table.code("red-2") + "\n");
    CHECK(word(table, "passes").value == "red-3,red-2");
    table.type("Pa2z9\n");
    CHECK(table.desk().asked().fault == "nobody here is called a2z9");
    table.type("\b\b\b\b\n3\n");
    REQUIRE_MESSAGE(table.entries() == 1, table.desk().said());
    CHECK(table.battle().unit("red-2")->state == State::disorganized);
    CHECK(table.battle().unit("red-2")->temporary);
}

// P-102 (p 30): within 5 inches in 25mm, 3.5 in 15mm; not touching, both dice at or under the number of hits.
TEST_CASE("a leader near the target is named by a key and his code, and is tested when it is hit") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(8);
    table.open(set_up.battle());
    fire(table);
    CHECK(word(table, kNearTarget).say == "leaders within 5\u2033 of the target");
    CHECK(word(table, kNearTarget).value_say == "nobody");
    table.type("N");
    CHECK(table.desk().asked().label == "leaders within 5\u2033 of the target");
    table.type("blucher\n");
    CHECK(table.desk().asked().fault == "nobody here is called blucher");
    table.type("\b\b\b\b\b\b\b" + table.code("blue-chief") + "\n");
    CHECK(word(table, kNearTarget).value_say == "Chief of blue");
    table.type("14\n");
    // 14 of four dice: two hits (p 34).
    REQUIRE(table.battle().owed.size() >= 1);
    const Owed& test = table.battle().owed.front();
    CHECK(test.procedure == "leader_hit");
    CHECK(test.leader == "blue-chief");
    CHECK(test.hits == 2);
    CHECK(test.facts == Names{"leader.touching=no"});
}

// P-080, P-111: whom it falls back through is asked with its morale check; p 18: 4 falls back a full move, disorganized.
TEST_CASE("friends whom a unit falls back through are asked with its check") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(7);
    set_up.owe("morale", "red-1");
    table.open(set_up.battle());
    table.ask(BeginCase{"morale", "red-1", ""});
    CHECK(word(table, "passes").say == "friends whom it passes through if it falls back");
    table.type("P" + table.code("red-2") + "\n2,2\n");
    REQUIRE_MESSAGE(table.entries() == 1, table.desk().said());
    CHECK(table.battle().unit("red-2")->temporary);
    CHECK(owed_in(table.battle()) == "morale red-2");
}

// P-102: of a leader who does not touch the unit no distance is taken for granted; he is near enough until one is told.
TEST_CASE("how near a leader is stands in one line, and dice that are not added up are read one by one") {
    AtDesk table("");
    AtBattle set_up;
    set_up.phase(8);
    table.open(set_up.battle());
    table.type("l" + table.code("blue-chief") + "2\n");
    const auto line = [&](std::string_view name) -> const FactLine* {
        for (const FactLine& one : table.desk().case_view().roll->facts) {
            if (one.name == name) return &one;
        }
        return nullptr;
    };
    REQUIRE(line("leader.touching") != nullptr);
    table.ask(TellFact{{table.desk().case_view().roll->aim, "leader.touching", "yes", "", false}});
    CHECK(line("leader.distance") == nullptr);
    table.ask(TellFact{{table.desk().case_view().roll->aim, "leader.touching", "no", "", false}});
    REQUIRE(line("leader.distance") != nullptr);
    CHECK(line("leader.distance")->say == "leader: inches from the unit");
    CHECK(line("leader.distance")->value == "");
    CHECK(line("leader.distance")->value_say == "near enough");
    table.type("11");
    CHECK(table.desk().case_view().roll->read.say == "the faces 1 and 1");
}

TEST_CASE("at the contact of a charge that nobody has measured, whether it falls short is asked among the first") {
    Charging table("red-1", "blue-1");
    table.perform("do charge red-1 dice=2");
    Work work;
    work.procedure = "charge";
    work.actor = "red-1";
    ChargeNeeds needs;
    needs.step = ChargeStep::contact;
    const auto rare = [&] {
        std::string out;
        for (const WordLine& line : words_of_step(table.battle(), work, {"short", "uphill"}, &needs)) out += line.rare ? "rare " : "first ";
        return out;
    };
    CHECK(rare() == "first rare ");
    table.set<Charge>(table.battle().charges.front().id, &Charge::distance, Inches::whole(8));
    CHECK(rare() == "rare rare ");
}
