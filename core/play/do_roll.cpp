#include "core/play/do_roll.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

/// A roll that belongs to something larger, in which alone it has its effect.
struct Guided {
    std::string_view procedure;
    std::string_view when;             ///< when it is made, and what is done instead
};
constexpr std::array<Guided, 6> kGuided = {{
    {"pistol_fire", "pistols are fired within a charge, just before contact: carry on the charge"},
    {"pike_hit", "whether a pikeman falls is rolled with the fire or the melee that hits his unit: carry out that"},
    {"french_charge", "whether it charges all out is rolled when the charge sets off: carry out the charge"},
    {"teams", "whether the teams are there is rolled when the battery limbers up: limber it"},
    {"pursuit", "pursuit is checked at the end of a melee that breaks or routs the enemy: fight the melee"},
    {"emergency_square", "an emergency square is tried by the target of a charge, when that is its answer: carry on the charge"},
}};

// What the sequence rolls by itself is not rolled beside it, where it would be on record and change nothing.
Problems within_its_sequence(const Performance& p) {
    if (!p.intent().reason.empty()) return {};
    const auto known = std::find_if(kGuided.begin(), kGuided.end(), [&](const Guided& one) { return one.procedure == p.intent().procedure; });
    if (known == kGuided.end()) return {};
    return problem_of(std::string(known->when) + "; or give a reason to roll a die that changes nothing");
}

}  // namespace

Problems do_roll(Performance& p) {
    const Intent& intent = p.intent();
    if (auto problems = within_its_sequence(p); !problems.none()) return problems;
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
