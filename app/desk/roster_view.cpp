#include "app/desk/roster_view.hpp"

#include "app/desk/army_colours.hpp"
#include "app/desk/fact_lines.hpp"
#include "app/desk/letters.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_deck.hpp"

#include <algorithm>
#include <map>

namespace aor::desk {
namespace {

constexpr TroopCode kTroopCodes[] = {{"FI", "formed infantry"}, {"SI", "skirmish infantry"}, {"LC", "light cavalry"}, {"SLC", "skirmish light cavalry"},
                                     {"DR", "dragoons"},        {"HS", "horse"},              {"AC", "armored cavalry"}};

void add_mark(std::string& marks, std::string_view mark) {
    if (!marks.empty()) marks += ", ";
    marks += mark;
}

std::string letter_of(State state) {
    switch (state) {
        case State::normal: return "";
        case State::disorganized: return "D";
        case State::broken: return "B";
        case State::routed: return "R";
    }
    return "";
}

UnitLine unit_line(const Charts& charts, const Battle& battle, const Unit& unit) {
    UnitLine line;
    line.id = unit.id;
    line.name = name_shown(unit);
    line.troops = troop_code(unit);
    for (const TroopCode& one : kTroopCodes) {
        if (one.code == line.troops) line.troops_say = one.say;
    }
    if (unit.arm == Arm::artillery) line.troops = std::string(word(unit.gun)) + (unit.howitzer ? " howitzer" : "");
    line.castings = unit.castings;
    line.start = unit.castings_start;
    line.pending = pending_losses(battle, unit.id);
    line.grade = present_grade(charts, unit);
    line.state = unit.state;
    line.state_letter = letter_of(unit.state);
    line.state_say = unit.state == State::normal ? std::string() : std::string(word(unit.state));
    line.gone = !is_on_table(unit);
    if (line.gone) line.state_say = spoken(word(unit.presence));
    line.fatigued = unit.fatigued;
    line.out_of_command = this_turn(battle, unit.out_of_command_turn);
    line.shoots = !is_mounted(unit.arm) || unit.mounted_fire;
    line.first_fire = unit.first_fire;
    line.fired = this_turn(battle, unit.fired_turn);
    line.may_not_fire = unit.state >= State::broken;
    if (line.shoots) line.fire_sign = line.fired ? "\u00d7" : line.first_fire ? "F" : "\u00b7";
    line.flag_lost = unit.flag == FlagState::lost;
    line.flags_taken = unit.flags_taken;
    for (const Leader& leader : battle.leaders) {
        if (leader.attached != unit.id || leader.fate != Fate::present) continue;
        if (!line.leader.empty()) line.leader += ", ";
        line.leader += name_shown(leader);
    }
    if (line.gone) return line;
    if (in_melee(battle, unit.id)) add_mark(line.marks, "in melee");
    if (unit.formation != Formation::line && unit.arm != Arm::artillery) add_mark(line.marks, spoken(word(unit.formation)));
    if (unit.arm == Arm::artillery && unit.limbered) add_mark(line.marks, "limbered");
    if (unit.abandoned) add_mark(line.marks, "guns left");
    if (unit.cover != Cover::none) add_mark(line.marks, spoken(word(unit.cover)));
    if (unit.temporary) add_mark(line.marks, "until next rally");
    if (unit.in_pursuit) add_mark(line.marks, "in pursuit");
    if (this_turn(battle, unit.charged_turn)) add_mark(line.marks, "has charged");
    return line;
}

LeaderLine leader_line(const Battle& battle, const Leader& leader) {
    LeaderLine line;
    line.id = leader.id;
    line.name = name_shown(leader);
    line.rating = spoken(word(leader.rating));
    line.gone = leader.fate != Fate::present || leader.presence != Presence::on_table;
    if (leader.fate != Fate::present) {
        line.place = std::string(word(leader.fate)) + " in turn " + std::to_string(leader.fate_turn);
    } else if (leader.wounded_until >= battle.game.turn && leader.wounded_until > 0) {
        line.place = "wounded, until the end of turn " + std::to_string(leader.wounded_until);
    } else if (leader.presence != Presence::on_table) {
        line.place = spoken(word(leader.presence));
    } else if (!leader.attached.empty()) {
        line.place = "with " + name_of(battle, leader.attached);
    }
    return line;
}

constexpr char kFired[] = "has fired this turn";

/// Broken or routed it fires nothing (p 28, 34), and what it has not spent it has again when it is rallied.
std::string first_fire_in_words(const UnitLine& line) {
    if (!line.first_fire) return "has spent its first fire";
    return line.may_not_fire ? "keeps its first fire until it may fire again" : "has its first fire";
}

}  // namespace

std::span<const TroopCode> troop_codes() { return kTroopCodes; }

std::string in_words(const UnitLine& line) {
    std::string text = line.name + ": " + (line.troops_say.empty() ? line.troops : line.troops_say);
    const auto add = [&text](const std::string& part) {
        if (!part.empty()) text += ", " + part;
    };
    if (line.gone) return text + ", " + line.state_say;
    add("morale grade " + std::to_string(line.grade));
    add(std::to_string(line.castings) + " of " + std::to_string(line.start) + " castings");
    if (line.pending > 0) add(std::to_string(line.pending) + " of them to come off");
    if (line.shoots) add(first_fire_in_words(line));
    if (line.fired) add(kFired);
    add(line.state_say);
    if (line.fatigued) add("fatigued");
    if (line.out_of_command) add("out of command");
    add(line.marks);
    if (!line.leader.empty()) add("with it " + line.leader);
    if (!line.owes.empty()) add("owes " + line.owes);
    return text;
}

RosterView roster_view(const Charts& charts, const Battle& battle, const std::vector<report::DutyRow>& duties) {
    std::map<std::string, std::string> codes;
    for (const Somebody& one : everybody(battle)) codes[one.id] = one.code;
    std::map<std::string, std::string> owes;
    for (const report::DutyRow& duty : duties) {
        if (duty.when == report::Due::later) continue;
        std::string& text = owes[duty.intent.actor];
        if (!text.empty()) text += ", ";
        text += spoken(duty.procedure);
    }
    const Card* card = card_in_hand(battle);

    RosterView view;
    const std::vector<int> colours = army_colours(battle);
    for (std::size_t i = 0; i < battle.armies.size(); ++i) {
        const Army& army = battle.armies[i];
        ArmyLines lines;
        lines.id = army.id;
        lines.name = name_shown(army);
        lines.place = colours[i];
        lines.castings = castings_of(battle, army.id);
        const auto add_brigade = [&](const BrigadeId& id, const std::string& name) {
            BrigadeLines brigade;
            brigade.id = id;
            brigade.name = name;
            brigade.moves_now = card != nullptr && !id.empty() &&
                                std::find(card->brigades.begin(), card->brigades.end(), id) != card->brigades.end();
            for (const Unit& unit : battle.units) {
                if (unit.army != army.id || unit.brigade != id) continue;
                UnitLine line = unit_line(charts, battle, unit);
                line.code = codes[unit.id];
                line.owes = owes[unit.id];
                brigade.castings.start += unit.castings_start;
                brigade.castings.lost += is_lost(unit) ? unit.castings_start : unit.castings_start - unit.castings;
                brigade.units.push_back(std::move(line));
            }
            for (const Leader& leader : battle.leaders) {
                if (leader.army != army.id || leader.brigade != id) continue;
                brigade.leaders.push_back(leader_line(battle, leader));
                brigade.leaders.back().code = codes[leader.id];
            }
            if (brigade.units.empty() && brigade.leaders.empty()) return;
            const std::string& code = brigade.units.empty() ? brigade.leaders[0].code : brigade.units[0].code;
            brigade.letter = code.substr(0, 1);
            lines.brigades.push_back(std::move(brigade));
        };
        for (const Brigade& brigade : battle.brigades) {
            if (brigade.army == army.id) add_brigade(brigade.id, name_shown(brigade));
        }
        add_brigade("", "Under the army itself");
        view.armies.push_back(std::move(lines));
    }
    return view;
}

const UnitLine* RosterView::unit(std::string_view id) const {
    for (const ArmyLines& army : armies) {
        for (const BrigadeLines& brigade : army.brigades) {
            for (const UnitLine& line : brigade.units) {
                if (line.id == id) return &line;
            }
        }
    }
    return nullptr;
}

bool matches(const UnitLine& line, const BrigadeLines& brigade, std::string_view filter) {
    if (filter.empty()) return true;
    const std::string wanted = lowered(filter);
    for (const std::string* text : {&line.name, &line.troops, &line.state_say, &line.owes, &line.leader, &line.marks, &brigade.name}) {
        if (lowered(*text).find(wanted) != std::string::npos) return true;
    }
    if (line.fired && std::string_view(kFired).find(wanted) != std::string_view::npos) return true;
    return line.code == wanted;
}

}  // namespace aor::desk
