// Who goes away leaves the village or the work in which he stood, and its cover (L299, L781, L949).

#include "core/play/movement.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// 1/blue in the stone houses of a village.
AtBattle in_village() {
    AtBattle table;
    Site village;
    village.id = "plassey";
    village.is_structure = true;
    village.structure = Structure::small_village;
    village.cover = Cover::stone_buildings;
    table.come(village);
    table.set("blue-1", &Unit::inside, "plassey");
    table.set("blue-1", &Unit::cover, Cover::stone_buildings);
    return table;
}

bool is_in_village(const AtBattle& table) {
    const Unit& unit = table.unit("blue-1");
    CHECK((unit.cover == Cover::stone_buildings) == (unit.inside == "plassey"));
    return unit.inside == "plassey";
}

}  // namespace

TEST_CASE("who falls back, routs, evades or rallies back leaves it; who holds stays") {
    AtBattle table = in_village();
    // Grade 2 and two dice for the houses (p 18): 24 holds, 4 is between 3 and 5: back a full move.
    AtBattle holds = table;
    holds.perform("do morale blue-1 reason=x dice=6,6,6,6");
    CHECK(is_in_village(holds));
    AtBattle falls_back = table;
    CHECK(falls_back.perform("do morale blue-1 reason=x dice=1,1,1,1").say.find("falls back a full move") != std::string::npos);
    CHECK_FALSE(is_in_village(falls_back));

    AtBattle routs = table;
    routs.set("blue-1", &Unit::state, State::routed);
    routs.perform("do rout_move blue-1 reason=x dice=3");
    CHECK_FALSE(is_in_village(routs));

    AtBattle evades = table;
    evades.set("blue-1", &Unit::formation, Formation::skirmish);
    evades.perform("do evade_move blue-1 reason=x dice=3");
    CHECK_FALSE(is_in_village(evades));

    AtBattle rallies_back = table;
    rallies_back.set("blue-1", &Unit::arm, Arm::dragoons);
    rallies_back.phase(4);
    rallies_back.perform("do rally_back blue-1 reason=x");
    CHECK_FALSE(is_in_village(rallies_back));
}

TEST_CASE("a move by choice ends where the table shows: what stands on record is told") {
    AtBattle table = in_village();
    const auto told = [&] {
        for (const Hindrance& one : hindrances(test_charts(), table.battle(), table.unit("blue-1"))) {
            if (one.id == "in_cover") return one.say + (one.forbids ? " and stays" : "");
        }
        return std::string();
    };
    CHECK(told() == "on record it has the cover of stone buildings; once it has left it: set cover=none");
    table.perform("set blue-1 cover=none reason=x");
    CHECK(told() == "");
}
