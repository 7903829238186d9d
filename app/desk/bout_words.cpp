#include "app/desk/bout_words.hpp"

#include "core/play/performance.hpp"

#include <algorithm>
#include <map>

namespace aor::desk {
namespace {

constexpr std::size_t kLossesTold = 4;

std::string in_words(int unit_lost, int opponent_lost, std::string_view winner, int difference, const BoutNames& names) {
    const std::string by = difference > 0 ? " by " + std::to_string(difference) : std::string();
    const std::string who = winner == "unit" ? names.unit + " wins" + by : winner == "opponent" ? names.opponent + " wins" + by : "neither wins";
    return who + ": " + names.unit + " loses " + std::to_string(unit_lost) + ", " + names.opponent + " loses " + std::to_string(opponent_lost);
}

report::OddsRow row_of(std::string say, const Ways& ways, const Ways& of) {
    const Ways share = (ways * 100 + of / 2) / of;
    return {std::move(say), percent(ways, of), ways.str() + "/" + of.str(), static_cast<int>(share)};
}

std::string losses_of(const Odds& odds, std::string_view field, const std::string& name) {
    std::map<int, Ways> by_number;
    for (const Chance& chance : odds.chances) by_number[chance.outcome.number(field)] += chance.ways;
    std::vector<std::pair<int, Ways>> likeliest(by_number.begin(), by_number.end());
    std::stable_sort(likeliest.begin(), likeliest.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    Ways rest = 0;
    for (std::size_t i = kLossesTold; i < likeliest.size(); ++i) rest += likeliest[i].second;
    likeliest.resize(std::min(likeliest.size(), kLossesTold));
    std::sort(likeliest.begin(), likeliest.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::string text = name + " loses ";
    bool first = true;
    for (const auto& [number, ways] : likeliest) {
        text += (first ? "" : ", ") + std::to_string(number) + " (" + percent(ways, odds.of()) + ')';
        first = false;
    }
    return rest == 0 ? text : text + ", another number (" + percent(rest, odds.of()) + ')';
}

}  // namespace

std::string bout_in_words(const Rolled& bout, const BoutNames& names) {
    return in_words(outcome_number(bout, "unit_lost"), outcome_number(bout, "opponent_lost"), outcome_word(bout, "winner"),
                    outcome_number(bout, "difference"), names);
}

std::vector<report::OddsRow> bout_rows(const Odds& odds, const BoutNames& names) {
    std::vector<report::OddsRow> rows;
    for (const Chance& chance : odds.chances) {
        if (chance.ways == 0) continue;
        const Outcome& outcome = chance.outcome;
        rows.push_back(row_of(in_words(outcome.number("unit_lost"), outcome.number("opponent_lost"), outcome.word("winner"), outcome.number("difference"), names),
                              chance.ways, odds.of()));
    }
    return rows;
}

std::vector<report::OddsRow> bout_winners(const Odds& odds, const BoutNames& names) {
    std::vector<report::OddsRow> rows;
    for (const std::string_view winner : {"unit", "draw", "opponent"}) {
        Ways ways = 0;
        for (const Chance& chance : odds.chances) {
            if (chance.outcome.word("winner") == winner) ways += chance.ways;
        }
        const std::string say = winner == "unit" ? names.unit + " wins" : winner == "opponent" ? names.opponent + " wins" : "neither wins";
        if (ways != 0) rows.push_back(row_of(say, ways, odds.of()));
    }
    return rows;
}

std::vector<std::string> bout_losses(const Odds& odds, const BoutNames& names) {
    return {losses_of(odds, "unit_lost", names.unit), losses_of(odds, "opponent_lost", names.opponent)};
}

}  // namespace aor::desk
