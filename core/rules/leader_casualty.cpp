#include "core/rules/leader_casualty.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::pass, Number::captured_up_to, Number::killed_up_to, Number::retreat};
constexpr std::string_view kResults[] = {"no_effect", "serious_wound", "near_fatal", "captured", "killed"};

// The dice so far, in the table's words.
struct Reading {
    const Assessment& a;
    std::span<const int> tallies;

    [[nodiscard]] const ResultRow& row() const { return a.chart->result_for(tallies.front(), a.situation); }
    [[nodiscard]] const ResultRow& named(std::string_view name) const { return a.chart->result_named(name, a.situation); }
    [[nodiscard]] int number(Number number) const { return a.chart->number(number, a.situation).whole(); }
    /// In melee a serious wound first takes a die for his capture.
    [[nodiscard]] bool may_be_captured() const {
        return row().name == "serious_wound" && a.situation.is(Fact::leader_in_melee);
    }
    [[nodiscard]] bool captured() const {
        return may_be_captured() && tallies.size() > 1 && tallies[1] <= number(Number::captured_up_to);
    }
};

// RULING R-88: only a leader who is with a unit in melee can be captured; one who stands by is read as by fire.
// RULING R-90: 4 in melee and not captured: as by fire.
std::optional<Throw> next_throw(const Assessment& a, std::span<const int> tallies) {
    if (tallies.empty()) return Throw{1, 0};
    const Reading reading{a, tallies};
    const bool capture_die = reading.may_be_captured();
    if (capture_die && tallies.size() == 1) return Throw{1, 0};
    const int dice = reading.row().then_dice;
    const bool thrown = tallies.size() > (capture_die ? 2U : 1U);
    if (thrown || dice == 0 || reading.captured()) return std::nullopt;
    return Throw{dice, 0};
}

// RULING R-89: how far a wounded leader goes back in 15mm; the number `retreat`.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    const Reading reading{a, tallies};
    const ResultRow& row = reading.row();
    if (reading.captured()) return reading.named("captured").outcome;
    if (row.then_dice == 0) return row.outcome;
    if (row.name == "near_fatal") {
        return tallies.back() <= reading.number(Number::killed_up_to) ? reading.named("killed").outcome : row.outcome;
    }
    if (tallies.back() >= reading.number(Number::pass)) return reading.named("no_effect").outcome;
    Outcome wounded = row.outcome;
    wounded.add("retreat", a.chart->number(Number::retreat, a.situation).inches());
    return wounded;
}

}  // namespace

const Procedure leader_casualty = {
    .id = "leader_casualty",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = next_throw,
    .tally = tally_sum,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = kResults,
};

}  // namespace aor
