#include "app/desk/bout_words.hpp"

#include <algorithm>
#include <map>

namespace aor::desk {
namespace {

constexpr std::size_t kLossesTold = 4;

report::OddsRow row_of(std::string say, const Ways& ways, const Ways& of) {
    const Ways share = (ways * 100 + of / 2) / of;
    return {std::move(say), percent(ways, of), ways.str() + "/" + of.str(), static_cast<int>(share)};
}

std::string losses_of(const Odds& odds, std::string_view field, std::string_view name) {
    std::map<int, Ways> by_number;
    for (const Chance& chance : odds.chances) by_number[chance.outcome.number(field)] += chance.ways;
    std::vector<std::pair<int, Ways>> likeliest(by_number.begin(), by_number.end());
    std::stable_sort(likeliest.begin(), likeliest.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    Ways rest = 0;
    for (std::size_t i = kLossesTold; i < likeliest.size(); ++i) rest += likeliest[i].second;
    likeliest.resize(std::min(likeliest.size(), kLossesTold));
    std::sort(likeliest.begin(), likeliest.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::string text = std::string(name) + " loses ";
    bool first = true;
    for (const auto& [number, ways] : likeliest) {
        text += (first ? "" : ", ") + std::to_string(number) + " (" + percent(ways, odds.of()) + ')';
        first = false;
    }
    return rest == 0 ? text : text + ", another number (" + percent(rest, odds.of()) + ')';
}

}  // namespace

std::vector<report::OddsRow> bout_winners(const Odds& odds, const Sides& names) {
    std::vector<report::OddsRow> rows;
    for (const std::string_view winner : {"unit", "draw", "opponent"}) {
        Ways ways = 0;
        for (const Chance& chance : odds.chances) {
            if (chance.outcome.word("winner") == winner) ways += chance.ways;
        }
        const std::string say = winner == "unit" ? std::string(names.unit) + " wins" : winner == "opponent" ? std::string(names.opponent) + " wins" : "neither wins";
        if (ways != 0) rows.push_back(row_of(say, ways, odds.of()));
    }
    return rows;
}

std::vector<std::string> bout_losses(const Odds& odds, const Sides& names) {
    return {losses_of(odds, "unit_lost", names.unit), losses_of(odds, "opponent_lost", names.opponent)};
}

}  // namespace aor::desk
