#include "core/play/matchlocks.hpp"

#include "core/rules/matchlock.hpp"
#include "core/rules/small_arms_fire.hpp"

#include <algorithm>

namespace aor {

bool fires_matchlocks(const Battle& battle, std::string_view unit) {
    const Unit* firer = battle.unit(unit);
    return firer != nullptr && firer->arm != Arm::artillery && firer->matchlock && has_option(battle.game, "matchlock");
}

Result<int> hits_of_matchlocks(Performance& p, const UnitId& firer, const Rolled& shot) {
    if (shot.faces.empty()) return problem_of("matchlocks throw the highest die again: type the faces, not their total");
    const auto again = p.roll("matchlock", firer, "");
    if (!again) return again.problems();
    const int highest = *std::max_element(shot.faces.begin(), shot.faces.end());
    const int sum = shot.sums.front() - highest + outcome_number(**again, "die");
    const Chart& chart = *p.charts().find(shot.procedure);
    return sum / chart.number(Number::sum_per_hit, Situation()).whole();
}

Odds odds_as_played(const Battle& battle, const Posed& posed) {
    const bool matchlocks = posed.procedure == &small_arms_fire && fires_matchlocks(battle, posed.actor);
    return matchlocks ? odds_of_matchlocks(*posed.procedure, posed.assessment) : odds_of(*posed.procedure, posed.assessment);
}

}  // namespace aor
