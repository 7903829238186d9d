#include "core/rules/variable_morale.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::dice_read, Number::grade_step, Number::grade_lowest, Number::grade_highest};

// RULING R-128: two dice that must agree, or the one die that some army lists print.
std::optional<Throw> next_throw(const Assessment& a, std::span<const int> tallies) {
    const auto wanted = static_cast<std::size_t>(a.chart->number(Number::dice_read, a.situation).whole());
    return tallies.size() < wanted ? std::optional(Throw{1, 0}) : std::nullopt;
}

// A shifted die stays a die: 0 is read as 1 (army list), and so 7 as 6.
int tally(const Assessment& a, std::size_t, int sum) {
    constexpr int kLowestFace = 1;
    constexpr int kHighestFace = 6;
    return std::clamp(sum + a.shift(), kLowestFace, kHighestFace);
}

Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    const Situation& s = a.situation;
    const auto number = [&](Number name) { return a.chart->number(name, s).whole(); };
    const auto [lowest, highest] = std::minmax_element(tallies.begin(), tallies.end());
    int grade = s.number(Fact::unit_base_grade);
    if (*highest <= s.number(Fact::unit_down_to)) grade -= number(Number::grade_step);
    else if (*lowest >= s.number(Fact::unit_up_from)) grade += number(Number::grade_step);
    grade = std::min(std::max(grade, number(Number::grade_lowest)), number(Number::grade_highest));
    Outcome outcome(grade);
    outcome.add("grade", grade);
    return outcome;
}

}  // namespace

const Procedure variable_morale = {
    .id = "variable_morale",
    .establish = establish_nothing,
    .make_pool = add_items,
    .next_throw = next_throw,
    .tally = tally,
    .resolve = resolve,
    .numbers = kNumbers,
    .results = {},
};

}  // namespace aor
