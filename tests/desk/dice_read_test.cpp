// What was made of the dice that are typed: a total or faces, what they come to, and what the half-die counts.

#include "app/desk/case_view.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

Posed posed(std::string_view procedure, std::string_view facts) {
    Posed posed;
    posed.procedure = procedure_named(procedure);
    posed.assessment = at_table(procedure, facts);
    return posed;
}

DiceRead read(const Posed& posed, std::string_view typed) {
    const DiceWanted wanted = dice_wanted(posed);
    return dice_as_read(posed, typed, read_dice(typed, wanted), wanted);
}

}  // namespace

TEST_CASE("two digits for two dice are the total, and it is said how the faces are typed") {
    // Grade 2, nothing else: two dice (p 15).
    const Posed check = posed("morale", "unit.grade=2");
    REQUIRE(dice_wanted(check).first.whole == 2);
    CHECK(read(check, "11").say == "the total 11, not the faces 1 and 1: those are typed 1,1");
    CHECK(read(check, "11").doubtful);
    CHECK(read(check, "10").say == "");
    CHECK_FALSE(read(check, "10").doubtful);
    CHECK(read(check, "1,1").say == "1 + 1 = 2");
    CHECK_FALSE(read(check, "1,1").doubtful);
    CHECK(read(check, "1").say == "");
    CHECK(read(check, "").say == "");
}

TEST_CASE("what the dice come to is there for the row of the odds that they fell in, typed as a total or in faces") {
    const Posed check = posed("morale", "unit.grade=2");
    CHECK(read(check, "").sums.empty());
    CHECK(read(check, "2").sums == std::vector{2});
    CHECK(read(check, "1,").sums.empty());
    CHECK(read(check, "1,1").sums == std::vector{2});
    CHECK(read(check, "11").sums == std::vector{11});
    CHECK(read(posed("morale", "unit.grade=1"), "4").sums == std::vector{4});
    // A half-die of 5 counts nothing (P-169).
    CHECK(read(posed("morale", "unit.grade=2 unit.leader=half_die"), "2,2,5").sums == std::vector{4});
    CHECK(read(check, "13").sums.empty());
}

TEST_CASE("faces are added up; one die alone needs no word") {
    const Posed three = posed("morale", "unit.grade=3");
    CHECK(read(three, "345").say == "3 + 4 + 5 = 12");
    CHECK(read(posed("morale", "unit.grade=1"), "4").say == "");
}

TEST_CASE("the half-die is the last one, counts 1 to 3 and nothing above, and leaves no total (P-169)") {
    const Posed check = posed("morale", "unit.grade=2 unit.leader=half_die");
    const DiceWanted wanted = dice_wanted(check);
    REQUIRE(wanted.first.whole == 2);
    REQUIRE(wanted.first.half == 1);
    CHECK(read(check, "2,2,5").say == "2 + 2 + nothing (half-die 5) = 4");
    CHECK(read(check, "2,2,3").say == "2 + 2 + 3 (half-die 3) = 7");
    CHECK(dice_next(check, read_dice("", wanted), "", "").say == "2 dice and a half-die, that last");
    CHECK(read_dice("9", wanted).fault == "a die shows 1 to 6, not 9; with a half-die every die is typed by itself, the half-die last");
}
