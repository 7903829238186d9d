#include "core/rules/side_totals.hpp"

#include "core/dice/roll.hpp"

namespace aor {
namespace {

constexpr std::size_t kMostThrows = 4;

}  // namespace

std::size_t side_totals(const Procedure& procedure, const Assessment& assessment) {
    if (assessment.other_chart == nullptr || !assessment.other_chart->total_allowed) return 0;
    std::vector<int> tallies;
    while (const auto dice = procedure.next_throw(assessment, tallies)) {
        // A half-die counts only half of its face, so its sum is not that of the dice on the table.
        if (dice->half > 0 || tallies.size() == kMostThrows) return 0;
        tallies.push_back(procedure.tally(assessment, tallies.size(), dice->whole));
    }
    return tallies.size();
}

Result<Resolution> take_side_totals(const Procedure& procedure, const Assessment& assessment, std::span<const int> totals, const Place& place) {
    Problems problems;
    Resolution out;
    out.origin = Origin::typed_total;
    std::vector<int> tallies;
    while (const auto dice = procedure.next_throw(assessment, tallies)) {
        if (tallies.size() == totals.size()) {
            problems.add(place, "too few totals: the next is that of " + dice_in_words(dice->whole));
            return problems;
        }
        const int total = totals[tallies.size()];
        if (total < dice->whole || total > 6 * dice->whole) {
            problems.add(place, dice_in_words(dice->whole) + " cannot show " + std::to_string(total) + ": only " + std::to_string(dice->whole) +
                                    " to " + std::to_string(6 * dice->whole));
            return problems;
        }
        out.throws.push_back(*dice);
        out.sums.push_back(total);
        tallies.push_back(procedure.tally(assessment, tallies.size(), total));
    }
    out.outcome = procedure.resolve(assessment, tallies);
    return out;
}

}  // namespace aor
