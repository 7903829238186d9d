#include "core/report/roster_sheets.hpp"

#include "core/army/list_words.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/battle/record_fields.hpp"
#include "core/play/known_army.hpp"
#include "core/play/ledger.hpp"
#include "core/play/performance.hpp"
#include "core/report/escaped.hpp"

#include <algorithm>

namespace aor::report {
namespace {

constexpr int kMostBoxes = 2000;      // more than any sheet holds

constexpr std::string_view kStyle = R"(@page { size: A4; margin: 12mm 12mm 10mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 186mm; color: #000; background: #fff; font: 9pt/1.3 "Liberation Sans", Arial, sans-serif }
section { break-before: page }
section:first-of-type { break-before: auto }
h1 { font-size: 15pt; margin: 0; border-bottom: 1pt solid #000 }
h1 small { float: right; font-size: 9pt; font-weight: normal; padding-top: 2mm }
h2 { font-size: 11pt; margin: 4mm 0 1mm }
table { border-collapse: collapse; width: 100%; margin: 1mm 0 2mm }
th, td { text-align: left; padding: .6mm 2mm .6mm 0; border-bottom: .3pt solid #999; vertical-align: top }
th { border-bottom: .8pt solid #000 }
.n { text-align: right }
.unit, .leader { break-inside: avoid; border-bottom: .4pt solid #888; padding: 1.6mm 0 1.2mm }
.name { font-size: 11pt; font-weight: bold }
.what { float: right }
.what b { display: inline-block; border: .6pt solid #000; padding: 0 1.4mm; margin-left: 1mm }
.boxes { margin: 1mm 0 0; line-height: 1 }
.boxes i { font-style: normal; font-weight: bold; font-size: 10pt; line-height: 4.2mm; display: inline-block; vertical-align: top; width: 4.6mm; height: 4.6mm;
  border: .6pt solid #000; margin: 0 .8mm 4mm 0; text-align: center; position: relative }
.boxes i.base { margin-right: 2.6mm }
.boxes i.mark { border-right-width: 2.4pt }
.boxes i small { position: absolute; top: 4.8mm; right: -.9mm; font-size: 5.8pt; line-height: 1; font-weight: bold; white-space: nowrap }
.ticks { margin: 0 }
.ticks span { white-space: nowrap; margin-right: 3mm }
.ticks i, td i { font-style: normal; font-weight: bold; display: inline-block; width: 3.2mm; height: 3.2mm; line-height: 2.9mm; border: .5pt solid #000; text-align: center; margin-right: 1mm; vertical-align: -.4mm }
.ticks u { text-decoration: none; display: inline-block; min-width: 14mm; border-bottom: .5pt solid #000 }
.note { color: #333; font-size: 8pt }
.track { line-height: 7mm }
.track i { width: 7mm; height: 7mm; line-height: 6.4mm; font-weight: normal; margin: 0 1mm 1mm 0; vertical-align: middle }
)";

std::string tick(bool ticked, std::string_view label) {
    return "<span><i>" + std::string(ticked ? "&times;" : "") + "</i>" + for_html(label) + "</span> ";
}

std::string class_in_words(Rating rating) {
    switch (rating) {
        case Rating::none: return "no class";
        case Rating::half_die: return "half-die";
        case Rating::class_1: return "class 1";
        case Rating::class_2: return "class 2";
        case Rating::class_3: return "class 3";
    }
    return "";
}

std::string arm_in_words(const Unit& unit) {
    if (unit.arm != Arm::artillery) return spaced(word(unit.arm));
    return std::string(word(unit.gun)) + (unit.howitzer ? " howitzer" : " artillery");
}

/// What a flag of its listing means at the table, in the words of the army lists where they have any.
std::string flag_in_words(std::string_view name) {
    for (const Trait& trait : traits()) {
        if (trait.sets == std::string(name) + "=true") return std::string(trait.meaning);
    }
    return spaced(name);
}

/// "varies: down on 1-2, up on 6"; only where the grade of units varies.
std::string bands_of(const Battle& battle, const Unit& unit) {
    if (!has_option(battle.game, "variable_morale")) return {};
    const auto faces = [](int from, int to) { return from == to ? std::to_string(from) : std::to_string(from) + '-' + std::to_string(to); };
    std::string out;
    if (unit.variable_down_to >= 1) out = "down on " + faces(1, unit.variable_down_to);
    if (unit.variable_up_from <= 6) out += (out.empty() ? "" : ", ") + std::string("up on ") + faces(unit.variable_up_from, 6);
    return out.empty() ? "grade does not vary" : "grade varies: " + out;
}

/// What else it is: its weapon and whatever its list says of it.
std::string traits_of(const Unit& unit) {
    constexpr std::string_view kToldElsewhere[] = {"regular", "limbered", "howitzer", "fatigued", "abandoned"};
    std::string out = unit.regular ? "" : "irregular";
    const auto add = [&](std::string_view what) { out += (out.empty() ? "" : ", ") + spaced(what); };
    if (unit.arm != Arm::artillery && unit.weapon != Weapon::musket) add(word(unit.weapon));
    visit_fields(unit, [&](const FieldInfo& info, const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, bool>) {
            const bool elsewhere = std::find(std::begin(kToldElsewhere), std::end(kToldElsewhere), info.name) != std::end(kToldElsewhere);
            if (info.group == FieldGroup::listed && field && !elsewhere) out += (out.empty() ? "" : ", ") + flag_in_words(info.name);
        }
    });
    if (unit.fire_system != FireSystem::standard) add(std::string(word(unit.fire_system)) + " fire");
    if (unit.battalion_gun != BattalionGun::none) add("battalion gun");
    if (unit.charge_style != ChargeStyle::ordinary) add("charges " + std::string(word(unit.charge_style)));
    return out;
}

/// Formations that it may be in, and the one that it is in.
std::string formation_ticks(const Charts& charts, const Unit& unit) {
    if (unit.arm == Arm::artillery) return tick(unit.limbered, "limbered") + tick(!unit.limbered, "unlimbered");
    const auto may = [&](Formation formation) {
        if (formation == unit.formation) return true;
        switch (formation) {
            case Formation::line:
            case Formation::column: return true;
            case Formation::square: return unit.arm == Arm::infantry && unit.regular && !unit.skirmisher;
            case Formation::skirmish: return unit.skirmisher || unit.may_skirmish;
            case Formation::clan: return unit.clan;
            case Formation::double_line:
            case Formation::all_around:
            case Formation::mass:
            case Formation::mob: return false;
        }
        return false;
    };
    const Table* table = charts.table("formations");
    std::string out;
    for (std::size_t i = 0; i < words_for<Formation>().size(); ++i) {
        const auto formation = static_cast<Formation>(i);
        if (!may(formation)) continue;
        const TableRow* row = table != nullptr ? table->row(word(formation)) : nullptr;
        out += tick(formation == unit.formation, row != nullptr ? row->label : spaced(word(formation)));
    }
    return out;
}

std::string boxes_in_html(const std::vector<CastingBox>& boxes, int per_base) {
    std::string out = "<p class=\"boxes\">";
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool base = per_base > 0 && (i + 1) % static_cast<std::size_t>(per_base) == 0;
        std::string classes = base ? "base" : "";
        if (!boxes[i].mark.empty()) classes += classes.empty() ? "mark" : " mark";
        out += (classes.empty() ? "<i>" : "<i class=\"" + classes + "\">") + std::string(boxes[i].crossed ? "&times;" : "");
        if (!boxes[i].mark.empty()) out += "<small>" + for_html(boxes[i].mark) + "</small>";
        out += "</i>";
    }
    return out + "</p>\n";
}

std::string unit_in_html(const Charts& charts, const Battle& battle, const Unit& unit) {
    std::string out = "<div class=\"unit\">\n<div class=\"what\">" + for_html(arm_in_words(unit)) + " <b>" + std::string(troop_code(unit)) + "</b> grade <b>" +
                      std::to_string(unit.base_grade) + "</b>";
    if (const int grade = present_grade(charts, unit); grade != unit.base_grade) out += " now <b>" + std::to_string(grade) + "</b>";
    out += "</div>\n<div class=\"name\">" + for_html(name_shown(unit)) + "</div>\n";
    std::string note = traits_of(unit);
    if (!unit.note.empty()) note += (note.empty() ? "" : "; ") + unit.note;
    if (const std::string bands = bands_of(battle, unit); !bands.empty()) note = bands + (note.empty() ? "" : "; ") + note;
    if (!note.empty()) out += "<div class=\"note\">" + for_html(note) + "</div>\n";
    out += boxes_in_html(casting_boxes(charts, battle, unit), unit.castings_per_base);
    out += "<p class=\"ticks\">";
    if (!is_on_table(unit)) out += "<span><b>" + for_html(spaced(word(unit.presence))) + (unit.presence == Presence::waiting && unit.arrives_turn > 0 ? ", from turn " + std::to_string(unit.arrives_turn) : "") + "</b></span> ";
    const bool foot = unit.arm == Arm::infantry;
    if (foot || unit.arm == Arm::artillery) out += tick(!unit.first_fire, "first fire used");
    out += formation_ticks(charts, unit) + "</p>\n<p class=\"ticks\">";
    out += tick(unit.state == State::disorganized, "disorganized") + tick(unit.state == State::broken, "broken") + tick(unit.state == State::routed, "routed") +
           tick(unit.fatigued, "fatigued");
    if (unit.arm == Arm::artillery && (unit.shots_left >= 0 || has_option(battle.game, "ammunition"))) {
        out += "<span>shots left <u>" + (unit.shots_left >= 0 ? std::to_string(unit.shots_left) : "&nbsp;") + "</u></span> ";
    }
    if (unit.arm == Arm::artillery) out += tick(unit.abandoned, "gun left") + tick(!unit.gun_held_by.empty(), "gun taken");
    if (unit.flag != FlagState::none) out += tick(unit.flag == FlagState::lost, "flag lost") + "<span>flags taken <u>" + (unit.flags_taken > 0 ? std::to_string(unit.flags_taken) : "&nbsp;") + "</u></span>";
    return out + "</p>\n</div>\n";
}

std::string leader_in_html(const Battle& battle, const Leader& leader) {
    std::string rating = class_in_words(leader.rating);
    if (leader.melee_rating != Rating::none && leader.melee_rating != leader.rating) rating += ", in melee " + class_in_words(leader.melee_rating);
    const Unit* unit = battle.unit(leader.attached);
    return "<div class=\"leader\">\n<div class=\"what\">" + for_html(leader.post == Post::unassigned ? "leader" : spaced(word(leader.post))) + " <b>" + for_html(rating) +
           "</b></div>\n<div class=\"name\">" + for_html(name_shown(leader)) + "</div>\n<p class=\"ticks\"><span>with <u>" +
           (unit != nullptr ? for_html(name_shown(*unit)) : "&nbsp;") + "</u></span> <span>wounded until turn <u>" +
           (leader.wounded_until >= battle.game.turn && leader.wounded_until > 0 ? std::to_string(leader.wounded_until) : "&nbsp;") + "</u></span> " +
           tick(leader.fate == Fate::killed, "killed") + tick(leader.fate == Fate::captured, "captured") + tick(leader.fate == Fate::left, "left the field") + "</p>\n</div>\n";
}

bool is_shown(const Unit& unit) { return unit.presence != Presence::struck_off; }
bool is_shown(const Leader& leader) { return leader.presence != Presence::struck_off; }

/// The boxes of the army's check up to half of it, marked at each line.
std::vector<CastingBox> army_boxes(const ArmyLedger& army) {
    std::vector<CastingBox> boxes(static_cast<std::size_t>(army.lines.empty() ? 0 : std::clamp(army.lines.back().at, 0, kMostBoxes)));
    for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i].crossed = static_cast<int>(i) < army.counted.lost;
    for (const Threshold& line : army.lines) {
        if (line.at > 0 && static_cast<std::size_t>(line.at) <= boxes.size()) boxes[static_cast<std::size_t>(line.at) - 1].mark = line.label;
    }
    return boxes;
}

std::string army_sheet(const Battle& battle, const Army& army, const ArmyLedger& ledger) {
    std::string out = "<section>\n<h1>" + for_html(name_shown(army)) + "<small>" + for_html(battle.game.title) + "</small></h1>\n";
    out += "<p class=\"note\">" + for_html(std::string(word(battle.game.scale)) + (army.nation.empty() ? "" : ", " + army.nation) +
                                           (army.baseline.empty() ? "" : ", baseline " + army.baseline)) + "</p>\n";
    out += "<p class=\"ticks track\">Turn ";
    for (int turn = 1; turn <= battle.game.turns; ++turn) out += "<i>" + std::string(turn < battle.game.turn ? "&times;" : std::to_string(turn)) + "</i>";
    out += "</p>\n<h2>" + std::to_string(ledger.counted.start) + " castings, " + std::to_string(ledger.counted.lost) + " lost</h2>\n<table><tr><th>Lost</th><th class=\"n\">with casting</th><th class=\"n\">to go</th><th>Reached</th></tr>\n";
    const auto row = [&](const Threshold& line, const std::string& label) {
        out += "<tr><td>" + for_html(label) + "</td><td class=\"n\">" + std::to_string(line.at) + "</td><td class=\"n\">" + std::to_string(line.left) +
               "</td><td><i>" + (line.reached ? "&times;" : "") + "</i></td></tr>\n";
    };
    for (const Threshold& line : ledger.lines) row(line, line.label);
    if (ledger.start_line) row(*ledger.start_line, "checks from " + percent_of(ledger.start_line->share) + ": " + ledger.start_line->label);
    else out += "<tr><td colspan=\"4\">no withdrawal checks</td></tr>\n";
    out += "</table>\n" + boxes_in_html(army_boxes(ledger), 5);
    out += "<h2>Brigades</h2>\n<table><tr><th>Brigade</th><th>Leader</th><th class=\"n\">Units</th><th class=\"n\">Castings</th><th class=\"n\">Lost</th></tr>\n";
    for (const BrigadeLosses& losses : ledger.brigades) {
        const Brigade* brigade = battle.brigade(losses.brigade);
        const std::string commander = brigade != nullptr ? name_shown(battle.leader(brigade->commander), brigade->commander) : "";
        out += "<tr><td>" + for_html(brigade != nullptr ? name_shown(*brigade) : "Detached") + "</td><td>" + for_html(commander) + "</td><td class=\"n\">" +
               std::to_string(losses.units.size()) + "</td><td class=\"n\">" + std::to_string(losses.castings.start) + "</td><td class=\"n\">" + std::to_string(losses.castings.lost) + "</td></tr>\n";
    }
    out += "</table>\n";
    std::string objectives;
    for (const Site& site : battle.sites) {
        if (!site.is_objective) continue;
        const std::string holder = site.contested ? "contested" : site.owner.empty() ? "nobody" : name_shown(battle.army(site.owner), site.owner);
        objectives += "<tr><td>" + for_html(name_shown(site)) + "</td><td>" + for_html(spaced(word(site.kind))) + "</td><td>" + for_html(holder) + "</td></tr>\n";
    }
    if (!objectives.empty()) out += "<h2>Objectives</h2>\n<table><tr><th>Objective</th><th>Kind</th><th>Held by</th></tr>\n" + objectives + "</table>\n";
    // Leaders who have no sheet of their own.
    for (const Leader& leader : battle.leaders) {
        if (leader.army == army.id && battle.brigade(leader.brigade) == nullptr && is_shown(leader)) out += leader_in_html(battle, leader);
    }
    return out + "</section>\n";
}

std::string brigade_sheet(const Charts& charts, const Battle& battle, const Army& army, const BrigadeLosses& losses) {
    const Brigade* brigade = battle.brigade(losses.brigade);
    std::string out = "<section>\n<h1>" + for_html(brigade != nullptr ? name_shown(*brigade) : "Detached units") + "<small>" + for_html(name_shown(army)) +
                      ", " + std::to_string(losses.castings.start) + " castings</small></h1>\n";
    if (brigade != nullptr) {
        for (const Leader& leader : battle.leaders) {
            if (leader.brigade == brigade->id && is_shown(leader)) out += leader_in_html(battle, leader);
        }
    }
    for (const UnitLosses& unit : losses.units) {
        const Unit* record = battle.unit(unit.unit);
        if (record != nullptr && is_shown(*record)) out += unit_in_html(charts, battle, *record);
    }
    return out + "</section>\n";
}

}  // namespace

std::vector<CastingBox> casting_boxes(const Charts& charts, const Battle& battle, const Unit& unit) {
    const int lost = is_lost(unit) ? unit.castings_start : unit.castings_start - unit.castings;
    std::vector<CastingBox> boxes(static_cast<std::size_t>(std::clamp(unit.castings_start, 0, kMostBoxes)));
    for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i].crossed = static_cast<int>(i) < lost;
    Situation situation;
    situation.set_scale(battle.game.scale);
    const Chart& morale = *charts.find("morale");
    for (const Number number : {Number::lost_quarter, Number::lost_half}) {
        const Fraction share = morale.number(number, situation);
        const Threshold line = threshold({unit.castings_start, lost}, share, percent_of(share), "");
        if (line.at < 1 || static_cast<std::size_t>(line.at) > boxes.size()) continue;
        std::string& mark = boxes[static_cast<std::size_t>(line.at) - 1].mark;
        mark += (mark.empty() ? "" : ", ") + line.label;
    }
    return boxes;
}

std::string roster_sheets(const Charts& charts, const Battle& battle) {
    const std::string title = battle.game.title.empty() ? "Roster" : battle.game.title;
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + for_html(title) + ": roster sheets</title>\n<style>\n" +
                      std::string(kStyle) + "</style>\n</head>\n<body>\n";
    const Ledger all = ledger(charts, battle);
    for (const ArmyLedger& own : all.armies) {
        const Army& army = *battle.army(own.army);
        out += army_sheet(battle, army, own);
        for (const BrigadeLosses& brigade : own.brigades) out += brigade_sheet(charts, battle, army, brigade);
    }
    return out + "</body>\n</html>\n";
}

}  // namespace aor::report
