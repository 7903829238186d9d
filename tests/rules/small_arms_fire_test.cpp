#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {
std::string lines(const char* words) { return lines_of(at_table("small_arms_fire", words)); }
}  // namespace

TEST_CASE("the printed examples") {
    // L687: 3 + 1 + 1 - 1 = 4 dice; 15 is two sixes and 3 over.
    const Assessment grenadiers = at_table("small_arms_fire", "grade=3 range=close firer.state=disorganized target.formation=column");
    CHECK(lines_of(grenadiers) == "grade 3, close_range 1, vs_column 1, disorganized -1");
    CHECK(outcome_of(grenadiers, {6, 5, 3, 1}) == "hits=2");
    // L848: 2 + 1 + 2 + 1 = 6 dice; 19 is three sixes and 1 over.
    const Assessment french = at_table("small_arms_fire", "grade=2 range=point_blank first_fire battalion_gun=standard");
    CHECK(lines_of(french) == "grade 2, first_fire 1, point_blank 2, battalion_gun 1");
    CHECK(outcome_of(french, {6, 5, 3, 2, 2, 1}) == "hits=3");
}

TEST_CASE("close range at point blank by R-42") {
    CHECK(lines("grade=2 range=point_blank R-42=three") == "grade 2, close_range 1, point_blank 2");
    CHECK(lines("grade=2 range=close R-42=three") == "grade 2, close_range 1");
}

TEST_CASE("natives of India: one die, whatever they did") {
    CHECK(lines("grade=4 range=point_blank native firer.moved=over_half firer.charged opportunity target.cover=stone_wall") == "native 1");
    CHECK(lines("grade=4 range=normal native firer.state=broken") == "refused: broken_or_routed");
    CHECK(lines("grade=4 range=normal native firer.fired") == "refused: fired");
    CHECK(outcome_of(at_table("small_arms_fire", "grade=4 range=normal native"), {6}) == "hits=1");
}

TEST_CASE("castings that fire: twelve, six, half") {
    CHECK(lines("grade=2 range=normal castings_start=13") == "grade 2, over_twelve 1");
    CHECK(lines("grade=2 range=normal castings_start=18") == "grade 2, over_twelve 1");
    // At 1:25, 18 - 12 = 6 is one six, 19 - 12 = 7 a second one begun.
    CHECK(lines("grade=2 range=normal castings_start=18 figure_scale=1:25") == "grade 2, over_twelve 1");
    CHECK(lines("grade=2 range=normal castings_start=19 figure_scale=1:25") == "grade 2, over_twelve 2");
    CHECK(lines("grade=2 range=normal castings=7") == "grade 2");
    CHECK(lines("grade=2 range=normal castings=6") == "grade 2, six_or_fewer -1");
    // Half of 13, rounded up, is 7; half of 12 is 6.
    CHECK(lines("grade=2 range=normal castings_start=13 firer.formation=mass") == "grade 2");
    CHECK(lines("grade=2 range=normal firer.formation=double_line") == "grade 2, six_or_fewer -1");
    CHECK(lines("grade=2 range=normal firer.formation=double_line castings_firing=7") == "grade 2");
    // A clan of 16 never gets the die.
    CHECK(lines("grade=2 range=normal castings_start=16 firer.formation=clan") == "grade 2, clan -1");
}

TEST_CASE("a column or square counts whole, or by those firing under R-78") {
    // 4 - 3 = 1
    CHECK(lines("grade=4 range=normal firer.formation=column castings_firing=4") == "grade 4, in_column -3");
    // 4 - 1 - 3 = 0, brought to 1
    CHECK(lines("grade=4 range=normal firer.formation=square castings_firing=3 R-78=front_rank") ==
          "grade 4, six_or_fewer -1, in_square -3, minimum 1");
}

TEST_CASE("moving and firing: platoon fire and skirmishers do it freely until a quarter is lost") {
    CHECK(lines("grade=2 range=normal firer.moved=up_to_half") == "grade 2, moved -1");
    CHECK(lines("grade=2 range=normal firer.moved=over_half") == "refused: moved_too_far");
    CHECK(lines("grade=2 range=normal firer.moved=up_to_half fire_system=platoon castings=10") == "grade 2");
    CHECK(lines("grade=2 range=normal firer.moved=over_half fire_system=platoon castings=10") == "grade 2, moved -1");
    // 3 of 12 is a quarter.
    CHECK(lines("grade=2 range=normal firer.moved=up_to_half fire_system=platoon castings=9") == "grade 2, moved -1");
    CHECK(lines("grade=2 range=normal firer.moved=over_half firer.formation=skirmish castings=9") == "refused: moved_too_far");
    CHECK(lines("grade=2 range=normal firer.moved=over_half firer.formation=skirmish castings=9 R-77=kept") == "grade 2, moved -1");
    CHECK(lines("grade=2 range=normal firer.moved=up_to_half firer.formation=skirmish castings=9 R-77=kept") == "grade 2");
    CHECK(lines("grade=2 range=normal firer.moved=over_half fire_system=platoon castings=9 R-77=kept") == "refused: moved_too_far");
}

TEST_CASE("artillery as a target by R-79") {
    CHECK(lines("grade=2 range=normal target.arm=artillery") == "grade 2, vs_skirmishers_or_artillery -1");
    CHECK(lines("grade=2 range=normal target.arm=artillery target.limbered") == "grade 2");
    CHECK(lines("grade=2 range=normal target.arm=artillery target.limbered R-79=chart") == "grade 2, vs_skirmishers_or_artillery -1");
}

TEST_CASE("a masked unit needs six castings unmasked") {
    CHECK(lines("grade=2 range=normal firer.masked castings_firing=5") == "refused: masked");
    CHECK(lines("grade=2 range=normal firer.masked castings_firing=6") == "grade 2, six_or_fewer -1");
    CHECK(lines("grade=2 range=normal castings_firing=5") == "grade 2, six_or_fewer -1");
}

TEST_CASE("out of cover only formed troops lose two dice") {
    CHECK(lines("grade=4 range=normal firer.cover=woods") == "grade 4, out_of_buildings_or_woods -2");
    CHECK(lines("grade=4 range=normal firer.cover=woods firer.formation=skirmish") == "grade 4");
    CHECK(lines("grade=4 range=normal firer.cover=stone_wall") == "grade 4");
}
