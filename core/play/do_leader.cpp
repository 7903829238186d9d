#include "core/play/do_leader.hpp"

#include "core/base/texts.hpp"
#include "core/play/consequences.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor {
namespace {

/// A leader, or a unit with an exceptional commander.
struct Officer {
    LeaderId leader;
    UnitId unit;
    std::string name;
};

Result<Officer> officer_of(Performance& p) {
    const std::string& id = p.intent().actor;
    if (const Leader* leader = p.battle().leader(id)) {
        if (leader->fate != Fate::present) return problem_of(p.name_of_leader(id) + " is no longer with the army");
        return Officer{LeaderId(id), leader->attached, p.name_of_leader(id)};
    }
    if (const Unit* unit = p.battle().unit(id)) {
        if (!unit->exceptional_commander) return problem_of(p.name(*unit) + " has no exceptional commander");
        return Officer{LeaderId(), UnitId(id), "the commander of " + p.name(*unit)};
    }
    return problem_of("there is no leader \"" + id + '"');
}

/// Whose hit it is, when that is typed: an enemy unit, on the table or gone.
Problems check_source(const Performance& p) {
    return p.intent().target.empty() ? Problems() : need_unit(p.battle(), p.intent().target, false);
}

}  // namespace

// RULING: once for each source that scored; leaders who only stand near are read as by fire.
void owe_leader_tests(Performance& p, const UnitId& id, int hits, const UnitId& by) {
    if (hits <= 0) return;
    const auto owe_test = [&](const LeaderId& leader, Names facts) {
        Owed test;
        test.procedure = "leader_hit";
        test.unit = id;
        test.leader = leader;
        test.by = by;
        test.hits = hits;
        test.reason = counted(hits, "hit on ", "hits on ") + p.name_of_unit(id);
        test.facts = std::move(facts);
        owe(p, test);
    };
    std::vector<LeaderId> touching;
    std::vector<LeaderId> near;
    for (const Leader& leader : p.battle().leaders) {
        if (leader.fate != Fate::present) continue;
        if (leader.attached == id) touching.emplace_back(leader.id);
        else if (std::find(p.intent().others.begin(), p.intent().others.end(), leader.id) != p.intent().others.end()) near.emplace_back(leader.id);
    }
    for (const LeaderId& leader : touching) owe_test(leader, {"leader.touching=yes"});
    for (const LeaderId& leader : near) {
        Names facts = {"leader.touching=no"};
        if (const Value* distance = p.fact("leader.distance")) facts.push_back("leader.distance=" + typed_text(*distance));
        owe_test(leader, facts);
    }
    if (p.battle().unit(id)->exceptional_commander) owe_test(LeaderId(), {"leader.touching=yes"});
}

// RULING R-87: how near is near is the chart's question.
Problems do_leader_hit(Performance& p) {
    const auto officer = officer_of(p);
    if (!officer) return officer.problems();
    if (auto problems = check_source(p); !problems.none()) return problems;
    const Owed* duty = owed(p.battle(), "leader_hit", p.intent().actor);
    std::vector<Named> settled;
    std::string duty_id;
    UnitId by = p.intent().target;
    UnitId unit = officer->unit;
    if (duty != nullptr) {
        settled = facts_of(*duty);
        settled.push_back({"hits", duty->hits});
        duty_id = duty->id;
        if (by.empty()) by = duty->by;
        unit = duty->unit;
    }
    const auto rolled = p.roll("leader_hit", p.intent().actor, by, settled);
    if (!rolled) return rolled.problems();
    const bool hit = outcome_is(**rolled, "hit");
    const bool leader = !officer->leader.empty();
    const std::string about = leader ? std::string(officer->leader) : std::string(unit);
    p.draft().begin(Happened::leader_hit, leader ? Thing::leader : Thing::unit, about,
                    officer->name + (hit ? " is hit" : " is not hit"));
    settle(p, duty_id);
    if (!hit) return {};
    Owed casualty;
    casualty.procedure = "leader_casualty";
    casualty.unit = unit;
    casualty.leader = officer->leader;
    casualty.by = by;
    casualty.reason = "he is hit";
    // RULING R-88: only a leader who is with a unit in melee can be taken there.
    const bool melee = in_melee(p.battle(), unit) && (!leader || p.battle().leader(officer->leader)->attached == unit);
    casualty.facts = {std::string("leader.in_melee=") + (melee ? "yes" : "no")};
    owe(p, casualty);
    return {};
}

