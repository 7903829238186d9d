#include "app/desk/phase_note.hpp"

#include "app/desk/case_view.hpp"
#include "core/play/known_facts.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

struct InPhase {
    std::string_view procedure;
    std::string_view phase;        ///< row of the sequence of play
    std::string_view otherwise;    ///< how it may happen in another
};
constexpr InPhase kInPhase[] = {
    {"small_arms_fire", "small_arms", "opportunity fire, or fire on a charge"},
    {"artillery_fire", "artillery", "opportunity fire, or fire on a charge"},
    {"structure_fire", "artillery", ""},
    {"rocket_fire", "artillery", ""},
    {"charge", "charges", ""},
    {"melee", "melee", ""},
    {"rally", "rally", ""},
    {"control_check", "rally", ""},
    {"replacement_leader", "rally", ""},
    {"arrival", "arrivals", ""},
    {"command_range", "arrivals", ""},
    {"command_check", "arrivals", ""},
    {"withdrawal", "withdrawal", ""},
};

bool on_opportunity(const Work& work) {
    return std::any_of(work.told.begin(), work.told.end(), [](const Told& one) { return one.name == "opportunity" && (one.value == "yes" || one.value == "true"); });
}

/// Owed now: then it is in its place, whatever the phase.
bool is_owed(const Battle& battle, const Work& work) {
    return std::any_of(battle.owed.begin(), battle.owed.end(), [&](const Owed& duty) { return duty.procedure == work.procedure && duty.unit == work.actor; });
}

}  // namespace

std::string phase_note(const Charts& charts, const Battle& battle, const Work& work) {
    const auto at = std::find_if(std::begin(kInPhase), std::end(kInPhase), [&](const InPhase& one) { return one.procedure == work.procedure; });
    if (at == std::end(kInPhase) || on_opportunity(work) || is_owed(battle, work)) return {};
    const int usual = phase_named(charts, at->phase);
    const int now = battle.game.phase;
    if (usual == 0 || usual == now) return {};
    std::string note = title_of(charts, work.procedure) + " is in phase " + std::to_string(usual) + "; it is phase " + std::to_string(now) + " now";
    if (!at->otherwise.empty()) note += " (unless it is " + std::string(at->otherwise) + ")";
    return note;
}

}  // namespace aor::desk
