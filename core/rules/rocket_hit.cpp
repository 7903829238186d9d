#include "core/rules/rocket_hit.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array<std::string_view, 2> kResults = {"doubles", "nothing"};

std::optional<Throw> two_dice(const Assessment&, std::span<const int> tallies) {
    if (tallies.size() >= 2) return std::nullopt;
    return Throw{1, 0};
}

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    return a.chart->result_named(tallies[0] == tallies[1] ? "doubles" : "nothing", a.situation).outcome;
}

}  // namespace

const Procedure rocket_hit = {
    .id = "rocket_hit",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = two_dice,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = {},
    .results = kResults,
};

}  // namespace aor
