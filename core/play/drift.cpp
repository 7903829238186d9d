#include "core/play/drift.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/perform.hpp"

#include <algorithm>

namespace aor {
namespace {

constexpr std::string_view kReason = "as found on the table";

template <class Record, class T>
CalledOut called(const Record& record, T Record::*member, std::string say) {
    return {std::string(fields_of(Record::thing)[number_of(member)].name), value_of(record.*member), std::move(say)};
}

DriftLine line_of(const Unit& unit) {
    DriftLine line{Thing::unit, unit.id, name_shown(unit), unit.army, unit.brigade, {}};
    auto& values = line.values;
    if (!is_on_table(unit)) {
        values.push_back(called(unit, &Unit::presence, spaced(word(unit.presence))));
        return line;
    }
    const bool guns = unit.arm == Arm::artillery;
    values.push_back(called(unit, &Unit::castings, std::to_string(unit.castings) + " of " + std::to_string(unit.castings_start) + (guns ? " gunners" : " castings")));
    std::string state(word(unit.state));
    if (unit.state == State::disorganized && unit.temporary) state += " in passing";
    values.push_back(called(unit, &Unit::state, std::move(state)));
    if (guns) values.push_back(called(unit, &Unit::limbered, unit.limbered ? "limbered" : "unlimbered"));
    else values.push_back(called(unit, &Unit::formation, spaced(word(unit.formation))));
    if (unit.fatigued) values.push_back(called(unit, &Unit::fatigued, "fatigued"));
    if (unit.in_pursuit) values.push_back(called(unit, &Unit::in_pursuit, "in pursuit"));
    if (!is_mounted(unit.arm)) values.push_back(called(unit, &Unit::first_fire, unit.first_fire ? "first fire left" : "first fire gone"));
    if (unit.flag == FlagState::lost) values.push_back(called(unit, &Unit::flag, "flag lost"));
    if (unit.abandoned) values.push_back(called(unit, &Unit::abandoned, "abandoned"));
    return line;
}

DriftLine line_of(const Battle& battle, const Leader& leader) {
    DriftLine line{Thing::leader, leader.id, name_shown(leader), leader.army, leader.brigade, {}};
    const Unit* unit = battle.unit(leader.attached);
    line.values.push_back(called(leader, &Leader::attached, unit != nullptr ? "with " + name_shown(*unit) : "by himself"));
    if (leader.wounded_until >= battle.game.turn) {
        line.values.push_back(called(leader, &Leader::wounded_until, "wounded until the end of turn " + std::to_string(leader.wounded_until)));
    }
    return line;
}

DriftLine line_of(const Battle& battle, const Site& site) {
    DriftLine line{Thing::site, site.id, name_shown(site), {}, {}, {}};
    const Army* owner = battle.army(site.owner);
    if (site.is_objective) {
        line.values.push_back(called(site, &Site::owner, owner != nullptr ? "held by " + name_shown(*owner) : "held by nobody"));
        if (site.contested) line.values.push_back(called(site, &Site::contested, "contested"));
    }
    if (site.is_structure || site.hits > 0) line.values.push_back(called(site, &Site::hits, counted(site.hits, "hit", "hits")));
    if (site.fires > 0) line.values.push_back(called(site, &Site::fires, counted(site.fires, "fire", "fires")));
    return line;
}

/// Which verb puts the field right, and its intent.
Intent intent_for(const Battle& battle, const std::string& id, const std::string& field, const std::string& value, const std::string& reason) {
    Intent intent;
    intent.actor = id;
    intent.reason = reason;
    if (battle.unit(id) == nullptr && battle.leader(id) != nullptr && field == "attached") {
        intent.verb = value.empty() || value == "none" ? "detach" : "attach";
        if (intent.verb == "attach") intent.others.push_back(value);
    } else if (battle.unit(id) == nullptr && battle.site(id) != nullptr && field == "owner" && !value.empty()) {
        intent.verb = "hold";
        intent.others.push_back(value);
    } else {
        intent.verb = "set";
        intent.words.push_back({field, value});
    }
    return intent;
}


}  // namespace

std::string DriftLine::say() const {
    std::string text = name + ": ";
    for (std::size_t i = 0; i < values.size(); ++i) text += (i == 0 ? "" : ", ") + values[i].say;
    return text;
}

std::vector<DriftLine> drift_list(const Battle& battle) {
    std::vector<DriftLine> lines;
    for (const Army& army : battle.armies) {
        std::vector<const Unit*> units;
        const auto gather = [&](const BrigadeId& brigade) {
            for (const Unit& unit : battle.units) {
                const bool gone = is_lost(unit) || unit.presence == Presence::struck_off;
                if (unit.army == army.id && unit.brigade == brigade && !gone) units.push_back(&unit);
            }
        };
        for (const Brigade& brigade : battle.brigades) {
            if (brigade.army == army.id) gather(brigade.id);
        }
        for (const Unit& unit : battle.units) {
            const bool gone = is_lost(unit) || unit.presence == Presence::struck_off;
            const bool listed = std::find(units.begin(), units.end(), &unit) != units.end();
            if (unit.army == army.id && !gone && !listed) units.push_back(&unit);
        }
        for (const Unit* unit : units) lines.push_back(line_of(*unit));
        for (const Leader& leader : battle.leaders) {
            if (leader.army == army.id && leader.fate == Fate::present && leader.presence == Presence::on_table) lines.push_back(line_of(battle, leader));
        }
    }
    for (const Site& site : battle.sites) {
        DriftLine line = line_of(battle, site);
        if (!line.values.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

Problems put_drift_right(Performance& p) {
    const std::string reason = p.intent().reason.empty() ? std::string(kReason) : p.intent().reason;
    std::vector<Named> found = p.intent().words;
    for (const Named& named : p.intent().facts) {
        (void)p.fact(named.name);
        found.push_back(named);
    }
    Problems problems;
    std::vector<Intent> fixes;
    for (const Named& named : found) {
        const auto dot = named.name.rfind('.');
        if (dot == std::string::npos || dot == 0 || dot + 1 == named.name.size()) {
            problems.append(problem_of("a difference is written as in \"1-7th.castings=9\", not \"" + named.name + '"'));
            continue;
        }
        const std::string id = named.name.substr(0, dot);
        Intent intent = intent_for(p.battle(), id, named.name.substr(dot + 1), typed_text(named.value), reason);
        // What is set of one thing is set together: its castings and its state belong to each other.
        const auto same = std::find_if(fixes.begin(), fixes.end(), [&](const Intent& other) { return other.verb == "set" && intent.verb == "set" && other.actor == id; });
        if (same != fixes.end()) same->words.push_back(intent.words.front());
        else fixes.push_back(std::move(intent));
    }
    int differences = 0;
    for (const Intent& fix : fixes) {
        const auto done = perform(p.charts(), p.battle(), fix, p.entry());
        if (!done) {
            for (const Problem& problem : done.problems()) problems.append(problem_of(fix.actor + ": " + problem.text));
            continue;
        }
        for (const Event& event : done->events) {
            if (event.changes.empty()) continue;
            p.draft().begin(event.what == Happened::set_by_hand ? Happened::drift : event.what, event.thing, event.id, event.say);
            for (const Change& change : event.changes) p.draft().add(change);
            ++differences;
        }
    }
    if (!problems.none()) return problems;
    if (differences == 0) p.draft().begin(Happened::drift, Thing::game, "", "Record and table agree");
    p.say(differences == 0 ? "Record and table agree" : "Put right from the table: " + p.draft().events().front().say + (differences > 1 ? " and more" : ""));
    return {};
}

}  // namespace aor
