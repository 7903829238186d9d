#include "core/report/battle_status.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_deck.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/phases.hpp"
#include "core/report/house_rule_words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

std::string state_of(const Battle& battle, const Unit& unit) {
    if (unit.presence == Presence::waiting && unit.arrives_turn > battle.game.turn) return "waiting, due in turn " + std::to_string(unit.arrives_turn);
    if (!is_on_table(unit)) return spaced(word(unit.presence));
    std::string state(word(unit.state));
    if (unit.state == State::disorganized && unit.temporary) state += " in passing";
    return state;
}

/// What stands out about a unit, the weightiest first.
std::vector<std::string> remarks_of(const Battle& battle, const Unit& unit) {
    std::vector<std::string> out;
    const auto now = [&](int stamp) { return stamp > 0 && this_turn(battle, stamp); };
    const auto named = [&](std::string_view id) { return name_shown(battle, Thing::unit, id); };
    for (const Leader& leader : battle.leaders) {
        if (leader.fate == Fate::present && leader.attached == unit.id) out.push_back(name_shown(leader) + " with it");
    }
    for (const Contact& contact : battle.contacts) {
        if (contact.unit == unit.id) out.push_back("in melee with " + named(contact.opponent));
        else if (contact.opponent == unit.id) out.push_back("in melee with " + named(contact.unit));
    }
    if (unit.abandoned) out.emplace_back("abandoned");
    if (!unit.gun_held_by.empty()) out.push_back("in the hands of " + name_shown(battle, Thing::army, unit.gun_held_by));
    if (unit.flag == FlagState::lost) out.emplace_back("flag lost");
    if (unit.flags_taken > 0) out.push_back(counted(unit.flags_taken, "flag taken", "flags taken"));
    if (unit.fatigued) out.emplace_back("fatigued");
    if (unit.in_pursuit) out.push_back("in pursuit" + (unit.quarry.empty() ? "" : " of " + named(unit.quarry)));
    if (unit.plundering) out.emplace_back("plunders");
    if (unit.bloodlust) out.emplace_back("in bloodlust");
    if (unit.feigned_flight) out.emplace_back("feigns flight");
    if (now(unit.command_failed_turn)) out.emplace_back("failed its command check");
    else if (now(unit.out_of_command_turn)) out.emplace_back("out of command");
    if (now(unit.charge_failed_turn)) out.emplace_back("failed to charge");
    else if (now(unit.charged_turn)) out.push_back("charged" + (unit.charge_target.empty() ? "" : " " + named(unit.charge_target)));
    if (now(unit.fired_turn)) out.emplace_back("has fired");
    if (now(unit.moved_turn) && unit.moved != Moved::none) out.emplace_back(unit.moved == Moved::up_to_half ? "moved up to half" : "moved over half");
    if (!is_mounted(unit.arm) && unit.first_fire && !unit.muskets_dropped) out.emplace_back("first fire left");
    if (unit.muskets_dropped) out.emplace_back("muskets dropped");
    if (unit.shots_left >= 0) out.push_back(counted(unit.shots_left, "shot left", "shots left"));
    if (unit.pikemen > 0) out.push_back(counted(unit.pikemen, "pikeman", "pikemen"));
    if (!unit.inside.empty()) out.push_back("in " + name_shown(battle, Thing::site, unit.inside));
    if (unit.cover != Cover::none) out.push_back("cover: " + spaced(word(unit.cover)));
    if (!unit.where.empty()) out.push_back("at " + unit.where);
    return out;
}

std::string kind_of_gun(const Unit& unit) {
    if (unit.arm != Arm::artillery) return "";
    return std::string(unit.horse_artillery ? "horse, " : "") + std::string(word(unit.gun)) + (unit.howitzer ? " howitzer" : "");
}

SiteRow site_row(const Battle& battle, const Site& site) {
    SiteRow row{site.id, name_shown(site), spaced(site.is_objective ? word(site.kind) : word(site.structure)), {}, {}};
    if (site.is_objective) {
        row.held = site.contested ? "contested" : "held by " + (site.owner.empty() ? "nobody" : name_shown(battle, Thing::army, site.owner));
    }
    if (site.destroyed) row.remarks.emplace_back("destroyed");
    if (site.hits > 0) row.remarks.push_back(counted(site.hits, "hit", "hits"));
    if (site.fires > 0) row.remarks.push_back(counted(site.fires, "fire", "fires"));
    return row;
}

