#include "core/play/do_roll.hpp"

namespace aor {

Problems do_roll(Performance& p) {
    const Intent& intent = p.intent();
    const auto rolled = p.roll(intent.procedure, intent.actor, intent.target);
    if (!rolled) return rolled.problems();
    const std::string title = p.charts().find(intent.procedure)->title;
    const bool unit = p.battle().unit(intent.actor) != nullptr;
    p.draft().begin(Happened::remark, unit ? Thing::unit : Thing::game, unit ? intent.actor : "",
                    title + (unit ? ", " + p.name_of_unit(intent.actor) : std::string()) + ": " + (*rolled)->say);
    return {};
}

Problems do_bout_alone(Performance& p) {
    if (p.intent().reason.empty()) {
        return problem_of("a melee of this battle is fought by `melee`, with losses and result: give a reason to throw a bout that changes nothing");
    }
    return do_roll(p);
}

}  // namespace aor
