// In which colour an army is shown.

#include "app/desk/army_colours.hpp"
#include "tests/support/battles.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

std::vector<int> places(const std::vector<std::string>& names) {
    Battle battle;
    for (const std::string& name : names) {
        Army army;
        army.id = "army-" + std::to_string(battle.armies.size());
        army.name = name;
        battle.armies.push_back(army);
    }
    return army_colours(battle);
}

}  // namespace

// The screen's colours in their order: blue 0, red 1, green 2, violet 3.
TEST_CASE("an army that is called by a colour has it, and the others what is left in turn") {
    CHECK(places({"Prussians", "Austrians"}) == std::vector<int>{0, 1});
    CHECK(places({"Red", "Blue"}) == std::vector<int>{1, 0});
    CHECK(places({"Russians", "The Blue army", "Green"}) == std::vector<int>{1, 0, 2});
    CHECK(places({"Red", "Reds"}) == std::vector<int>{1, 0});
    CHECK(places({"Fredonia", "Blueshire"}) == std::vector<int>{0, 1});
    CHECK(places({"a", "b", "c", "d", "e"}) == std::vector<int>{0, 1, 2, 3, 0});
}

TEST_CASE("one army's colour by its id") {
    const Battle battle = small_battle();
    CHECK(colour_place(battle, "red") == 1);
    CHECK(colour_place(battle, "blue") == 0);
    CHECK(colour_place(battle, "nobody") == -1);
}
