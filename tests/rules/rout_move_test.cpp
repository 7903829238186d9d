#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("rout_move: the full move and the dice") {
    const Assessment line = at_table("rout_move", "unit.arm=infantry");
    CHECK(lines_of(line) == "foot 1");
    CHECK(odds_in_words(line) ==
          "1: distance=9; 1: distance=10; 1: distance=11; 1: distance=12; 1: distance=13; 1: distance=14");
    CHECK(outcome_of(at_table("rout_move", "unit.arm=infantry unit.formation=mob"), {1}) == "distance=11");
    const Assessment horse = at_table("rout_move", "unit.arm=horse");
    CHECK(lines_of(horse) == "mounted 2");
    CHECK(outcome_of(horse, {3, 4}) == "distance=19");
}

TEST_CASE("rout_move: in 15mm a pip is two thirds of an inch") {
    // 6 + 4 x 2/3 = 8.666...; 9 + 7 x 2/3 = 13.666...; 6 + 3 x 2/3 = 8 exactly.
    CHECK(outcome_of(at_table("rout_move", "unit.arm=infantry scale=15mm"), {4}) == "distance=8.67");
    CHECK(outcome_of(at_table("rout_move", "unit.arm=infantry scale=15mm"), {3}) == "distance=8");
    CHECK(outcome_of(at_table("rout_move", "unit.arm=armored_cavalry scale=15mm"), {3, 4}) == "distance=13.67");
}

TEST_CASE("rout_move: gunners run as skirmish infantry whatever is stated (C-23)") {
    const Assessment crew = at_table("rout_move", "unit.arm=artillery unit.formation=square");
    CHECK(lines_of(crew) == "foot 1");
    CHECK(outcome_of(crew, {2}) == "distance=18");
}

TEST_CASE("rout_move: heavier cavalry has no skirmish rate") {
    for (const char* arm : {"dragoons", "horse", "armored_cavalry"}) {
        CHECK(lines_of(at_table("rout_move", "unit.formation=skirmish unit.arm=" + std::string(arm) + "")) ==
              "refused: no_skirmish_rate");
    }
    CHECK(outcome_of(at_table("rout_move", "unit.formation=skirmish unit.arm=light_cavalry"), {1, 1}) ==
          "distance=26");
}
