#include "core/play/do_command.hpp"

#include "core/play/consequences.hpp"
#include "core/play/scenario_arrivals.hpp"

namespace aor {
namespace {

void mark_out(Performance& p, const UnitId& id, const std::string& say) {
    p.draft().begin(Happened::command, Thing::unit, id, say);
    p.draft().set(id, &Unit::out_of_command_turn, p.battle().game.turn);
    if (owed(p.battle(), "command_check", id) != nullptr) return;
    Owed check;
    check.procedure = "command_check";
    check.unit = id;
    check.reason = "out of command";
    owe(p, check);
}

}  // namespace

// RULING R-06: a brigadier commands all units of his brigade; the commander-in-chief so many single units as he is
// rated, named each turn.
Problems do_command_range(Performance& p) {
    const UnitId id = p.intent().actor;
    const LeaderId leader = p.intent().target;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Leader* commander = p.battle().leader(leader);
    if (commander == nullptr) return problem_of("say which leader is to command it: there is no leader \"" + leader + '"');
    if (commander->fate != Fate::present) return problem_of(p.name_of_leader(leader) + " is no longer with the army");
    const Unit& unit = *p.battle().unit(id);
    const bool is_chief = commander->post == Post::commander_in_chief;
    const bool own_brigade = !unit.brigade.empty() && unit.brigade == commander->brigade;
    if (!is_chief && !own_brigade && commander->post == Post::brigade) {
        return problem_of(p.name_of_unit(id) + " is not in the brigade of " + p.name_of_leader(leader));
    }
    const auto rolled = p.roll("command_range", id, leader);
    if (!rolled) return rolled.problems();
    const std::string radius = outcome_inches(**rolled, "radius").text();
    if (outcome_is(**rolled, "in_command")) {
        p.draft().begin(Happened::command, Thing::unit, id, p.name_of_unit(id) + " is in command of " + p.name_of_leader(leader));
        p.draft().set(id, &Unit::out_of_command_turn, 0);
        if (is_chief && !own_brigade) {
            p.draft().set(id, &Unit::commanded_by, leader);
            p.draft().set(id, &Unit::commanded_turn, p.battle().game.turn);
        }
        if (const Owed* check = owed(p.battle(), "command_check", id)) settle(p, std::string(check->id));
        return {};
    }
    mark_out(p, id, p.name_of_unit(id) + " is out of command (radius " + radius + " inches)");
    return {};
}

Problems mark_out_of_command(Performance& p) {
    Names units = p.intent().others;
    if (!p.intent().actor.empty()) units.insert(units.begin(), p.intent().actor);
    if (units.empty()) return problem_of("say which units are out of command");
    for (const std::string& id : units) {
        if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    }
    for (const std::string& id : units) mark_out(p, id, p.name_of_unit(id) + " is out of command");
    return {};
}

Problems do_command_check(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const int turn = p.battle().game.turn;
    if (!this_turn(p.battle(), p.battle().unit(id)->out_of_command_turn)) {
        return problem_of(p.name_of_unit(id) + " is not marked out of command this turn");
    }
    if (auto problems = need_duty(p, "command_check", id); !problems.none()) return problems;
    const auto rolled = p.roll("command_check", id, "");
    if (!rolled) return rolled.problems();
    const bool passed = outcome_is(**rolled, "passed");
    std::string say = p.name_of_unit(id) + (passed ? " acts as if in command" : " fails its command check: no charge");
    if (!passed && !outcome_is(**rolled, "may_close")) say += ", no nearer to the enemy";
    p.draft().begin(Happened::command, Thing::unit, id, say);
    p.draft().set(id, &Unit::command_failed_turn, passed ? 0 : turn);
    if (const Owed* check = owed(p.battle(), "command_check", id)) settle(p, std::string(check->id));
    return {};
}

// RULING R-07: where a unit may arrive without a road is the chart's question.
Problems do_arrival(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id, false); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    const std::string who = p.name(unit);
    if (unit.presence != Presence::off_own_baseline && unit.presence != Presence::waiting) {
        return problem_of(who + " does not wait behind its baseline");
    }
    if (owed(p.battle(), kPlacing, id) != nullptr) return problem_of(who + " arrives already at the end of movement");
    if (unit.presence == Presence::waiting && unit.arrives_turn > p.battle().game.turn) {
        return problem_of(who + " is not due before turn " + std::to_string(unit.arrives_turn));
    }
    if (comes_now(p.battle().game, unit)) {
        bring_on(p, id);
        return {};
    }
    if (auto problems = need_duty(p, "arrival", id); !problems.none()) return problems;
    const auto rolled = p.roll("arrival", id, "");
    if (!rolled) return rolled.problems();
    if (outcome_is(**rolled, "arrived")) {
        const int placed_in = phase_named(p.charts(), "movement");
        if (p.battle().game.phase > placed_in) {
            place_arrival(p, id);          // rolled late: the end of movement is past
        } else {
            p.draft().begin(Happened::arrival, Thing::unit, id, who + " arrives at the end of this turn's movement, on the road");
            Owed placing;
            placing.procedure = kPlacing;
            placing.unit = id;
            placing.reason = "arrives at the end of normal movement";
            placing.phase = placed_in;
            owe(p, placing);
        }
    } else {
        const int left = outcome_number(**rolled, "attempts_left");
        p.draft().begin(Happened::arrival, Thing::unit, id,
                        left > 0 ? who + " does not arrive; attempts left: " + std::to_string(left) : who + " never arrives");
        p.draft().set(id, &Unit::arrival_attempts, p.battle().unit(id)->arrival_attempts + 1);
        if (left == 0) p.draft().set(id, &Unit::presence, Presence::never_arrived);
    }
    settle_if_owed(p, "arrival", id);
    return {};
}

void place_arrival(Performance& p, const UnitId& id) {
    const bool guns = p.battle().unit(id)->arm == Arm::artillery;
    p.draft().begin(Happened::arrival, Thing::unit, id,
                    p.name_of_unit(id) + " is placed on the road at the table's edge" + (guns ? ", limbered" : ", in column"));
    p.draft().set(id, &Unit::presence, Presence::on_table);
    p.draft().set(id, &Unit::arrived_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::arrival_attempts, 0);
    p.draft().set(id, &Unit::moved, Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, p.battle().game.turn);
    if (guns) p.draft().set(id, &Unit::limbered, true);
    else p.draft().set(id, &Unit::formation, Formation::column);
}

}  // namespace aor
