#include "core/rules/village_fire.hpp"

#include "core/rules/artillery_fire.hpp"
#include "core/rules/structure.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::sum_per_hit};

// RULING R-83: a howitzer starts one fire a turn at most, by the same die as a hit on a structure; fires do not spread.
void establish(const Charts& charts, const Chart&, Situation& s) {
    establish_structure(charts, s);
    establish_battery(s);
}

}  // namespace

const Procedure village_fire = {
    .id = "village_fire",
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
