#include "core/rules/artillery_fire.hpp"

#include "core/rules/bearing.hpp"

#include <array>

namespace aor {

// RULING R-43: point blank is two dice in all, the canister die among them.
// RULING R-67: a gun may face anywhere, and has then moved.
// RULING R-72: what only the chart prints (gunners lost, extreme range, moved, cover) is in force.
// RULING R-74: opportunity fire beyond medium range; a refusal and a condition of the opportunity line.
// RULING R-86: a town shot to ruins still takes a die from a shot at it.
// RULING R-137: whether ricochet fire costs a die; a condition of its line. Cover never counts against it.
// RULING R-142: a gun that is still being loaded is told to the program as such.
// RULING R-81: a howitzer fires directly up to canister range and indirectly at medium range.
void establish_battery(Situation& s) {
    s.set(Fact::firer_indirect, s.is(Fact::firer_howitzer) && s.word<Range>(Fact::range) == Range::medium);
    s.set(Fact::firer_gunners_lost, s.number(Fact::firer_gunners_start) - s.number(Fact::firer_gunners));
    establish_target(s);
}

namespace {

constexpr std::array kNumbers = {Number::sum_per_hit};

void establish(const Charts&, const Chart&, Situation& s) { establish_battery(s); }

}  // namespace

const Procedure artillery_fire = {
    .id = "artillery_fire",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_hits,
    .resolve = resolve_hits,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
