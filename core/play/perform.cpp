#include "core/play/perform.hpp"

#include "core/base/suggest.hpp"
#include "core/play/before_battle.hpp"
#include "core/play/do_by_hand.hpp"
#include "core/play/do_charge.hpp"
#include "core/play/do_command.hpp"
#include "core/play/do_deck.hpp"
#include "core/play/do_dismount.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/do_leader.hpp"
#include "core/play/do_limber.hpp"
#include "core/play/do_melee.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/do_plots.hpp"
#include "core/play/do_rally.hpp"
#include "core/play/do_rockets.hpp"
#include "core/play/do_roll.hpp"
#include "core/play/do_roster.hpp"
#include "core/play/do_treachery.hpp"
#include "core/play/do_withdrawal.hpp"
#include "core/play/drift.hpp"
#include "core/play/duties.hpp"
#include "core/play/elephants.hpp"
#include "core/play/indians.hpp"
#include "core/play/phases.hpp"
#include "core/play/scenario_plunder.hpp"

#include <algorithm>

namespace aor {
namespace {

struct Carrier {
    std::string_view id;
    Problems (*carry_out)(Performance&);
};

/// `do PROCEDURE`, by public ids and by names of guided sequences. Procedures that are not here are rolled and
/// recorded, and change nothing.
constexpr Carrier kProcedures[] = {
    {"command_range", do_command_range},
    {"command_check", do_command_check},
    {"arrival", do_arrival},
    {"rally", do_rally},
    {"control_check", do_control_check},
    {"replacement_leader", do_replacement_leader},
    {"treachery", do_treachery},
    {"plunder_recovery", do_plunder_recovery},
    {"eutaw_plunder", do_eutaw_plunder},
    {"eutaw_plunder_rally", do_eutaw_plunder_rally},
    {"indian_obedience", do_indian_obedience},
    {"bloodlust", do_bloodlust},
    {"cuirass", do_cuirass},
    {"targes", do_targes},
    {"small_arms_fire", do_small_arms_fire},
    {"artillery_fire", do_artillery_fire},
    {"structure_fire", do_structure_fire},
    {"rocket_fire", do_rocket_fire},
    {"rocket_hit", do_rocket_hit},
    {"limber", do_limber},
    {"unlimber", do_unlimber},
    {"pivot", do_pivot},
    {"elephant_runs", do_elephant_runs},
    {"dismount", do_dismount},
    {"mount", do_mount},
    {"village_fire", do_village_fire},
    {"morale", do_morale},
    {"rout_move", do_rout_move},
    {"evade_move", do_evade_move},
    {"variable_morale", do_variable_morale},
    {"leader_hit", do_leader_hit},
    {"leader_casualty", do_leader_casualty},
    {"charge", do_charge},
    {"compulsory_pursuit", do_compulsory_pursuit},
    {"rally_back", do_rally_back},
    {"feigned_flight", do_feigned_flight},
    {"melee", do_melee},
    {"melee_bout", do_bout_alone},
    {"withdrawal", do_withdrawal},
};

Problems do_procedure(Performance& p);

constexpr Carrier kVerbs[] = {
    {"do", do_procedure},
    {"next", next_phase},
    {"close_fire", close_fire_now},
    {"waive", waive},
    {"owe", owe_by_hand},
    {"out_of_command", mark_out_of_command},
    {"plot", make_plot},
    {"unplot", take_back_plot},
    {"show", show_plots},
    {"shuffle", shuffle},
    {"draw", draw},
    {"add_card", add_card},
    {"drop_card", drop_card},
    {"concede", concede},
    {"set", set_by_hand},
    {"lose", lose_by_hand},
    {"flag", flag_by_hand},
    {"take", take_by_hand},
    {"attach", attach},
    {"detach", detach},
    {"hold", hold},
    {"contest", contest},
    {"off", leave_table},
    {"ruling", change_ruling},
    {"option", change_option},
    {"house_rule", add_house_rule},
    {"add", add_to_roster},
    {"rename", rename_in_roster},
    {"transfer", transfer_in_roster},
    {"strike", strike_from_roster},
    {"drift", put_drift_right},
    {"note", make_note},
};

const Carrier* carrier(std::span<const Carrier> list, std::string_view id) {
    const auto at = std::find_if(list.begin(), list.end(), [&](const Carrier& one) { return one.id == id; });
    return at != list.end() ? &*at : nullptr;
}

Problems do_procedure(Performance& p) {
    const std::string& id = p.intent().procedure;
    if (const Carrier* known = carrier(kProcedures, id)) return known->carry_out(p);
    if (procedure_named(id) != nullptr) return do_roll(p);
    const auto known = procedures_to_do();
    return problem_of("there is no procedure \"" + id + '"' + did_you_mean(id, known));
}

Problems carry_out(Performance& p) {
    const Intent& intent = p.intent();
    const Carrier* verb = carrier(kVerbs, intent.verb);
    if (verb == nullptr) {
        const auto known = verbs();
        return problem_of("there is no verb \"" + intent.verb + '"' + did_you_mean(intent.verb, known));
    }
    if (p.battle().game.ended && intent.verb == "do") return problem_of("the battle is over");
    return verb->carry_out(p);
}

}  // namespace

std::vector<std::string_view> verbs() {
    std::vector<std::string_view> ids;
    for (const Carrier& verb : kVerbs) ids.push_back(verb.id);
    return ids;
}

std::vector<std::string_view> procedures_to_do() {
    std::vector<std::string_view> ids;
    for (const Procedure* procedure : procedures()) ids.push_back(procedure->id);
    for (const Carrier& carried : kProcedures) {
        if (procedure_named(carried.id) == nullptr) ids.push_back(carried.id);
    }
    return ids;
}

Result<Entry> perform(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number, DiceSource* program_dice) {
    Performance performance(charts, battle, intent, entry_number, program_dice);
    if (const Problems problems = carry_out(performance); !problems.none()) return problems;
    return performance.finish();
}

Preview preview(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number) {
    Preview preview;
    Intent typed_dice = intent;
    // The program's dice are thrown when it is done, and not before.
    if (typed_dice.origin == Origin::program) typed_dice.origin = Origin::typed_faces;
    Performance performance(charts, battle, typed_dice, entry_number, nullptr, Performance::Mode::preview);
    Problems problems = carry_out(performance);
    preview.rolls = std::move(performance.posed());
    preview.done.assign(performance.rolled().begin(), performance.rolled().end());
    preview.problems = performance.dice_problems();
    preview.problems.append(performance.unknown_facts());
    if (preview.rolls.size() > preview.done.size()) return preview;
    if (!problems.none()) {
        preview.problems = std::move(problems);
        return preview;
    }
    auto entry = performance.finish();
    if (entry) preview.entry = std::move(*entry);
    else preview.problems = entry.problems();
    return preview;
}

}  // namespace aor
