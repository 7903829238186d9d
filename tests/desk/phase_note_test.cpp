// A case that is posed out of its phase says so; what belongs to no phase, is owed, or is opportunity fire, does not.

#include "app/desk/phase_note.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

std::string note(int phase, std::string_view procedure, bool opportunity = false) {
    AtBattle table;
    table.phase(phase);
    Work work;
    work.procedure = procedure;
    work.actor = "red-1";
    if (opportunity) work.told.push_back({"", "opportunity", "yes", "", false});
    return phase_note(test_charts(), table.battle(), work);
}

}  // namespace

// The sequence of play (p 11-12): 1 arrivals and command, 2 rally, 4 charges, 6 artillery, 8 small arms, 10 melee.
TEST_CASE("a case out of its phase is told with both phases") {
    CHECK(note(5, "small_arms_fire") == "Small arms fire is in phase 8; it is phase 5 now (unless it is opportunity fire, or fire on a charge)");
    CHECK(note(8, "melee") == "Melee is in phase 10; it is phase 8 now");
    CHECK(note(3, "charge") == "Charge is in phase 4; it is phase 3 now");
    CHECK(note(5, "small_arms_fire", true) == "");
    CHECK(note(8, "small_arms_fire") == "");
    CHECK(note(6, "artillery_fire") == "");
    CHECK(note(3, "morale") == "");
}

TEST_CASE("what is owed is in its place whatever the phase") {
    AtBattle table;
    table.phase(4);
    table.owe("rally", "red-1");
    Work work;
    work.procedure = "rally";
    work.actor = "red-1";
    CHECK(phase_note(test_charts(), table.battle(), work) == "");
    work.actor = "red-2";
    CHECK(phase_note(test_charts(), table.battle(), work) == "Rally of a routed unit is in phase 2; it is phase 4 now");
}
