#include "app/desk/dice_next.hpp"

#include "core/base/texts.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::string dice_in_words(const Throw& dice) {
    if (dice.half > 0) return dice.whole == 0 ? "a half-die" : counted(dice.whole, "die", "dice") + " and a half-die, that last";
    return dice.whole == 1 ? "one die" : std::to_string(dice.whole) + " dice";
}

/// The throws that are there already, as far as the faces or totals go.
std::vector<int> tallies_of(const Posed& posed, const DiceTyped& typed) {
    std::vector<int> tallies;
    std::size_t used = 0;
    while (const auto dice = posed.procedure->next_throw(posed.assessment, tallies)) {
        int sum = 0;
        if (!typed.side_totals.empty()) {
            if (tallies.size() == typed.side_totals.size()) break;
            sum = typed.side_totals[tallies.size()];
        } else {
            const auto count = static_cast<std::size_t>(dice->count());
            if (used + count > typed.faces.size()) break;
            sum = add_up(*dice, std::span(typed.faces).subspan(used, count));
            used += count;
        }
        tallies.push_back(posed.procedure->tally(posed.assessment, tallies.size(), sum));
    }
    return tallies;
}

DiceNext of_two_sides(const Posed& posed, const std::vector<int>& tallies, const std::string& unit, const std::string& opponent) {
    const Assessment& a = posed.assessment;
    DiceNext next;
    std::vector<int> so_far = tallies;
    while (const auto dice = posed.procedure->next_throw(a, so_far)) {
        const bool of_unit = so_far.empty() && a.automatic == nullptr;
        next.say += (next.say.empty() ? (tallies.empty() ? "" : "now ") : ", then ") + dice_in_words(*dice) + " for " + (of_unit ? unit : opponent);
        so_far.push_back(posed.procedure->tally(a, so_far.size(), dice->whole));
    }
    next.after_others = !tallies.empty() && !next.say.empty();
    return next;
}

}  // namespace

DiceNext dice_next(const Posed& posed, const DiceTyped& typed, const std::string& unit, const std::string& opponent) {
    const Assessment& a = posed.assessment;
    if (!posed.problems.none() || posed.procedure == nullptr || a.chart == nullptr || a.refused() || typed.total) return {};
    const std::vector<int> tallies = tallies_of(posed, typed);
    if (a.other_chart != nullptr) return of_two_sides(posed, tallies, unit, opponent);
    const auto dice = posed.procedure->next_throw(a, tallies);
    if (!dice) return {};
    DiceNext next;
    if (tallies.empty()) {
        if (dice->half > 0 && dice->whole > 0) next.say = dice_in_words(*dice);
        return next;
    }
    next.after_others = true;
    next.say = dice_in_words(*dice) + " more";
    const bool read_off = a.chart->roll == RollKind::table_with_follow_ups && tallies.size() == 1;
    if (read_off) next.say = a.chart->result_for(tallies.front(), a.situation).label + ": " + next.say;
    if (!a.chart->total_allowed && dice->count() > 1) next.say += ", each typed by itself";
    return next;
}

}  // namespace aor::desk