std::vector<std::string> remarks_of(const Battle& battle) {
    const Game& game = battle.game;
    std::vector<std::string> out;
    out.push_back(std::string(word(game.scale)) + ", " + counted(game.turns, "turn", "turns") + (game.weather.empty() ? "" : ", " + game.weather));
    for (const std::string& missing : game.missing) out.push_back("to be typed in: " + missing);
    int pending = 0;
    for (const Loss& loss : battle.losses) pending += loss.pending ? loss.castings : 0;
    if (pending > 0) out.push_back(counted(pending, "casting comes off", "castings come off") + " when the fire of this phase is closed");
    const auto sealed = std::count_if(battle.plots.begin(), battle.plots.end(), [&](const Plot& plot) { return this_turn(battle, plot.turn) && !plot.shown; });
    if (sealed > 0) out.push_back(counted(static_cast<int>(sealed), "sealed plot", "sealed plots"));
    if (const Card* card = card_in_hand(battle)) {
        out.push_back("the card drawn: " + name_shown(*card) + "; " + counted(static_cast<int>(game.deck.size()), "card left", "cards left"));
    }
    return out;
}

ArmyRows army_rows(const Charts& charts, const Battle& battle, const Army& army) {
    ArmyRows rows;
    rows.id = army.id;
    rows.name = name_shown(army);
    if (!army.ally_of.empty()) rows.ally_of = name_shown(battle, Thing::army, army.ally_of);
    rows.castings = castings_of(battle, army.id);
    if (army.withdrew_turn > 0) rows.left = (army.conceded ? "conceded in turn " : "left the field in turn ") + std::to_string(army.withdrew_turn);
    rows.brigades.emplace_back();
    for (const Brigade& brigade : battle.brigades) {
        if (brigade.army == army.id && !brigade.dissolved) rows.brigades.push_back({brigade.id, name_shown(brigade), {}, {}, {}});
    }
    const auto group = [&](const BrigadeId& id) -> BrigadeRows& {
        const auto at = std::find_if(rows.brigades.begin(), rows.brigades.end(), [&](const BrigadeRows& one) { return one.id == id; });
        return at != rows.brigades.end() ? *at : rows.brigades.front();
    };
    for (const Leader& leader : battle.leaders) {
        if (leader.army == army.id && leader.presence != Presence::struck_off) group(leader.brigade).leaders.push_back(leader_row(battle, leader));
    }
    for (const Unit& unit : battle.units) {
        if (unit.army != army.id || unit.presence == Presence::struck_off) continue;
        BrigadeRows& brigade = group(unit.brigade);
        brigade.units.push_back(unit_row(charts, battle, unit));
        brigade.castings.start += unit.castings_start;
        brigade.castings.lost += is_lost(unit) ? unit.castings_start : unit.castings_start - unit.castings;
    }
    std::erase_if(rows.brigades, [](const BrigadeRows& brigade) { return brigade.leaders.empty() && brigade.units.empty(); });
    return rows;
}

std::string castings_in_words(Castings castings) {
    return std::to_string(castings.start - castings.lost) + " of " + std::to_string(castings.start) + " castings";
}

}  // namespace

UnitRow unit_row(const Charts& charts, const Battle& battle, const Unit& unit) {
    UnitRow row;
    row.id = unit.id;
    row.name = name_shown(unit);
    row.troops = troop_code(unit);
    row.kind = kind_of_gun(unit);
    row.grade = present_grade(charts, unit);
    row.castings = unit.castings;
    row.castings_start = unit.castings_start;
    row.lost = is_lost(unit);
    row.on_table = is_on_table(unit);
    row.pending = row.lost ? 0 : pending_losses(battle, unit.id);
    row.strength = std::to_string(row.lost ? 0 : unit.castings) + " of " + std::to_string(unit.castings_start) +
                   (row.pending > 0 ? ", " + std::to_string(row.pending) + " to come off" : "");
    row.state = state_of(battle, unit);
    if (!row.on_table) return row;
    row.formation = unit.arm == Arm::artillery ? (unit.limbered ? "limbered" : "unlimbered") : spaced(word(unit.formation));
    row.remarks = remarks_of(battle, unit);
    return row;
}

