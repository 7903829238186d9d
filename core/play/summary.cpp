#include "core/play/summary.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/known_army.hpp"

#include <algorithm>

namespace aor {
namespace {

std::string when(const Battle& battle, const Trophy& trophy, std::string_view verb) {
    std::string text = ", turn " + std::to_string(trophy.turn);
    const std::string taker = !trophy.taken_by_unit.empty() ? name_shown(battle, Thing::unit, trophy.taken_by_unit)
                                                            : name_shown(battle.army(trophy.taken_by), trophy.taken_by);
    if (!taker.empty()) text += ", " + std::string(verb) + ' ' + taker;
    return text;
}

void add_trophies(const Battle& battle, ArmySummary& army) {
    for (const Trophy& trophy : battle.trophies) {
        const bool lost = trophy.lost_by == army.army;
        if (!lost && trophy.taken_by != army.army) continue;
        if (trophy.kind == TrophyKind::leader) {
            const std::string fate = trophy.fate == Fate::left ? "left the field" : std::string(word(trophy.fate));
            if (lost) army.leaders_lost.push_back(name_shown(battle.leader(trophy.leader), trophy.leader) + ", " + fate + when(battle, trophy, "by"));
            continue;
        }
        std::string text = name_shown(battle, Thing::unit, trophy.unit) + when(battle, trophy, lost ? "to" : "by");
        if (trophy.retaken_turn > 0) text += ", retaken in turn " + std::to_string(trophy.retaken_turn);
        auto& list = trophy.kind == TrophyKind::flag ? (lost ? army.flags_lost : army.flags_taken) : (lost ? army.batteries_lost : army.batteries_taken);
        list.push_back(std::move(text));
    }
}

void add_losses(const Battle& battle, ArmySummary& army) {
    army.by_turn.assign(static_cast<std::size_t>(std::max(battle.game.turn, 0)) + 1, 0);
    for (const Loss& loss : battle.losses) {
        const Unit* unit = battle.unit(loss.unit);
        if (loss.pending || unit == nullptr || counts_for(*unit) != army.army || unit->presence == Presence::struck_off) continue;
        const auto turn = static_cast<std::size_t>(std::clamp(loss.turn, 0, std::max(battle.game.turn, 0)));
        army.by_turn[turn] += loss.castings;
        const auto same = std::find_if(army.by_cause.begin(), army.by_cause.end(), [&](const LossesByCause& other) { return other.cause == loss.cause; });
        if (same != army.by_cause.end()) same->castings += loss.castings;
        else army.by_cause.push_back({loss.cause, loss.castings});
    }
    std::stable_sort(army.by_cause.begin(), army.by_cause.end(), [](const LossesByCause& a, const LossesByCause& b) { return a.castings > b.castings; });
}

ArmySummary of_army(const Battle& battle, const Army& army) {
    ArmySummary out;
    out.army = army.id;
    out.name = name_shown(army);
    out.side = side_of(battle, army.id);
    out.won = battle.game.ended && !battle.game.winner.empty() && out.side == side_of(battle, battle.game.winner);
    out.left_turn = army.withdrew_turn;
    out.conceded = army.conceded;
    out.castings = castings_of(battle, army.id);
    for (const Unit& unit : battle.units) {
        if (counts_for(unit) != army.id || unit.presence == Presence::struck_off) continue;
        ++out.units;
        const bool lost = is_lost(unit);
        out.units_lost += lost;
        out.units_off += !lost && !is_on_table(unit);
    }
    out.units_in_rout = static_cast<int>(units_in_rout(battle, army).size());
    add_losses(battle, out);
    add_trophies(battle, out);
    for (const Site& site : battle.sites) {
        if (site.is_objective && site.owner == army.id && !site.contested) out.holds.push_back(name_shown(site));
    }
    return out;
}

std::string result_of(const Battle& battle) {
    const Game& game = battle.game;
    const std::string turn = "turn " + std::to_string(game.turn);
    if (!game.ended) return "The battle goes on, " + turn;
    std::string text = game.winner.empty() ? "A draw in " + turn : name_shown(battle.army(game.winner), game.winner) + " has won in " + turn;
    std::string left;
    for (const Army& army : battle.armies) {
        if (army.withdrew_turn == 0) continue;
        left += (left.empty() ? "" : ", ") + name_shown(army) + (army.conceded ? " conceded" : " left the field");
    }
    if (left.empty() && !game.ending.empty()) left = game.ending;
    return text + (left.empty() ? "" : ": " + left);
}

void add_otherwise(const Entry& entry, Summary& out) {
    const auto add = [&](std::string what, const std::string& reason) { out.otherwise.push_back({entry.number, entry.turn, std::move(what), reason}); };
    for (const Rolled& rolled : entry.rolls) {
        const std::string where = " in " + rolled.procedure + (rolled.actor.empty() ? "" : " of " + rolled.actor);
        for (const FactTaken& fact : rolled.facts) {
            if (fact.source == FactSource::overruled) add(fact.name + " = " + in_words(fact.value) + where, fact.reason);
        }
    }
    for (const Overruled& line : entry.intent.lines_overruled) add(line.name + (line.value == "yes" ? " counted" : " set aside"), line.reason);
    for (const Event& event : entry.events) {
        const bool by_hand = event.what == Happened::duty_waived || event.what == Happened::set_by_hand || event.what == Happened::house_rule;
        if (by_hand && !event.say.empty()) add(event.say, entry.intent.reason);
    }
}

}  // namespace

Summary summary(const Log& log) {
    const Battle& battle = log.battle();
    Summary out;
    out.title = battle.game.title;
    out.ended = battle.game.ended;
    out.turn = battle.game.turn;
    out.result = result_of(battle);
    for (const Army& army : battle.armies) out.armies.push_back(of_army(battle, army));
    for (const Entry* entry : log.timeline()) {
        if (entry->kind == EntryKind::note) continue;
        ++out.decisions;
        out.rolls += static_cast<int>(entry->rolls.size());
        for (const Rolled& rolled : entry->rolls) out.dice += static_cast<int>(rolled.faces.size());
        add_otherwise(*entry, out);
    }
    for (const Entry& entry : log.entries()) out.corrections += entry.kind == EntryKind::correct && log.stands(entry.number);
    out.rulings = battle.game.rulings;
    out.options = battle.game.options;
    out.house_rules = battle.game.house_rules;
    return out;
}

}  // namespace aor
