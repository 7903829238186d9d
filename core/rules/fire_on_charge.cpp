#include "core/rules/fire_on_charge.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::point_blank_to, Number::close_to};

constexpr std::string_view kWeapons[] = {"musket", "rifle", "bow"};
constexpr std::string_view kClose[] = {"close"};
constexpr std::string_view kGuns[] = {"light", "medium", "heavy", "siege"};
constexpr std::string_view kCanister[] = {"canister"};
constexpr TableNeed kTables[] = {{"small_arms_ranges", kWeapons, kClose}, {"artillery_ranges", kGuns, kCanister}};

// How near is close for this weapon, or canister for this gun.
std::optional<Inches> close_distance(const Charts& charts, const Situation& s) {
    if (s.word<Arm>(Fact::firer_arm) == Arm::artillery) {
        const auto gun = static_cast<std::size_t>(s.number(Fact::firer_gun));
        return charts.table("artillery_ranges")->cell(words_of(Kind::gun)[gun], "canister", s.scale())->inches();
    }
    const auto weapon = static_cast<std::size_t>(s.number(Fact::firer_weapon));
    return charts.table("small_arms_ranges")->cell(words_of(Kind::weapon)[weapon], "close", s.scale())->inches();
}

// RULING R-40: a charger who is already nearer than the rolled range is shot at in the nearer one; point blank only
// if it was rolled. A condition of the number `close_to`.
void establish(const Charts& charts, const Chart&, Situation& s) {
    const auto close = close_distance(charts, s);
    s.set(Fact::charger_under_close,
          s.given(Fact::charger_distance) && close.has_value() && s.inches(Fact::charger_distance) <= *close);
}

// RULING R-41: guns read close as canister and normal as medium; rows of the chart.
// 1 point blank, 2 close or canister, 3 normal or medium.
int tally(const Assessment& a, std::size_t, int sum) {
    if (sum <= a.chart->number(Number::point_blank_to, a.situation).whole()) return 1;
    return sum <= a.chart->number(Number::close_to, a.situation).whole() ? 2 : 3;
}

}  // namespace

const Procedure fire_on_charge = {
    .id = "fire_on_charge",
    .establish = establish,
    .make_pool = add_items,
    .next_throw = throw_one_die,
    .tally = tally,
    .resolve = resolve_by_table,
    .numbers = kNumbers,
    .results = {},
    .tables = kTables,
};

}  // namespace aor
