#include "core/rules/rocket_fire.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

constexpr std::array<std::string_view, 4> kRows = {"one", "two", "three", "four"};
constexpr std::array<std::string_view, 1> kColumns = {"diameter"};
constexpr std::array kTables = {TableNeed{"rocket_blast", kRows, kColumns, true}};

// RULING R-182: who is in the blast, friend or enemy, the table knows; here is only where it is and how wide.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    const int crew = std::clamp(a.situation.number(Fact::firer_castings), 1, static_cast<int>(kRows.size()));
    const Cell* cell = a.charts->table("rocket_blast")->cell(kRows[static_cast<std::size_t>(crew - 1)], "diameter", a.situation.scale());
    Outcome outcome(tallies.front());
    outcome.add("distance", Inches::whole(tallies.front()));
    outcome.add("blast", Inches::whole(cell->whole().value_or(0)));
    return outcome;
}

}  // namespace

const Procedure rocket_fire = {
    .id = "rocket_fire",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = throw_pool,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = {},
    .results = {},
    .tables = kTables,
};

}  // namespace aor
