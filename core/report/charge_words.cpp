#include "core/report/charge_words.hpp"

#include "core/base/texts.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/json.hpp"
#include "core/report/json_text.hpp"
#include "core/report/odds_words.hpp"
#include "core/rules/outcome_words.hpp"

#include <array>

namespace aor::report {
namespace {

constexpr std::array kIds = {"no_charge",   "destroyed_by_fire", "stopped",         "defender_gives_way", "target_goes", "target_shot_down",
                             "target_stopped", "charger_gives_way", "drawn",           "charger_wins",       "defender_wins"};
static_assert(kIds.size() == kChargeEnds);

constexpr std::string_view id_of(ChargeEnd end) { return kIds[static_cast<std::size_t>(end)]; }

/// In the order in which they can come.
constexpr std::array<ChargeEnd, kChargeEnds> kEnds = [] {
    std::array<ChargeEnd, kChargeEnds> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<ChargeEnd>(i);
    return all;
}();

struct Line {
    std::string words;
    Ways ways;
};

// The endings of one kind, those that differ only in flag and pursuit taken together.
std::vector<Line> lines_of(const ChargeOdds& odds, ChargeEnd end) {
    std::vector<Line> lines;
    for (const ChargeEnding& ending : odds.endings) {
        if (ending.end != end) continue;
        // How far the winner may follow is not the same for all; who wins stands above.
        const bool of_melee = ending.last.find("score") != nullptr;
        std::string words = ending.wiped_out ? "the loser falls to the last casting" : of_melee ? "the loser " + words_of_giving_way(ending.last) : std::string(ending.words);
        if (words.empty()) continue;
        if (!lines.empty() && lines.back().words == words) lines.back().ways += ending.ways;
        else lines.push_back({std::move(words), ending.ways});
    }
    return lines;
}

Ways ways_if(const ChargeOdds& odds, ChargeEnd end, bool ChargeEnding::*what) {
    Ways ways = 0;
    for (const ChargeEnding& ending : odds.endings) {
        if (ending.end == end && ending.*what) ways += ending.ways;
    }
    return ways;
}

std::vector<std::string> row(std::string words, const Ways& ways, const Ways& of, bool with_bar) {
    const std::string share = percent(ways, of);
    return {std::move(words), std::string(share.size() < 7 ? 7 - share.size() : 0, ' ') + share,
            with_bar ? bar(static_cast<int>(static_cast<unsigned>((ways * 100 + of / 2) / of))) : std::string()};
}

}  // namespace

std::string words_of_charge(const ChargeOdds& odds, Ink ink) {
    const Ways of = odds.of();
    std::vector<std::vector<std::string>> cells;
    std::vector<bool> heads;
    for (const ChargeEnd end : kEnds) {
        const Ways ways = odds.of(end);
        if (ways == 0) continue;
        cells.push_back(row(std::string(name_of(end)), ways, of, true));
        heads.push_back(true);
        for (const Line& line : lines_of(odds, end)) {
            cells.push_back(row("  " + line.words, line.ways, of, false));
            heads.push_back(false);
        }
        if (end != ChargeEnd::charger_wins && end != ChargeEnd::defender_wins) continue;
        for (const auto& [what, words] : {std::pair(&ChargeEnding::flag_taken, "  and takes the flag"), std::pair(&ChargeEnding::must_pursue, "  and must pursue")}) {
            if (const Ways some = ways_if(odds, end, what); some != 0) {
                cells.push_back(row(words, some, of, false));
                heads.push_back(false);
            }
        }
    }
    const std::vector<std::string> lines = in_columns(cells, "  ");
    std::string out = ink.bold("The whole charge") + (odds.given.empty() ? "" : ' ' + odds.given) + ", in ways over 6^" + std::to_string(odds.dice) + "\n";
    for (std::size_t i = 0; i < lines.size(); ++i) out += (heads[i] ? lines[i] : ink.dim(lines[i])) + '\n';
    for (const PairChances& pair : odds.others) {
        const Ways all = power_of_six<Ways>(pair.dice);
        out += "In the same melee: " + on_one_line(pair.unit) + " beats " + on_one_line(pair.opponent) + ' ' + percent(pair.unit_wins, all) + ", undecided " + percent(pair.drawn, all) +
               ", is beaten " + percent(pair.opponent_wins, all) + '\n';
    }
    return out;
}

std::string ends_in_words(const ChargeOdds& odds) {
    std::string chances;
    for (const ChargeEnd end : kEnds) {
        const Ways ways = odds.of(end);
        if (ways != 0) chances += (chances.empty() ? "" : "; ") + spaced(name_of(end)) + ' ' + percent(ways, odds.of());
    }
    for (const PairChances& pair : odds.others) {
        chances += "; " + on_one_line(pair.unit) + " beats " + on_one_line(pair.opponent) + ' ' + percent(pair.unit_wins, power_of_six<Ways>(pair.dice));
    }
    return chances.empty() || odds.given.empty() ? chances : odds.given + ": " + chances;
}

std::string json_of_charge(const ChargeOdds& odds) {
    JsonList endings;
    for (const ChargeEnding& ending : odds.endings) {
        JsonObject object;
        object.text("end", id_of(ending.end));
        if (ending.last.count() > 0) object.raw("outcome", json_of_outcome(ending.last));
        if (ending.end == ChargeEnd::charger_wins || ending.end == ChargeEnd::defender_wins) {
            object.flag("flag_taken", ending.flag_taken).flag("must_pursue", ending.must_pursue).flag("wiped_out", ending.wiped_out);
        }
        object.text("ways", ending.ways.str());
        endings.add(object.line());
    }
    JsonObject whole;
    if (!odds.given.empty()) whole.text("given", odds.given);
    JsonList others;
    for (const PairChances& pair : odds.others) {
        others.add(JsonObject()
                       .text("unit", pair.unit)
                       .text("opponent", pair.opponent)
                       .number("dice", pair.dice)
                       .text("unit_wins", pair.unit_wins.str())
                       .text("drawn", pair.drawn.str())
                       .text("opponent_wins", pair.opponent_wins.str())
                       .line());
    }
    if (!odds.others.empty()) whole.raw("others", others.line());
    return whole.number("dice", odds.dice).text("of", odds.of().str()).raw("endings", endings.line()).line();
}

}  // namespace aor::report
