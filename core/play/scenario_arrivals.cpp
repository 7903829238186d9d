#include "core/play/scenario_arrivals.hpp"

namespace aor {

bool comes_now(const Game& game, const Unit& unit) {
    return unit.comes_for_certain && unit.presence == Presence::waiting && unit.arrives_turn <= game.turn;
}

void bring_on(Performance& p, const UnitId& id) {
    const Unit& unit = *p.battle().unit(id);
    std::string say = p.name(unit) + " comes on";
    if (!unit.where.empty()) say += ", " + unit.where;
    if (unit.comes_at_half) say += "; no more than half a move this turn";
    p.draft().begin(Happened::arrival, Thing::unit, id, say);
    p.draft().set(id, &Unit::presence, Presence::on_table);
    p.draft().set(id, &Unit::arrived_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::arrival_attempts, 0);
}

void bring_on_reinforcements(Performance& p) {
    std::vector<UnitId> units;
    for (const Unit& unit : p.battle().units) {
        if (comes_now(p.battle().game, unit)) units.emplace_back(unit.id);
    }
    for (const UnitId& unit : units) bring_on(p, unit);
    std::vector<LeaderId> leaders;
    for (const Leader& leader : p.battle().leaders) {
        const bool due = leader.arrives_turn > 0 && leader.arrives_turn <= p.battle().game.turn;
        if (leader.presence == Presence::waiting && leader.fate == Fate::present && due) leaders.emplace_back(leader.id);
    }
    for (const LeaderId& leader : leaders) {
        p.draft().begin(Happened::arrival, Thing::leader, leader, p.name_of_leader(leader) + " comes on");
        p.draft().set(leader, &Leader::presence, Presence::on_table);
    }
}

}  // namespace aor
