#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const char* words) { return lines_of(at_table("emergency_square", words)); }
}  // namespace

TEST_CASE("bands of distance, each up to its last inch (R-48)") {
    CHECK(lines("grade=2 direction=flank distance=3.99") == "grade 2 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=4") == "grade 2 target, distance_near 1 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=8") == "grade 2 target, distance_near 1 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=8.01") == "grade 2 target, distance_middle 2 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=12") == "grade 2 target, distance_middle 2 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=12.01") == "grade 2 target, distance_far 3 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=3 scale=15mm") == "grade 2 target, distance_near 1 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=6.5 scale=15mm") == "grade 2 target, distance_middle 2 target, charged_in_flank -1 target");
    CHECK(lines("grade=2 direction=flank distance=10.5 scale=15mm") == "grade 2 target, distance_far 3 target, charged_in_flank -1 target");
}

TEST_CASE("one die at or under the number; who fails is disorganized") {
    // 2 + 1 + 2 - 2 = 3
    const Assessment line = at_table("emergency_square", "grade=2 direction=rear distance=5 leader=class_2");
    CHECK(lines_of(line) == "grade 2 target, distance_near 1 target, leader 2 target, charged_in_rear -2 target");
    CHECK(line.target() == 3);
    CHECK(outcome_of(line, {3}) == "square=true");
    CHECK(outcome_of(line, {4}) == "square=false, state=disorganized");
    CHECK(odds_in_words(line) == "3: square=true; 3: square=false, state=disorganized");
}

TEST_CASE("a half-die leader does not help") {
    CHECK(lines("grade=2 direction=rear distance=2 leader=half_die") == "grade 2 target, charged_in_rear -2 target");
}

TEST_CASE("the Austrian and Russian drill by R-49") {
    // The die less 1 against 1, or the die against 1 - 1.
    const Assessment helps = at_table("emergency_square", "grade=2 direction=flank distance=2 square_drill");
    CHECK(lines_of(helps) == "grade 2 target, charged_in_flank -1 target, square_drill -1 die");
    CHECK(odds_in_words(helps) == "2: square=true; 4: square=false, state=disorganized");
    const Assessment hurts = at_table("emergency_square", "grade=2 direction=flank distance=2 square_drill R-49=target");
    CHECK(lines_of(hurts) == "grade 2 target, charged_in_flank -1 target, square_drill -1 target");
    CHECK(odds_in_words(hurts) == "6: square=false, state=disorganized");
}

TEST_CASE("from the front only those who cannot fire at the charger, or all by R-50") {
    CHECK(lines("grade=2 direction=front distance=2") == "refused: front");
    CHECK(lines("grade=2 direction=front distance=2 can_fire_at_charger=false") == "grade 2 target");
    CHECK(lines("grade=2 direction=front distance=2 can_fire_at_charger=false unit.moved") == "refused: front");
    CHECK(lines("grade=2 direction=front distance=2 can_fire_at_charger=false unit.fired") == "refused: front");
    CHECK(lines("grade=2 direction=front distance=2 R-50=chart") == "grade 2 target");
}
