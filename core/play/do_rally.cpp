#include "core/play/do_rally.hpp"

#include "core/battle/roster.hpp"
#include "core/play/consequences.hpp"

namespace aor {
namespace {

/// In its state for the whole of the last turn.
bool whole_turn_in_state(const Battle& battle, const Unit& unit) { return unit.state_since < battle.game.turn - 1 || unit.state_since == 0; }

bool may_recover(const Battle& battle, const Unit& unit) {
    return whole_turn_in_state(battle, unit) && sat_still(battle, unit) && !was_disturbed(battle, unit);
}

}  // namespace

// RULING R-17: disorder in passing comes off by itself, without sitting still. RULING R-19: fatigue of horse and foot
// has the same cure.
void recover(Performance& p) {
    const int turn = p.battle().game.turn;
    std::vector<UnitId> units;
    for (const Unit& unit : p.battle().units) units.emplace_back(unit.id);
    for (const UnitId& id : units) {
        const Unit unit = *p.battle().unit(id);
        if (!is_on_table(unit) && unit.presence != Presence::off_own_baseline) continue;
        if (unit.plundering && !unit.american_indian) continue;      // it must be rallied from that first (p 66)
        if (unit.state == State::disorganized && unit.temporary && unit.state_since < turn) {
            p.draft().begin(Happened::rally, Thing::unit, id, p.name(unit) + " is in order again");
            p.draft().set(id, &Unit::state, State::normal);
            p.draft().set(id, &Unit::temporary, false);
            p.draft().set(id, &Unit::state_since, turn - 1);
        } else if ((unit.state == State::disorganized || unit.state == State::broken) && !unit.temporary && may_recover(p.battle(), unit)) {
            const State better = unit.state == State::broken ? State::disorganized : State::normal;
            p.draft().begin(Happened::rally, Thing::unit, id,
                            p.name(unit) + " recovers: " + std::string(word(unit.state)) + " to " + std::string(word(better)));
            p.draft().set(id, &Unit::state, better);
            // The turn that begins counts as a whole one: the next step may come with the next rally phase.
            p.draft().set(id, &Unit::state_since, turn - 1);
        }
        if (unit.fatigued && sat_still(p.battle(), unit) && !was_disturbed(p.battle(), unit)) {
            p.draft().begin(Happened::fatigue, Thing::unit, id, p.name(unit) + " is rested");
            p.draft().set(id, &Unit::fatigued, false);
        }
    }
}

// RULING R-10: when a router may roll is the chart's question.
Problems do_rally(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id, false); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (!is_on_table(unit) && unit.presence != Presence::off_own_baseline) {
        return problem_of(p.name(unit) + " is not on the table: " + std::string(word(unit.presence)));
    }
    const int turn = p.battle().game.turn;
    if (this_turn(p.battle(), unit.routed_turn) && unit.state == State::routed) {
        return problem_of(p.name(unit) + " has routed this turn");
    }
    const auto rolled = p.roll("rally", id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, "rally", id);
    const std::string who = p.name(unit);
    if (outcome_is(**rolled, "passed")) {
        p.draft().begin(Happened::rally, Thing::unit, id, who + " rallies: broken");
        p.draft().set(id, &Unit::state, State::broken);
        p.draft().set(id, &Unit::state_since, turn - 1);
        p.draft().set(id, &Unit::rally_attempts, 0);
        p.draft().set(id, &Unit::grade_when_routed, 0);
        return {};
    }
    if (outcome_word(**rolled, "state") == "removed") {
        lose_unit(p, id, Presence::removed, Cause::removed, UnitId(), who + " fails its last rally: it is removed, all castings lost");
        return {};
    }
    const int left = outcome_number(**rolled, "attempts_left");
    p.draft().begin(Happened::rally, Thing::unit, id, who + " does not rally; attempts left: " + std::to_string(left));
    p.draft().set(id, &Unit::rally_attempts, unit.rally_attempts + 1);
    if (is_on_table(unit)) rout(p, id, who + " routs on");
    return {};
}

// RULING R-20: a control check, not another pursuit check.
Problems do_control_check(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    const Owed* duty = owed(p.battle(), "control_check", id);
    if (unit.state >= State::broken) return problem_of(p.name(unit) + " is " + std::string(word(unit.state)) + ": it pursues nobody");
    if (!unit.in_pursuit && duty == nullptr && p.intent().reason.empty()) {
        return problem_of(p.name(unit) + " is not in compulsory pursuit");
    }
    if (auto problems = need_duty(p, "control_check", id); !problems.none()) return problems;
    const auto rolled = p.roll("control_check", id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, "control_check", id);
    if (outcome_is(**rolled, "passed")) {
        p.draft().begin(Happened::control, Thing::unit, id, p.name(unit) + " is under control");
        end_pursuit(p, id);
        return {};
    }
    p.draft().begin(Happened::control, Thing::unit, id, p.name(unit) + " cannot be held: compulsory pursuit");
    if (!unit.in_pursuit) p.draft().set(id, &Unit::pursuit_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::in_pursuit, true);
    if (!p.intent().target.empty() && p.battle().unit(p.intent().target) != nullptr) {
        p.draft().set(id, &Unit::quarry, UnitId(p.intent().target));
    }
    return {};
}

// RULING R-21: whether a die is rolled at all is the chart's question.
Problems do_replacement_leader(Performance& p) {
    const LeaderId id = p.intent().actor;
    const Leader* found = p.battle().leader(id);
    if (found == nullptr) return problem_of("say whose post is to be filled: there is no leader \"" + id + '"');
    const Leader lost = *found;
    const std::string who = p.name_of_leader(id);
    if (lost.fate == Fate::present) return problem_of(who + " is still with the army");
    if (lost.replacement_turn == 0) return problem_of("no replacement is due for " + who);
    if (lost.replacement_turn > p.battle().game.turn) {
        return problem_of("a replacement for " + who + " comes in turn " + std::to_string(lost.replacement_turn));
    }
    const auto rolled = p.roll("replacement_leader", id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, "replacement_leader", id);
    Leader next;
    next.name = p.text_of("name");
    if (next.name.empty()) next.name = "Successor of " + who;
    next.id = make_id(p.battle(), Thing::leader, next.name);
    next.army = lost.army;
    next.post = lost.post;
    next.brigade = lost.brigade;
    next.rating = outcome_as<Rating>(**rolled, "leader").value_or(Rating::half_die);
    next.replaces = id;
    p.draft().begin(Happened::leader_replaced, Thing::leader, next.id,
                    next.name + " takes over from " + who + ": " + (next.rating == Rating::half_die ? "a half-die leader" : "a class 1 leader"));
    p.draft().come(next);
    p.draft().set(id, &Leader::replacement_turn, 0);
    const LeaderId new_id = next.id;
    std::vector<std::string> brigades;
    for (const Brigade& brigade : p.battle().brigades) {
        if (brigade.commander == id) brigades.push_back(brigade.id);
    }
    for (const std::string& brigade : brigades) p.draft().set(brigade, &Brigade::commander, new_id);
    std::vector<std::string> armies;
    for (const Army& army : p.battle().armies) {
        if (army.commander == id) armies.push_back(army.id);
    }
    for (const std::string& army : armies) p.draft().set(army, &Army::commander, new_id);
    return {};
}

}  // namespace aor
