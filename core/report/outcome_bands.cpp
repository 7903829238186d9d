#include "core/report/outcome_bands.hpp"

#include "core/dice/distribution.hpp"
#include "core/report/words.hpp"
#include "core/rules/odds.hpp"

#include <array>

namespace aor::report {

std::vector<OutcomeBand> outcome_bands(const Procedure& procedure, const Assessment& a, const Sides& sides) {
    std::vector<OutcomeBand> bands;
    const RollKind kind = a.chart->roll;
    if (a.refused() || a.automatic != nullptr || kind == RollKind::two_sums || kind == RollKind::both_dice) return bands;
    const auto first = procedure.next_throw(a, {});
    if (!first || first->count() == 0) return bands;

    const std::vector<Ways> ways = ways_of_sums<Ways>(*first);
    const Ways of = power_of_six<Ways>(first->count());
    Ways in_band = 0;
    bool goes_on = false;
    const auto close = [&] {
        if (bands.empty()) return;
        bands.back().percent = percent(in_band, of);
        bands.back().share = static_cast<int>(Ways(in_band * 200 / of + 1) / 2);
    };
    for (std::size_t sum = 0; sum < ways.size(); ++sum) {
        if (ways[sum] == 0) continue;
        const int tally = procedure.tally(a, 0, static_cast<int>(sum));
        const std::array tallies = {tally};
        std::string outcome;
        std::string page;
        if (const auto next = procedure.next_throw(a, tallies)) {
            goes_on = true;
            outcome = next->count() == 1 ? "one more die" : std::to_string(next->count()) + " more dice";
        } else {
            const Outcome result = procedure.resolve(a, tallies);
            outcome = words_of_outcome(a, result, sides);
            page = page_of_outcome(a, result);
        }
        if (!bands.empty() && bands.back().outcome == outcome) {
            bands.back().to = static_cast<int>(sum);
            in_band += ways[sum];
            continue;
        }
        close();
        bands.push_back({static_cast<int>(sum), static_cast<int>(sum), std::move(outcome), std::move(page), {}, 0});
        in_band = ways[sum];
    }
    close();
    // Another die follows whatever the first one shows: no number of it says anything yet.
    if (bands.size() == 1 && goes_on) bands.clear();
    return bands;
}

}  // namespace aor::report
