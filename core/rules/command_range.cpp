#include "core/rules/command_range.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::commander_limit};
constexpr std::string_view kRatings[] = {"half_die", "class_1", "class_2", "class_3"};
constexpr std::array kTables = {TableNeed{"command_radius", kRatings, choices_of(Ruling::R_02)}};

// RULING R-02: text and chart print different radii in 15mm; a column of the table each.
Inches radius(const Charts& charts, const Situation& s) {
    const auto rating = words_of(Kind::rating)[static_cast<std::size_t>(s.number(Fact::leader_rating))];
    const auto column = choices_of(Ruling::R_02)[static_cast<std::size_t>(s.ruling(Ruling::R_02))];
    const Cell* cell = charts.table("command_radius")->cell(rating, column, s.scale());
    return cell->inches().value_or(Inches());
}

// RULING R-06: a brigadier has no limit; a commander-in-chief covers single units of any kind up to his rating.
void establish(const Charts& charts, const Chart& chart, Situation& s) {
    s.set(Fact::unit_out_of_radius, s.inches(Fact::distance) > radius(charts, s));
    s.set(Fact::leader_limit_reached,
          s.number(Fact::leader_units_commanded) >= chart.number(Number::commander_limit, s).whole());
}

Outcome resolve(const Assessment& a, std::span<const int>) {
    constexpr int kNoDice = 0;  // the one reading of a chart without dice
    Outcome outcome = a.chart->result_for(kNoDice, a.situation).outcome;
    outcome.add("radius", radius(*a.charts, a.situation));
    return outcome;
}

}  // namespace

const Procedure command_range = {
    .id = "command_range",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_nothing,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
    .tables = kTables,
};

}  // namespace aor
