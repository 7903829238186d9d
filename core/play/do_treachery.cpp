#include "core/play/do_treachery.hpp"

#include "core/battle/roster.hpp"
#include "core/play/consequences.hpp"

namespace aor {

// RULING R-183: which side's losses must be the greater is the chart's question.
Problems do_treachery(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (auto problems = need_duty(p, "treachery", id); !problems.none()) return problems;
    const auto rolled = p.roll("treachery", id, "");
    if (!rolled) return rolled.problems();
    settle_if_owed(p, "treachery", id);
    if (!outcome_is(**rolled, "changes_sides")) {
        p.draft().begin(Happened::obedience, Thing::unit, id, p.name(unit) + " stays true");
        return {};
    }
    std::string other = p.text_of("to");
    for (const Army& army : p.battle().armies) {
        if (other.empty() && !are_friends(p.battle(), unit.army, army.id)) other = army.id;
    }
    if (p.battle().army(other) == nullptr) return problem_of("say to which army it goes over: there is no army \"" + other + '"');
    p.draft().begin(Happened::obedience, Thing::unit, id, p.name(unit) + " changes sides: it fights for " + p.name_of_army(other));
    fight_for(p.draft(), id, other, "");
    p.draft().set(id, &Unit::susceptible, false);
    return {};
}

}  // namespace aor
