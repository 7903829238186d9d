// Siege guns of India, and those of an assault or a sortie, are loaded for two turns after a shot (L1114, L3223; R-142).

#include "core/play/movement.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

AtBattle with_siege_gun() {
    AtBattle table;
    table.set("red-3", &Unit::gun, Gun::siege);
    table.phase(6);
    return table;
}

}  // namespace

TEST_CASE("native siege guns fire in turn 1, are loaded in turns 2 and 3, and fire again in turn 4") {
    AtBattle table = with_siege_gun();
    table.set("red-3", &Unit::native, true);
    table.perform("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1,1,1");
    CHECK(table.unit("red-3").reloaded_turn == 4);
    for (const int turn : {2, 3}) {
        table.turn(turn);
        CHECK(table.fault("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1,1") == "Artillery fire: the gun is still being loaded (p 53, 144)\n");
        const std::vector<Hindrance> all = hindrances(test_charts(), table.battle(), table.unit("red-3"));
        REQUIRE(all.size() == 1);
        CHECK(all[0].say == "its siege guns are being loaded");
        CHECK(all[0].page == "53, 144");
        CHECK(all[0].forbids);
    }
    table.turn(4);
    CHECK(table.fault("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1,1").empty());
    CHECK(hindrances(test_charts(), table.battle(), table.unit("red-3")).empty());
}

TEST_CASE("in a siege every siege gun is loaded so; in the field Europeans fire every turn, and lighter guns always") {
    AtBattle siege = with_siege_gun();
    siege.set(&Game::in_siege, true);
    siege.perform("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1,1,1");
    CHECK(siege.unit("red-3").reloaded_turn == 4);
    AtBattle field = with_siege_gun();
    field.perform("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1,1,1,1");
    CHECK(field.unit("red-3").reloaded_turn == 0);
    AtBattle light = with_siege_gun();
    light.set("red-3", &Unit::gun, Gun::light);
    light.set("red-3", &Unit::native, true);
    light.perform("do artillery_fire red-3 blue-1 range=medium dice=1,1,1,1");
    CHECK(light.unit("red-3").reloaded_turn == 0);
}
