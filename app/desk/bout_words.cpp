#include "app/desk/bout_words.hpp"

#include "core/battle/name_shown.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/performance.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

report::OddsRow row_of(std::string say, const Ways& ways, const Ways& of) {
    const Ways share = (ways * 100 + of / 2) / of;
    return {std::move(say), percent(ways, of), ways.str() + "/" + of.str(), static_cast<int>(share)};
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

std::string in_a_line(const report::SideBands& side, std::string_view head) {
    std::string text(head);
    for (const report::OutcomeBand& band : side.bands) text += (&band == &side.bands.front() ? " " : ", ") + band.outcome + (band.from == band.to ? " at " : " from ") + std::to_string(band.from);
    return text;
}

std::string loser_gives_way(const Charts& charts, const Battle& battle, const Rolled& bout) {
    const std::string_view winner = outcome_word(bout, "winner");
    if (winner != "unit" && winner != "opponent") return {};
    const bool unit_wins = winner == "unit";
    const Unit* loser = battle.unit(unit_wins ? bout.target : bout.actor);
    const int lost = outcome_number(bout, unit_wins ? "opponent_lost" : "unit_lost");
    if (loser == nullptr || loser->castings <= lost) return {};
    const std::string who = name_shown(*loser);
    if (loser->state == State::broken) return who + " was broken, and will rout";

    Problems unknown;
    const Procedure& result = *procedure_named("melee_result");
    const Chart& chart = *charts.find("melee_result");
    Situation situation = SituationBuilder(charts, chart, manners_of(battle.game, unknown), {}).finish();
    situation.set(Fact::unit_lost, lost - outcome_number(bout, "difference"));
    situation.set(Fact::opponent_lost, lost);
    const Assessment a = assess(charts, result, situation);
    if (a.refused()) return {};
    const auto when_it_shows = [&](int face) {
        const std::array tallies = {result.tally(a, 0, face)};
        return words_of_giving_way(result.resolve(a, tallies));
    };
    const std::string best = when_it_shows(1);
    const std::string worst = when_it_shows(6);
    if (best == worst) return who + " will give way: it " + best;
    return who + " will give way; one die more says how, the higher the worse: on a 1 it " + best + ", on a 6 it " + worst;
}

std::string end_of_melee(const Entry& entry) {
    std::string out;
    for (const Event& event : entry.events) {
        const bool parted = event.what == Happened::fall_back || event.what == Happened::rout || event.what == Happened::removed || event.what == Happened::pursuit;
        const bool taken = event.what == Happened::flag_taken || event.what == Happened::battery_taken;
        // They stay in contact, and nothing else is changed by it.
        const bool goes_on = event.what == Happened::contact && event.changes.empty();
        if ((parted || taken || goes_on) && !event.say.empty()) out += (out.empty() ? "" : "; ") + event.say;
    }
    return out;
}

}  // namespace aor::desk
