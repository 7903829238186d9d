// Fire on a frontal charge, and whether the charger comes home through it (p 20, P-049 to P-052).

#include "core/base/texts.hpp"
#include "core/play/charge_conduct.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/do_morale.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Where the charger is placed for the shot, if the book has a distance.
std::optional<Inches> placement(const Charts& charts, const Game& game, const Unit& firer, Range range) {
    const bool guns = firer.arm == Arm::artillery;
    const Table* ranges = charts.table(guns ? "artillery_ranges" : "small_arms_ranges");
    const Table* distances = charts.table("distances");
    const Cell* cell = range == Range::point_blank ? (distances != nullptr ? distances->cell("placement_point_blank", "inches", game.scale) : nullptr)
                       : ranges != nullptr ? ranges->cell(guns ? word(firer.gun) : word(firer.weapon), word(range), game.scale) : nullptr;
    return cell != nullptr ? cell->inches() : std::nullopt;
}

}  // namespace

// Who was shot at by its target before, in opportunity fire, must come home through that (L285, L407).
void ChargeConduct::no_fire(const std::string& why) {
    const bool shot_at = this_turn(p_.battle(), target().fired_turn) && target().fired_at == charge().charger;
    begin_target(Happened::fire, whom() + " does not fire: " + why);
    if (shot_at) set(&Charge::fired_upon, true);
    next(shot_at ? ChargeStep::home : now().after_fire());
}

// RULING R-40: where the charger is placed; whoever is nearer stays where it is.
Problems ChargeConduct::range() {
    for (const Plot& plot : p_.battle().plots) {
        const bool waits = plot.shown && !plot.done && plot.kind == PlotKind::charge && plot.target == charge().target && this_turn(p_.battle(), plot.turn) &&
                           plot.unit != charge().charger && charge_of(p_.battle(), plot.unit) == nullptr;
        if (waits && p_.intent().reason.empty()) {
            return problem_of(p_.name_of_unit(plot.unit) + " has plotted a charge on it too: its check comes before the fire, or give a reason");
        }
    }
    if (target().arm == Arm::artillery && (target().limbered || target().abandoned)) {
        no_fire(target().limbered ? "it is limbered" : "nobody serves the guns");
        return {};
    }
    if (target().no_missiles || target().rockets) {
        no_fire(target().rockets ? "rockets are not for that" : "it has no missiles");
        return {};
    }
    const bool retires = charge().answer == ChargeAnswer::fire_and_retire;
    const std::vector<Named> settled = {{"firer.fire_and_retire", retires}};
    std::vector<Named> assumed;
    if (charge().distance > Inches()) assumed.push_back({"charger.distance", charge().distance - charge().moved});
    const Posed posed = p_.pose("fire_on_charge", charge().target, charge().charger, settled, assumed);
    if (posed.problems.none() && posed.assessment.refused()) {
        no_fire(posed.assessment.refusal->label);
        return {};
    }
    const auto rolled = p_.roll("fire_on_charge", charge().target, charge().charger, settled, assumed);
    if (!rolled) return rolled.problems();
    const Range range = outcome_as<Range>(**rolled, "range").value_or(Range::normal);
    const auto place = placement(p_.charts(), p_.battle().game, target(), range);
    begin_target(Happened::fire, whom() + " lets the charge come on to " + spaced(word(range)) + " range" +
                                     (place ? ": " + place->text() + (place->text() == "1" ? " inch" : " inches") + ", if it is not nearer" : std::string()));
    for (const std::string& other : companions({ChargeStep::range})) {
        p_.draft().set<Charge>(other, &Charge::range, range);
        p_.draft().set<Charge>(other, &Charge::step, ChargeStep::fire);
    }
    set(&Charge::range, range);
    next(ChargeStep::fire);
    return {};
}

Problems ChargeConduct::fire() {
    Shot shot;
    shot.procedure = fire_procedure(target());
    shot.firer = charge().target;
    shot.target = charge().charger;
    const bool retires = charge().answer == ChargeAnswer::fire_and_retire;
    shot.settled = {{"range", std::string(word(charge().range))}};
    if (retires) shot.settled.push_back({"firer.moved", true});
    const Posed posed = p_.pose(shot.procedure, shot.firer, shot.target, shot.settled);
    if (posed.problems.none() && posed.assessment.refused()) {
        no_fire(posed.assessment.refusal->label);
        return {};
    }
    if (shot.procedure == "small_arms_fire") {
        if (auto problems = count_bases(p_, shot.firer, shot.settled); !problems.none()) return problems;
    }
    const std::vector<std::string> others = companions({ChargeStep::fire});
    const Charge* nearest = &charge();
    for (const std::string& other : others) {
        const Charge& one = *p_.battle().find<Charge>(other);
        shot.sharing.push_back(one.charger);
        if (one.distance > Inches() && nearest->distance > Inches() && one.distance < nearest->distance) nearest = &one;
    }
    shot.nearest = nearest->charger;
    if (const std::string told = p_.text_of("nearest"); !told.empty()) shot.nearest = told;
    const auto hits = shoot(p_, shot);
    if (!hits) return hits.problems();
    const Shares shares = shares_of(*hits, others.size() + 1);
    const int turn = p_.battle().game.turn;
    // The last of the chargers may be gone, and its charge with it.
    const std::string firer = p_.name_of_unit(shot.firer);
    p_.draft().begin(Happened::fire, Thing::unit, shot.firer,
                     firer + (retires ? ": the crew leaves its guns for the nearest cover" : " is pinned for this turn"));
    p_.draft().set(shot.firer, &Unit::pinned_turn, turn);
    if (retires) {
        p_.draft().set(shot.firer, &Unit::abandoned, true);
        p_.draft().set(shot.firer, &Unit::retired_turn, turn);
    }
    std::vector<std::string> all = others;
    all.push_back(id_);
    for (const std::string& one : all) {
        const Charge* met = p_.battle().find<Charge>(one);
        if (met == nullptr) continue;                        // shot to the last casting
        p_.draft().set<Charge>(one, &Charge::hits, shares.each + (met->charger == shot.nearest ? shares.rest : 0));
        p_.draft().set<Charge>(one, &Charge::fired_upon, true);
        p_.draft().set<Charge>(one, &Charge::step, ChargeStep::home);
    }
    return {};
}

Problems ChargeConduct::home() {
    const UnitId unit = charge().charger;
    for (const Owed& duty : p_.battle().owed) {
        const bool test = duty.procedure == "leader_hit" || duty.procedure == "leader_casualty";
        if (test && duty.unit == unit) return problem_of("first the leader who was with it: " + words_of_duty(p_.charts(), p_.battle(), duty));
    }
    if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    const auto rolled = p_.roll("morale", unit, charge().target,
                                {{"unit.charging", std::string(word(charge().side))}, {"unit.received_fire", true}});
    if (!rolled) return rolled.problems();
    if (outcome_word(**rolled, "result") == "no_effect") {
        begin(Happened::charge, who() + " charges home");
        next(now().after_fire());
        return {};
    }
    begin(Happened::charge, who() + " does not charge home");
    finish();
    return apply_morale(p_, unit, **rolled);
}

}  // namespace aor
