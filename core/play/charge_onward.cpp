#include "core/play/charge_conduct.hpp"

#include "core/play/after_melee.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/melee_knot.hpp"

#include <algorithm>

namespace aor {

Problems ChargeConduct::control() {
    const UnitId unit = charge().charger;
    const bool quarry = !now().target_is_gone();
    if (!quarry) {
        // Nobody is left to run after.
        begin(Happened::control, "");
        next(ChargeStep::onward);
        return onward();
    }
    const auto rolled = p_.roll("control_check", unit, charge().target);
    if (!rolled) return rolled.problems();
    const bool held = outcome_is(**rolled, "passed");
    begin(Happened::control, who() + (held ? " is under control" : " cannot be held: it pursues " + whom()));
    if (!held) {
        p_.draft().set(unit, &Unit::in_pursuit, true);
        p_.draft().set(unit, &Unit::quarry, charge().target);
        p_.draft().set(unit, &Unit::pursuit_turn, p_.battle().game.turn);
        set(&Charge::compulsory, true);
    }
    next(ChargeStep::onward);
    return {};
}

/// The charger stands where the target stood: guns that were left there are in its hands.
void ChargeConduct::stand_on_ground() {
    const Unit* left = p_.battle().unit(charge().target);
    if (left == nullptr || left->arm != Arm::artillery || !left->abandoned || !is_on_table(*left)) return;
    take_battery(p_, charge().target, charge().charger);
}

// What the charger does when the way is free: `meets=UNIT`, `caught=yes`, `off=own|enemy|elsewhere`, or it stops.
Problems ChargeConduct::onward() {
    if (const auto gone = inches_of("gone")) {
        begin(Happened::charge, "");
        set(&Charge::moved, *gone);
    }
    if (const std::string next_unit = p_.text_of("meets"); !next_unit.empty()) return meet_next(next_unit);
    if (p_.flag_of("caught")) return pick_up();
    if (!p_.text_of("off").empty()) return leave();
    return halt();
}

Problems ChargeConduct::meet_next(const UnitId& unit) {
    if (auto problems = need_unit(p_.battle(), unit); !problems.none()) return problems;
    if (are_friends(p_.battle(), p_.battle().unit(unit)->army, charger().army)) return problem_of(p_.name_of_unit(unit) + " is on the same side");
    const Advance may_go = charge().may_go;
    const bool free = charge().compulsory || !p_.intent().reason.empty();
    if (may_go <= Advance::vacated_ground && !free) {
        return problem_of(who() + " may only go " + std::string(words_of_advance(may_go)) + ": give a reason");
    }
    if (melees_this_turn(p_.battle(), charger()) >= most_melees(p_.charts()) && !free) {
        return problem_of(who() + " has fought as many melees as a turn allows");
    }
    Side side = Side::front;
    if (const std::string told = p_.text_of("side"); !told.empty()) {
        const auto named = worded<Side>(told);
        if (!named || *named == Side::no) return problem_of("a charge comes at front, flank or rear, not \"" + told + '"');
        side = *named;
    }
    const Unit& met = *p_.battle().unit(unit);
    if (met.arm == Arm::infantry && is_square(met.formation)) side = Side::front;
    stand_on_ground();
    begin(Happened::breakthrough, who() + " goes on, and comes upon " + p_.name_of_unit(unit));
    p_.draft().set(unit, &Unit::was_charged_turn, p_.battle().game.turn);
    set(&Charge::target, unit);
    set(&Charge::side, side);
    set(&Charge::breakthrough, true);
    set(&Charge::answer, ChargeAnswer::none);
    set(&Charge::target_checked, false);
    set(&Charge::target_turned, false);
    set(&Charge::target_charges, false);
    set(&Charge::fired_upon, false);
    set(&Charge::hits, 0);
    // The next one stands so far beyond what it has gone already.
    const auto beyond = inches_of("distance");
    set(&Charge::distance, beyond ? charge().moved + *beyond : Inches());
    if (const ChargeCase as_it_is = now(); as_it_is.must_evade()) set(&Charge::answer, ChargeAnswer::evade);
    next(ChargeStep::stand);
    return {};
}

// RULING R-101: the flag of a unit that is picked up is taken with anything but a 6, and changes no grade.
Problems ChargeConduct::pick_up() {
    const UnitId quarry = charge().target;
    if (auto problems = need_unit(p_.battle(), quarry); !problems.none()) return problems;
    if (target().state < State::broken) return problem_of(whom() + " is neither broken nor routed: it is not picked up");
    const UnitId unit = charge().charger;
    if (target().flag == FlagState::held) {
        const auto rolled = p_.roll("flag_capture", unit, quarry, {{"opponent.picked_up", true}});
        if (!rolled) return rolled.problems();
        if (outcome_is(**rolled, "captured")) take_flag(p_, quarry, unit, FlagGrades::neither);
    }
    if (target().arm == Arm::artillery) take_battery(p_, quarry, unit);
    lose_unit(p_, quarry, Presence::picked_up, Cause::picked_up, unit, whom() + " is picked up by " + who());
    begin(Happened::pursuit, "");
    end_pursuit(p_, unit);
    set(&Charge::compulsory, false);
    next(ChargeStep::onward);
    return {};
}

// Routers that are pursued off the table are gone for good, and so is whoever runs after them (p 39).
Problems ChargeConduct::leave() {
    const UnitId unit = charge().charger;
    const UnitId quarry = charge().target;
    const bool compulsory = charge().compulsory;
    begin(Happened::pursuit, who() + " goes off the table");
    end_pursuit(p_, unit);
    finish();
    if (auto problems = leave_table_as_told(p_, unit); !problems.none()) return problems;
    const Unit* fled = p_.battle().unit(quarry);
    if (compulsory && fled != nullptr && fled->state >= State::broken && (is_on_table(*fled) || fled->presence == Presence::off_own_baseline)) {
        lose_unit(p_, quarry, Presence::removed, Cause::removed, unit, p_.name_of_unit(quarry) + " is driven off the table for good");
    }
    return {};
}

Problems ChargeConduct::halt() {
    const UnitId unit = charge().charger;
    const int turn = p_.battle().game.turn;
    const bool takes_ground = p_.text_of("ground").empty() || p_.flag_of("ground");
    const bool compulsory = charge().compulsory;
    const bool charging = !charge().breakthrough || this_turn(p_.battle(), charger().charged_turn);
    if (takes_ground) stand_on_ground();
    begin(Happened::charge, compulsory ? who() + " has pursued as far as it can" : who() + " stops");
    if (charge().moved > Inches() && charging) p_.draft().set(unit, &Unit::charge_distance, charge().moved);
    if (takes_ground) {
        p_.draft().set(unit, &Unit::moved, Moved::over_half);
        p_.draft().set(unit, &Unit::moved_turn, turn);
        leave_cover(p_, unit);
    }
    finish();
    return {};
}

}  // namespace aor
