#include "core/play/do_charge.hpp"

#include "core/play/charge_conduct.hpp"
#include "core/play/charge_opening.hpp"
#include "core/play/consequences.hpp"

namespace aor {
namespace {

Problems drop(Performance& p, const Charge& charge) {
    if (p.intent().reason.empty()) return problem_of("say why the charge is dropped");
    p.draft().begin(Happened::charge, Thing::unit, charge.charger, p.name_of_unit(charge.charger) + " breaks off its charge: " + p.intent().reason);
    ChargeConduct(p, charge.id).finish();
    return {};
}

constexpr ProcedureWord kWords[] = {
    {"side", "side of the target that it comes at: front, flank, rear"},
    {"distance", "inches to the target at the start of the charge, straight ahead"},
    {"downhill", "yes: it begins uphill of its target"},
    {"through", "terrain that it goes through: light_woods, heavy_woods, steep_hill, marsh, village, other_buildings"},
    {"road", "yes: it goes there by a road"},
    {"behind", "yes: cavalry that joins a melee behind friendly cavalry"},
    {"answer", "what the target does"},
    {"move", "inches of its charge move, where the ground shortens it"},
    {"manoeuvred", "inches that wheels and changes before the charge took"},
    {"turned", "yes or no: the target turns, or forms, in time"},
    {"bases", "fire by bases: of the target's bases those that reach the charger"},
    {"nearest", "of several chargers the one who takes a single or odd hit"},
    {"gone", "inches that the charger has gone straight ahead"},
    {"opponent_gone", "inches that the countercharging target has gone"},
    {"against", "side of the target that it touches: front, flank, rear"},
    {"unsupported", "yes: the target has a flank that nobody secures, which Turkish cavalry may charge from the front"},
    {"defends", "cover or obstacle that the target defends"},
    {"pistols", "no: the charger does not fire just before contact"},
    {"uphill", "who stands uphill: unit, opponent, no"},
    {"short", "yes: it falls short of the target"},
    {"meets", "the next enemy in its path"},
    {"caught", "yes: it has caught its broken or routed quarry"},
    {"ground", "no: it does not go onto the ground that was left"},
    {"off", "it goes off the table: own, enemy, elsewhere"},
    {"surrenders", "yes: the evader finds no way out"},
    {"passes", "friends whom it evades or falls back through"},
    {"drop", "yes: the charge is broken off, for a reason"},
};

}  // namespace

std::span<const ProcedureWord> charge_word_list() { return kWords; }

Problems do_charge(Performance& p) {
    const UnitId unit = p.intent().actor;
    if (auto problems = need_unit(p.battle(), unit); !problems.none()) return problems;
    if (const Charge* under_way = charge_of(p.battle(), unit)) {
        if (p.flag_of("drop")) return drop(p, *under_way);
        const std::string& target = p.intent().target;
        if (!target.empty() && target != under_way->target) {
            return problem_of(p.name_of_unit(unit) + " charges " + p.name_of_unit(under_way->target) + " (a next enemy in its path: meets=" + target + ")");
        }
        return ChargeConduct(p, under_way->id).go_on();
    }
    if (p.flag_of("drop")) return problem_of(p.name_of_unit(unit) + " makes no charge");
    return open_charge(p, unit);
}

Problems do_compulsory_pursuit(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (!unit.in_pursuit) return problem_of(p.name(unit) + " is not in compulsory pursuit");
    if (charge_of(p.battle(), id) != nullptr) return do_charge(p);
    if (unit.state >= State::broken) return problem_of(p.name(unit) + " is " + std::string(word(unit.state)));
    if (in_melee(p.battle(), id)) return problem_of(p.name(unit) + " is in melee");
    Charge charge;
    charge.id = p.draft().new_id(Thing::charge, p.entry());
    charge.charger = id;
    charge.target = unit.quarry;
    charge.turn = p.battle().game.turn;
    charge.step = ChargeStep::onward;
    charge.breakthrough = true;
    charge.compulsory = true;
    p.draft().begin(Happened::pursuit, Thing::unit, id,
                    p.name(unit) + " pursues" + (unit.quarry.empty() ? std::string() : " " + p.name_of_unit(unit.quarry)));
    p.draft().set(id, &Unit::charged_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::charge_target, unit.quarry);
    p.draft().set(id, &Unit::charge_distance, Inches());
    p.draft().set(id, &Unit::charged_all_out, false);
    p.draft().come(charge);
    return ChargeConduct(p, charge.id).go_on();
}

}  // namespace aor
