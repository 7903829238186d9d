// Dice as they are typed: totals where the chart takes them, faces everywhere, and what cannot be refused at once.

#include "app/desk/dice_typed.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

// So many whole dice of a roll that takes totals.
DiceWanted pool_of(int dice) { return {{dice, 0}, dice, true}; }

std::string read(std::string_view typed, const DiceWanted& wanted) {
    const DiceTyped dice = read_dice(typed, wanted);
    if (!dice.fault.empty()) return dice.fault;
    if (dice.total) return "total " + std::to_string(*dice.total);
    std::string faces;
    for (const int face : dice.faces) faces += (faces.empty() ? "" : " ") + std::to_string(face);
    return faces;
}

}  // namespace

TEST_CASE("four dice: 4 to 24 is their total") {
    CHECK(read("4", pool_of(4)) == "total 4");
    CHECK(read("14", pool_of(4)) == "total 14");
    CHECK(read("24", pool_of(4)) == "total 24");
    // "1" and "2" may still grow into 14 or 24; "3" into the faces 3, 4, 1, 5.
    CHECK(read("1", pool_of(4)) == "");
    CHECK(read("2", pool_of(4)) == "");
    CHECK(read("3", pool_of(4)) == "");
    CHECK(read("34", pool_of(4)) == "");
    CHECK(read("3415", pool_of(4)) == "3 4 1 5");
    CHECK(read("37", pool_of(4)) == "4 dice come to 4 to 24, not 37");
}

TEST_CASE("with something between them they are faces, one sign each") {
    CHECK(read("3,4,1,5", pool_of(4)) == "3 4 1 5");
    CHECK(read("3 4 1 5", pool_of(4)) == "3 4 1 5");
    CHECK(read("3,4,", pool_of(4)) == "3 4");
    CHECK(read("3,4,7", pool_of(4)) == "a die shows 1 to 6, not 7");
    CHECK(read("3,45", pool_of(4)) == "a die shows 1 to 6, not 45");
    CHECK(read("1,2,3,4,5", pool_of(4)) == "this roll takes 4 dice, not 5");
}

TEST_CASE("two dice: 35 is no total, and might be a slip, so two faces are typed apart") {
    CHECK(read("12", pool_of(2)) == "total 12");
    CHECK(read("35", pool_of(2)) == "2 dice come to 2 to 12, not 35");
    CHECK(read("3,5", pool_of(2)) == "3 5");
}

TEST_CASE("where no total is taken every digit is a face") {
    const DiceWanted bout{{5, 0}, 5, false};
    CHECK(read("53162", bout) == "5 3 1 6 2");
    CHECK(read("537", bout) == "a die shows 1 to 6, not 7");
    CHECK(read("531624", bout) == "this roll takes 5 dice, not 6");
    const DiceWanted one{{1, 0}, 1, false};
    CHECK(read("6", one) == "6");
    CHECK(read("0", one) == "a die shows 1 to 6, not 0");
    CHECK(read("x", one) == "dice are typed in digits: 3,4,1");
}

TEST_CASE("a roll without dice takes none") {
    CHECK(read("3", DiceWanted{}) == "this roll takes no dice, not 1");
}

TEST_CASE("what the signs were taken for is named beside them") {
    const auto kind = [](std::string_view typed, const DiceWanted& wanted) { return kind_of_dice(read_dice(typed, wanted), wanted); };
    CHECK(kind("", pool_of(4)) == "Dice");
    CHECK(kind("1", pool_of(4)) == "Dice");   // it may still become 14
    CHECK(kind("14", pool_of(4)) == "Total");
    CHECK(kind("3,4,1,5", pool_of(4)) == "Faces");
    CHECK(kind("3415", pool_of(4)) == "Faces");
    CHECK(kind("", pool_of(1)) == "Die");
    CHECK(kind("4", pool_of(1)) == "Die");
    // A bout: five dice against four.
    const DiceWanted bout{{5, 0}, 9, true, {5, 4}};
    CHECK(kind("18", bout) == "Total");
    CHECK(kind("18,11", bout) == "Totals");
}
