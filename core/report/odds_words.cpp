#include "core/report/odds_words.hpp"

#include "core/report/words.hpp"

#include <algorithm>

namespace aor::report {

std::vector<OddsRow> odds_rows(const Assessment& a, const Odds& odds, const Sides& sides) {
    const Ways of = odds.of();
    std::vector<OddsRow> rows;
    for (const Chance& chance : odds.chances) {
        if (chance.ways == 0) continue;
        const Ways share = (chance.ways * 100 + of / 2) / of;
        rows.push_back({words_of_outcome(a, chance.outcome, sides), percent(chance.ways, of), chance.ways.str() + "/" + of.str(),
                        static_cast<int>(share)});
    }
    return rows;
}

std::string bar(int share) { return std::string(static_cast<std::size_t>(std::max(1, share * 3 / 10)), '#'); }

std::string words_of_odds(const Assessment& a, const Odds& odds, Ink ink) {
    std::string out = words_of_assessment(a, ink);
    std::vector<std::vector<std::string>> cells;
    std::size_t widest = 0;
    for (const OddsRow& row : odds_rows(a, odds)) {
        // Percentages end in line.
        widest = std::max(widest, row.percent.size());
        cells.push_back({row.outcome, row.percent, bar(row.share), row.fraction});
    }
    for (auto& row : cells) row[1].insert(0, widest - row[1].size(), ' ');
    for (const std::string& line : in_columns(cells, "  ")) out += line + '\n';
    return out;
}

}  // namespace aor::report
