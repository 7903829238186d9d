// What is asked besides facts: leaders who stand near a target, friends in a runner's way, bases that reach.

#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

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
