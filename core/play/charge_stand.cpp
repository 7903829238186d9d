// Whether the target stands, and what it does then: countercharge, square, evasion (p 20-22, P-047, P-054, P-055).

#include "core/play/after_melee.hpp"
#include "core/play/charge_conduct.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_limber.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/known_facts.hpp"

namespace aor {

void ChargeConduct::stood() {
    set(&Charge::target_checked, true);
    for (const std::string& other : companions({ChargeStep::home, ChargeStep::stand})) {
        p_.draft().set<Charge>(other, &Charge::target_checked, true);
        if (p_.battle().find<Charge>(other)->step == ChargeStep::stand) p_.draft().set<Charge>(other, &Charge::step, ChargeStep::contact);
    }
}

// RULING R-55: after a target that broke or routed the charger checks whether it is under control; others are let go.
void ChargeConduct::fled(bool in_disorder) {
    std::vector<std::string> all;
    for (const Charge& other : p_.battle().charges) {
        if (other.target == charge().target && other.step != ChargeStep::onward && other.step != ChargeStep::control) all.push_back(other.id);
    }
    for (const std::string& one : all) p_.draft().set<Charge>(one, &Charge::step, in_disorder ? ChargeStep::control : ChargeStep::onward);
}

std::vector<UnitId> ChargeConduct::opponents_of_target() const {
    std::vector<UnitId> all;
    for (const Contact& one : p_.battle().contacts) {
        if (one.unit == charge().target) all.push_back(one.opponent);
        if (one.opponent == charge().target) all.push_back(one.unit);
    }
    return all;
}

// A melee that ends because one side runs from a new charger leaves the other in disorder as breaking contact does (L758, R-18).
void ChargeConduct::contact_broken(const std::vector<UnitId>& fought) {
    for (const UnitId& id : fought) {
        if (!in_melee(p_.battle(), id)) disorganize_after_contact(p_, id);
    }
}

Problems ChargeConduct::stand() {
    const UnitId unit = charge().target;
    const std::vector<Named> settled = now().facts_of_stand();
    const std::vector<Named> assumed = now().threats();
    const Posed posed = p_.pose("morale", unit, charge().charger, settled, assumed);
    if (!posed.problems.none() || posed.assessment.automatic == nullptr) {
        if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    }
    const auto rolled = p_.roll("morale", unit, charge().charger, settled, assumed);
    if (!rolled) return rolled.problems();
    const std::string result(outcome_word(**rolled, "result"));
    const std::vector<UnitId> fought = opponents_of_target();
    if (auto problems = apply_morale(p_, unit, **rolled); !problems.none()) return problems;
    contact_broken(fought);
    begin_target(Happened::charge, "");
    if (charger().american_indian) p_.draft().set(unit, &Unit::met_indians, true);
    if (result == "no_effect") {
        stood();
        if (charge().answer == ChargeAnswer::form) return form_up();
        if (charge().answer == ChargeAnswer::limber_away) return take_answer(ChargeAnswer::limber_away);
        next(now().after_stand());
        return {};
    }
    const bool evades = charge().answer == ChargeAnswer::evade;
    if (result == "halt" || result == "remains_routed") {
        // Met where it stands (L408); skirmishers run all the same.
        stood();
        next(evades && result == "halt" ? ChargeStep::evade : ChargeStep::contact);
        return {};
    }
    if (evades && is_on_table(target()) && target().state < State::routed) {
        // Falling back is part of its evasion.
        set(&Charge::target_checked, true);
        next(ChargeStep::evade);
        return {};
    }
    if (is_on_table(target()) && target().arm == Arm::artillery && !target().limbered && !target().abandoned) {
        bool goes = may_limber(p_.battle(), target());
        if (goes) {
            const auto there = call_teams(p_, unit);
            if (!there) return there.problems();
            goes = *there;
        }
        begin_target(Happened::move, whom() + (goes ? " limbers up and goes with its guns" : " leaves its guns behind, without teams"));
        p_.draft().set(unit, goes ? &Unit::limbered : &Unit::abandoned, true);
    }
    fled(!is_on_table(target()) || target().state >= State::broken);
    return {};
}

// RULING R-51: foot countercharges by its initiative.
Problems ChargeConduct::countercharge() {
    const UnitId unit = charge().target;
    const bool horse = is_mounted(target().arm);
    if (horse) {
        if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    }
    const auto rolled = p_.roll(horse ? "cavalry_charge" : "charge_initiative", unit, charge().charger, now().facts_of_countercharge());
    if (!rolled) return rolled.problems();
    if (outcome_is(**rolled, "passed")) {
        begin_target(Happened::charge, whom() + " countercharges");
        p_.draft().set(unit, &Unit::charged_turn, p_.battle().game.turn);
        p_.draft().set(unit, &Unit::charge_target, charge().charger);
        p_.draft().set(unit, &Unit::charge_distance, Inches());
        p_.draft().set(unit, &Unit::charged_downhill, false);
        if (target().clan) p_.draft().set(unit, &Unit::muskets_dropped, true);
        set(&Charge::target_charges, true);
        if (auto problems = roll_charge_style(p_, unit); !problems.none()) return problems;
    } else {
        begin_target(Happened::charge, whom() + " does not countercharge: it receives the charge at the halt");
        set(&Charge::answer, ChargeAnswer::stand);
    }
    next(ChargeStep::contact);
    return {};
}

Problems ChargeConduct::square() {
    const UnitId unit = charge().target;
    std::vector<Named> assumed;
    if (charge().distance > Inches()) assumed.push_back({"charger.distance", charge().distance - charge().moved});
    const auto rolled = p_.roll("emergency_square", unit, charge().charger, now().facts_of_square(), assumed);
    if (!rolled) return rolled.problems();
    const bool formed = outcome_is(**rolled, "square");
    begin_target(Happened::square, whom() + (formed ? " forms square" : " does not get into square: disorganized"));
    p_.draft().set(unit, &Unit::square_turn, p_.battle().game.turn);
    if (formed) {
        p_.draft().set(unit, &Unit::formation, Formation::square);
        p_.draft().set(unit, &Unit::changed_turn, p_.battle().game.turn);
        set(&Charge::side, Side::front);
    } else {
        worsen_state(p_, unit, State::disorganized);
    }
    next(ChargeStep::contact);
    return {};
}

Problems ChargeConduct::evasion() {
    const UnitId unit = charge().target;
    if (auto problems = evade(p_, unit); !problems.none()) return problems;
    begin_target(Happened::charge, "");
    fled(is_on_table(target()) && target().state >= State::broken);
    return {};
}

}  // namespace aor
