#include "core/play/before_battle.hpp"

#include "core/play/consequences.hpp"

namespace aor {

Problems do_cuirass(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id, false); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (!unit.may_wear_cuirass) return problem_of(p.name(unit) + " has no such die to roll");
    const auto rolled = p.roll("cuirass", id, "");
    if (!rolled) return rolled.problems();
    const bool wears = outcome_is(**rolled, "cuirass");
    p.draft().begin(Happened::remark, Thing::unit, id, p.name(unit) + (wears ? " wears the cuirass" : " fights without the cuirass"));
    p.draft().set(id, &Unit::may_wear_cuirass, false);
    p.draft().set(id, &Unit::arm, wears ? Arm::armored_cavalry : Arm::horse);
    settle_if_owed(p, "cuirass", id);
    return {};
}

std::vector<UnitId> clans_with_targes(const Battle& battle, std::string_view army) {
    std::vector<UnitId> clans;
    for (const Unit& unit : battle.units) {
        if (unit.army == army && unit.clan && unit.shield) clans.emplace_back(unit.id);
    }
    return clans;
}

Problems do_targes(Performance& p) {
    const ArmyId id = p.intent().actor;
    if (p.battle().army(id) == nullptr) return problem_of("say whose clans: there is no army \"" + id + '"');
    const std::vector<UnitId> clans = clans_with_targes(p.battle(), id);
    if (clans.empty()) return problem_of(p.name_of_army(id) + " has no clans with targes");
    const Owed* duty = owed(p.battle(), "targes", id);
    if (duty == nullptr && p.intent().reason.empty()) {
        return problem_of("the die for the targes of " + p.name_of_army(id) + " is rolled once, before a battle of a campaign: give a reason");
    }
    const std::string owed_id = duty != nullptr ? duty->id : std::string();
    const auto rolled = p.roll("targes", id, "");
    if (!rolled) return rolled.problems();
    const bool there = outcome_is(**rolled, "targes");
    p.draft().begin(Happened::remark, Thing::army, id, "The clans of " + p.name_of_army(id) + (there ? " have their targes" : " are without targes"));
    for (const UnitId& clan : clans) p.draft().set(clan, &Unit::shield, there);
    if (!owed_id.empty()) settle(p, owed_id);
    return {};
}

}  // namespace aor
