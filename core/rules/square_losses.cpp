#include "core/rules/square_losses.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::square_castings};

// RULING R-100: the winners that fought and are left count; rounded down.
Outcome resolve(const Assessment& a, std::span<const int>) {
    const Fraction share = a.chart->number(Number::square_castings, a.situation);
    const auto losses = a.situation.number(Fact::charger_castings) * share.num / share.den;
    Outcome outcome;
    outcome.add("extra_losses", static_cast<int>(losses));
    return outcome;
}

}  // namespace

const Procedure square_losses = {
    .id = "square_losses",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_nothing,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
