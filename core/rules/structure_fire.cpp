#include "core/rules/structure_fire.hpp"

#include "core/rules/artillery_fire.hpp"
#include "core/rules/structure.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::sum_per_hit};

// An empty structure is its own cover; a bridge is none.
Cover own_cover(Structure kind) {
    switch (kind) {
        case Structure::wood_fence: return Cover::wood_fence;
        case Structure::stone_wall: return Cover::stone_wall;
        case Structure::field_works:
        case Structure::pick_up_works: return Cover::field_works;
        case Structure::small_village:
        case Structure::medium_village:
        case Structure::large_village: return Cover::wooden_buildings;
        case Structure::wood_bridge:
        case Structure::stone_bridge: break;
    }
    return Cover::none;
}

void establish(const Charts& charts, const Chart&, Situation& s) {
    establish_structure(charts, s);
    if (!s.is(Fact::structure_occupied)) s.set(Fact::target_cover, own_cover(s.word<Structure>(Fact::structure_kind)));
    establish_battery(s);
}

}  // namespace

const Procedure structure_fire = {
    .id = "structure_fire",
    .establish = establish,
    .make_pool = make_structure_pool,
    .next_throw = throw_at_structure,
    .tally = tally_at_structure,
    .resolve = resolve_at_structure,
    .numbers = kNumbers,
    .results = {},
    .tables = kStructureTables,
};

}  // namespace aor
