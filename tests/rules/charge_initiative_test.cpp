#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const std::string& words) { return lines_of(at_table("charge_initiative", words)); }
}  // namespace

TEST_CASE("charge_initiative: one and a half to one, two to one, half strength") {
    CHECK(lines("grade=2 unit.castings=12 opponent.castings=8") == "grade 2 target, advantage_1_5 1 target");
    CHECK(lines("grade=2 unit.castings=12 opponent.castings=6") == "grade 2 target, advantage_2 2 target");
    CHECK(lines("grade=2 unit.castings=12 opponent.castings=9") == "grade 2 target");
    CHECK(lines("grade=2 unit.castings=6") == "grade 2 target, half_strength -1 target");
    CHECK(lines("grade=2 unit.castings_start=13 unit.castings=7") == "grade 2 target");
}

TEST_CASE("charge_initiative: the die is rolled whatever the number, and shifts act on the die") {
    const Assessment eutaw = at_table("charge_initiative", "grade=2 eutaw_continental exceptional_commander");
    CHECK(lines_of(eutaw) == "grade 2 target, exceptional_commander -1 die, eutaw_continental -2 die");
    // 5 - 3 = 2 is at the number, 6 - 3 = 3 is over it.
    CHECK(outcome_of(eutaw, {5}) == "passed=true");
    CHECK(outcome_of(eutaw, {6}) == "move=half, passed=false");
    CHECK(odds_in_words(at_table("charge_initiative", "grade=1 unit.state=disorganized unit.formation=column")) ==
          "6: move=half, passed=false");
    CHECK(outcome_of(at_table("charge_initiative", "grade=1 countercharge"), {6}) == "passed=false");
}

TEST_CASE("charge_initiative: troops that charge on 1-5 ask nothing else (C-14)") {
    CHECK(lines("grade=1 unit.formation=mob unit.leader=class_3 unit.state=disorganized exceptional_commander native") == "mob 5 target");
    CHECK(lines("grade=4 native charges_on_five opponent.state=broken") == "native 5 target");
    CHECK(lines("grade=2 charges_on_five unit.formation=column") == "charges_on_five 5 target");
}

TEST_CASE("charge_initiative: clans (R-46), and out of command by scale (R-05)") {
    CHECK(lines("grade=2 unit.formation=clan") == "automatic: clan");
    CHECK(lines("grade=2 unit.formation=clan R-46=plus_six") == "grade 2 target, clan 6 target");
    CHECK(lines("grade=2 unit.formation=clan unit.state=broken") == "refused: broken_or_routed");
    CHECK(lines("grade=2 out_of_command") == "grade 2 target");
    CHECK(lines("grade=2 out_of_command scale=15mm") == "grade 2 target, out_of_command -1 target");
    CHECK(lines("grade=2 out_of_command R-05=both_scales") == "grade 2 target, out_of_command -1 target");
}

TEST_CASE("charge_initiative: skirmishers and the front of formed troops") {
    CHECK(lines("grade=2 unit.formation=skirmish") == "refused: skirmishers_v_formed");
    CHECK(lines("grade=2 unit.formation=mass") == "grade 2 target");
    CHECK(lines("grade=2 unit.formation=mass unit.skirmisher") == "refused: skirmishers_v_formed");
    // Guns are unformed here, limbered or not (C-06); a square has no flank (C-05).
    CHECK(lines("grade=2 unit.formation=skirmish opponent.arm=artillery") == "grade 2 target, skirmishers -1 target");
    CHECK(lines("grade=2 unit.formation=skirmish charging=flank") ==
          "grade 2 target, flank_rear_or_limbered 1 target, skirmishers -1 target");
    CHECK(lines("grade=2 unit.formation=skirmish charging=flank opponent.formation=square") == "refused: skirmishers_v_formed");
    CHECK(lines("grade=2 unit.formation=skirmish american_indian") == "grade 2 target, skirmishers -1 target");
}
