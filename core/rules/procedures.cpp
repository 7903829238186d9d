#include "core/rules/ammunition.hpp"
#include "core/rules/arrival.hpp"
#include "core/rules/artillery_fire.hpp"
#include "core/rules/brigade_leader.hpp"
#include "core/rules/cavalry_charge.hpp"
#include "core/rules/charge_initiative.hpp"
#include "core/rules/command_check.hpp"
#include "core/rules/command_range.hpp"
#include "core/rules/control_check.hpp"
#include "core/rules/cuirass.hpp"
#include "core/rules/emergency_square.hpp"
#include "core/rules/eutaw_plunder.hpp"
#include "core/rules/eutaw_plunder_rally.hpp"
#include "core/rules/evade_move.hpp"
#include "core/rules/fire_on_charge.hpp"
#include "core/rules/flag_capture.hpp"
#include "core/rules/french_charge.hpp"
#include "core/rules/indian_obedience.hpp"
#include "core/rules/leader_casualty.hpp"
#include "core/rules/leader_hit.hpp"
#include "core/rules/matchlock.hpp"
#include "core/rules/melee.hpp"
#include "core/rules/melee_bout.hpp"
#include "core/rules/melee_result.hpp"
#include "core/rules/morale.hpp"
#include "core/rules/pike_hit.hpp"
#include "core/rules/pistol_fire.hpp"
#include "core/rules/plunder_recovery.hpp"
#include "core/rules/pursuit.hpp"
#include "core/rules/rally.hpp"
#include "core/rules/replacement_leader.hpp"
#include "core/rules/rocket_fire.hpp"
#include "core/rules/rocket_hit.hpp"
#include "core/rules/rocket_scatter.hpp"
#include "core/rules/rout_move.hpp"
#include "core/rules/small_arms_fire.hpp"
#include "core/rules/square_losses.hpp"
#include "core/rules/structure_fire.hpp"
#include "core/rules/targes.hpp"
#include "core/rules/teams.hpp"
#include "core/rules/treachery.hpp"
#include "core/rules/variable_morale.hpp"
#include "core/rules/village_fire.hpp"
#include "core/rules/withdrawal.hpp"

#include <array>

namespace aor {
namespace {

// In the order of the public ids (tests/golden/contract.toml).
constexpr std::array kProcedures = {
    &command_range,
    &arrival,
    &command_check,
    &rally,
    &rout_move,
    &evade_move,
    &control_check,
    &replacement_leader,
    &brigade_leader,
    &treachery,
    &charge_initiative,
    &cavalry_charge,
    &fire_on_charge,
    &emergency_square,
    &artillery_fire,
    &structure_fire,
    &village_fire,
    &ammunition,
    &leader_hit,
    &leader_casualty,
    &morale,
    &small_arms_fire,
    &melee,
    &melee_bout,
    &flag_capture,
    &melee_result,
    &pursuit,
    &square_losses,
    &withdrawal,
    &variable_morale,
    &indian_obedience,
    &plunder_recovery,
    &eutaw_plunder,
    &eutaw_plunder_rally,
    // National and era rules.
    &cuirass,
    &targes,
    &french_charge,
    &pistol_fire,
    &pike_hit,
    &teams,
    &rocket_fire,
    &rocket_scatter,
    &rocket_hit,
    &matchlock,
};

}  // namespace

std::span<const Procedure* const> procedures() { return kProcedures; }

const Procedure* procedure_named(std::string_view id) {
    for (const Procedure* procedure : kProcedures) {
        if (procedure->id == id) return procedure;
    }
    return nullptr;
}

}  // namespace aor