namespace {

void befalls(Performance& p, const Officer& officer, const Rolled& rolled, const UnitId& by) {
    const std::string_view result = outcome_word(rolled, "result");
    const bool leader = !officer.leader.empty();
    const Thing thing = leader ? Thing::leader : Thing::unit;
    const std::string about = leader ? std::string(officer.leader) : std::string(officer.unit);
    if (result == "no_effect") {
        p.draft().begin(Happened::leader_hit, thing, about, officer.name + " is unhurt");
        return;
    }
    if (result == "wounded") {
        const int turns = outcome_number(rolled, "turns");
        p.draft().begin(Happened::leader_hit, thing, about,
                        officer.name + " is wounded: he goes back " + outcome_inches(rolled, "retreat").text() +
                            " inches and is out for " + counted(turns, "turn", "turns"));
        if (leader) {
            // The turns that he sits are those after this one (L630).
            p.draft().set(officer.leader, &Leader::wounded_until, p.battle().game.turn + turns);
            p.draft().set(officer.leader, &Leader::attached, UnitId());
        } else {
            p.draft().set(officer.unit, &Unit::commander_wounded_until, p.battle().game.turn + turns);
        }
        return;
    }
    const Fate fate = result == "killed" ? Fate::killed : result == "captured" ? Fate::captured : Fate::left;
    if (!leader) {
        // The commander of a battalion has no post of his own and no dice in the withdrawal check.
        p.draft().begin(Happened::leader_lost, thing, about,
                        officer.name + (fate == Fate::killed ? " is killed" : fate == Fate::captured ? " is captured" : " leaves the field"));
        p.draft().set(officer.unit, &Unit::exceptional_commander, false);
        return;
    }
    const Unit* taker = p.battle().unit(by);
    lose_leader(p, officer.leader, fate, taker != nullptr ? taker->army : ArmyId(), by);
}

}  // namespace

Problems do_leader_casualty(Performance& p) {
    const auto officer = officer_of(p);
    if (!officer) return officer.problems();
    if (auto problems = check_source(p); !problems.none()) return problems;
    const Owed* duty = owed(p.battle(), "leader_casualty", p.intent().actor);
    if (duty == nullptr && p.intent().reason.empty()) return problem_of(officer->name + " has not been hit: say why he is tested");
    const std::vector<Named> settled = duty != nullptr ? facts_of(*duty) : std::vector<Named>();
    const std::string duty_id = duty != nullptr ? duty->id : std::string();
    const UnitId by = duty != nullptr ? duty->by : UnitId(p.intent().target);
    const auto rolled = p.roll("leader_casualty", p.intent().actor, by, settled);
    if (!rolled) return rolled.problems();
    settle(p, duty_id);
    befalls(p, *officer, **rolled, by);
    return {};
}

Problems test_leader_in_melee(Performance& p, const LeaderId& leader, const UnitId& unit, int hits, const UnitId& by) {
    const bool of_battalion = leader.empty();
    if (!of_battalion && p.battle().leader(leader)->fate != Fate::present) return {};
    const Officer officer{leader, unit, of_battalion ? "the commander of " + p.name_of_unit(unit) : p.name_of_leader(leader)};
    const std::string who = of_battalion ? std::string(unit) : std::string(leader);
    const auto test = p.roll("leader_hit", who, by, {{"hits", hits}, {"leader.touching", true}});
    if (!test) return test.problems();
    if (!outcome_is(**test, "hit")) {
        p.draft().begin(Happened::leader_hit, of_battalion ? Thing::unit : Thing::leader, who, officer.name + " is not hit");
        return {};
    }
    const auto casualty = p.roll("leader_casualty", who, by, {{"leader.in_melee", true}});
    if (!casualty) return casualty.problems();
    befalls(p, officer, **casualty, by);
    return {};
}

}  // namespace aor
