#include "core/play/scenario_plunder.hpp"

#include "core/play/consequences.hpp"

namespace aor {

const Site* tempting_camp(const Battle& battle, const Unit& unit) {
    const Site* site = unit.inside.empty() || !is_on_table(unit) || unit.plundering ? nullptr : battle.site(unit.inside);
    if (site == nullptr || !site->plunder || site->first_owner.empty()) return nullptr;
    const bool own = are_friends(battle, unit.army, site->first_owner);
    return own || this_turn(battle, unit.plunder_turn) || unit.state >= State::broken ? nullptr : site;
}

Problems do_eutaw_plunder(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const auto rolled = p.roll("eutaw_plunder", id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, "eutaw_plunder", id);
    const bool plunders = outcome_is(**rolled, "plunders");
    p.draft().begin(Happened::obedience, Thing::unit, id, p.name_of_unit(id) + (plunders ? " falls to plundering, disorganized" : " passes the camp by"));
    p.draft().set(id, &Unit::plunder_turn, p.battle().game.turn);
    if (plunders) {
        p.draft().set(id, &Unit::plundering, true);
        worsen_state(p, id, State::disorganized);
    }
    return {};
}

Result<bool> ends_plunder(Performance& p, std::string_view procedure) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    if (!p.unit(id).plundering) return problem_of(p.name_of_unit(id) + " does not plunder");
    if (auto problems = need_duty(p, procedure, id); !problems.none()) return problems;
    const auto rolled = p.roll(procedure, id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, procedure, id);
    const bool free = outcome_is(**rolled, "recovered");
    p.draft().begin(Happened::obedience, Thing::unit, id, p.name_of_unit(id) + (free ? " is done with plundering" : " plunders on"));
    p.draft().set(id, &Unit::plundering, !free);
    return free;
}

Problems do_eutaw_plunder_rally(Performance& p) {
    const auto free = ends_plunder(p, "eutaw_plunder_rally");
    if (!free) return free.problems();
    if (!*free) return {};
    const UnitId id = p.intent().actor;
    const Unit unit = p.unit(id);
    // The disorder that came with the plunder goes with it; one from before, or from a morale check, stays.
    if (unit.state == State::disorganized && unit.state_since == unit.plunder_turn) p.draft().set(id, &Unit::state, State::normal);
    p.draft().set(id, &Unit::plunder_turn, p.battle().game.turn);
    return {};
}

}  // namespace aor
