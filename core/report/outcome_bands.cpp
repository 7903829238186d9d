#include "core/report/outcome_bands.hpp"

#include "core/dice/distribution.hpp"
#include "core/report/words.hpp"
#include "core/rules/odds.hpp"

#include <array>

namespace aor::report {
namespace {

/// What a number brings.
struct Brings {
    std::string outcome;
    std::string page;
};

/// Every number that the throw can show, put together to bands; `brings` says what each of them does.
template <class ByNumber>
std::vector<OutcomeBand> bands_of(const Throw& dice, const ByNumber& brings) {
    std::vector<OutcomeBand> bands;
    const std::vector<Ways> ways = ways_of_sums<Ways>(dice);
    const Ways of = power_of_six<Ways>(dice.count());
    Ways in_band = 0;
    const auto close = [&] {
        if (bands.empty()) return;
        bands.back().percent = percent(in_band, of);
        bands.back().share = static_cast<int>(Ways(in_band * 200 / of + 1) / 2);
    };
    for (std::size_t at = 0; at < ways.size(); ++at) {
        if (ways[at] == 0) continue;
        const int sum = static_cast<int>(at);
        Brings now = brings(sum);
        if (!bands.empty() && bands.back().outcome == now.outcome) {
            bands.back().to = sum;
            in_band += ways[at];
            continue;
        }
        close();
        bands.push_back({sum, sum, std::move(now.outcome), std::move(now.page), {}, 0});
        in_band = ways[at];
    }
    close();
    return bands;
}

}  // namespace

std::vector<OutcomeBand> outcome_bands(const Procedure& procedure, const Assessment& a, const Sides& sides) {
    const RollKind kind = a.chart->roll;
    if (a.refused() || a.automatic != nullptr || kind == RollKind::two_sums || kind == RollKind::both_dice) return {};
    const auto first = procedure.next_throw(a, {});
    if (!first || first->count() == 0) return {};

    bool goes_on = false;
    std::vector<OutcomeBand> bands = bands_of(*first, [&](int sum) -> Brings {
        const std::array tallies = {procedure.tally(a, 0, sum)};
        if (const auto next = procedure.next_throw(a, tallies)) {
            goes_on = true;
            return {next->count() == 1 ? "one more die" : std::to_string(next->count()) + " more dice", {}};
        }
        const Outcome result = procedure.resolve(a, tallies);
        return {words_of_outcome(a, result, sides), std::string(page_of_outcome(a, result))};
    });
    // Another die follows whatever the first one shows: no number of it says anything yet.
    if (bands.size() == 1 && goes_on) bands.clear();
    return bands;
}

// What a side takes does not hang on the dice of the other: those are taken to show nothing.
std::vector<SideBands> side_bands(const Procedure& procedure, const Assessment& a, const Sides& sides) {
    std::vector<SideBands> out;
    if (a.refused() || a.chart->roll != RollKind::two_sums) return out;
    out = {{std::string(sides.opponent) + " loses", {}}, {std::string(sides.unit) + " loses", {}}};
    std::vector<Throw> throws;
    std::vector<int> nothing;
    while (const auto next = procedure.next_throw(a, nothing)) {
        throws.push_back(*next);
        nothing.push_back(0);
    }
    for (std::size_t which = 0; which < throws.size(); ++which) {
        const bool of_unit = which == 0 && a.automatic == nullptr;
        const std::string_view field = of_unit ? "opponent_lost" : "unit_lost";
        out[of_unit ? 0 : 1].bands = bands_of(throws[which], [&](int sum) -> Brings {
            std::vector<int> tallies = nothing;
            tallies[which] = procedure.tally(a, which, sum);
            return {std::to_string(procedure.resolve(a, tallies).number(field)), {}};
        });
    }
    return out;
}

}  // namespace aor::report