LeaderRow leader_row(const Battle& battle, const Leader& leader) {
    LeaderRow row;
    row.id = leader.id;
    row.name = name_shown(leader);
    row.post = leader.post == Post::commander_in_chief ? "commander-in-chief" : spaced(word(leader.post));
    row.rating = leader.rating == Rating::half_die ? "half-die" : spaced(word(leader.rating));
    row.present = leader.fate == Fate::present;
    if (!row.present) {
        row.now = (leader.fate == Fate::left ? "left the field" : std::string(word(leader.fate))) + " in turn " + std::to_string(leader.fate_turn);
        if (leader.replacement_turn > 0) row.now += ", his post is vacant";
    } else if (leader.presence != Presence::on_table) {
        row.now = spaced(word(leader.presence));
    } else if (leader.wounded_until >= battle.game.turn) {
        row.now = "wounded until the end of turn " + std::to_string(leader.wounded_until);
    } else {
        row.now = leader.attached.empty() ? "by himself" : "with " + name_shown(battle, Thing::unit, leader.attached);
    }
    return row;
}

std::string moment_of(const Charts& charts, const Battle& battle) {
    const Game& game = battle.game;
    if (!game.ended) return words_of_phase(charts, game);
    const std::string winner = game.winner.empty() ? "nobody has won" : name_shown(battle, Thing::army, game.winner) + " won";
    return "The battle is over in turn " + std::to_string(game.turn) + ": " + winner + (game.ending.empty() ? "" : " (" + game.ending + ")");
}

BattleStatus battle_status(const Charts& charts, const Battle& battle) {
    BattleStatus status;
    status.title = battle.game.title;
    status.moment = words_of_phase(charts, battle.game);
    if (battle.game.ended) status.ended = moment_of(charts, battle);
    status.remarks = remarks_of(battle);
    for (const std::string& ruling : battle.game.rulings) status.rules.push_back("ruling " + ruling);
    for (const std::string& option : battle.game.options) status.rules.push_back("option " + option);
    for (const std::string& rule : house_rules_in_words(battle.game)) status.rules.push_back("house rule: " + rule);
    for (const Army& army : battle.armies) status.armies.push_back(army_rows(charts, battle, army));
    for (const Site& site : battle.sites) status.sites.push_back(site_row(battle, site));
    return status;
}

std::string words_of_status(const BattleStatus& status, Ink ink) {
    std::string out;
    const auto line = [&](const std::string& text) { out += text + '\n'; };
    if (!status.title.empty()) line(ink.bold(on_one_line(status.title)));
    line(on_one_line(status.ended.empty() ? status.moment : status.ended));
    for (const std::string& remark : status.remarks) line("  " + on_one_line(remark));
    for (const std::string& rule : status.rules) line("  " + on_one_line(rule));
    for (const ArmyRows& army : status.armies) {
        line("");
        line(ink.bold(on_one_line(army.name)) + "  " + castings_in_words(army.castings) +
             (army.ally_of.empty() ? "" : ", ally of " + on_one_line(army.ally_of)) + (army.left.empty() ? "" : ", " + army.left));
        // One set of columns for the whole army.
        std::vector<std::vector<std::string>> cells;
        std::vector<bool> gone;
        for (const BrigadeRows& brigade : army.brigades) {
            for (const UnitRow& unit : brigade.units) {
                const std::string troops = unit.troops + ' ' + std::to_string(unit.grade) + (unit.kind.empty() ? "" : " " + unit.kind);
                cells.push_back({std::string(unit.id), on_one_line(unit.name), troops, unit.strength, unit.state, unit.formation, on_one_line(joined(unit.remarks))});
                gone.push_back(unit.lost);
            }
        }
        const auto lines = in_columns(cells, "    ");
        std::size_t next = 0;
        for (const BrigadeRows& brigade : army.brigades) {
            if (!brigade.id.empty()) line("  " + on_one_line(brigade.name) + "  " + castings_in_words(brigade.castings));
            for (const LeaderRow& leader : brigade.leaders) {
                const std::string said = "    " + std::string(leader.id) + "  " + on_one_line(leader.name) + ", " +
                                         (brigade.id.empty() ? leader.post + ", " : "") + leader.rating + ": " + on_one_line(leader.now);
                line(leader.present ? said : ink.dim(said));
            }
            for (std::size_t i = 0; i < brigade.units.size(); ++i, ++next) line(gone[next] ? ink.dim(lines[next]) : lines[next]);
        }
    }
    if (status.sites.empty()) return out;
    line("");
    std::vector<std::vector<std::string>> cells;
    for (const SiteRow& site : status.sites) {
        cells.push_back({std::string(site.id), on_one_line(site.name), site.kind, on_one_line(site.held), joined(site.remarks)});
    }
    for (const std::string& row : in_columns(cells, "  ")) line(row);
    return out;
}

}  // namespace aor::report
