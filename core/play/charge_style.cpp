#include "core/play/charge_style.hpp"

#include "core/play/consequences.hpp"

namespace aor {

bool charges_in_two_ways(const Unit& unit) { return is_mounted(unit.arm) && unit.charge_style == ChargeStyle::french_all_out; }

// RULING R-169: what is lost by disorder is a line of the melee chart; the unit keeps its state.
Problems roll_charge_style(Performance& p, const UnitId& charger) {
    if (!charges_in_two_ways(*p.battle().unit(charger))) return {};
    const auto rolled = p.roll("french_charge", charger, "");
    if (!rolled) return rolled.problems();
    const bool all_out = outcome_word(**rolled, "style") == "all_out";
    p.draft().begin(Happened::charge, Thing::unit, charger, p.name_of_unit(charger) + (all_out ? " charges all out" : " charges at the trot"));
    p.draft().set(charger, &Unit::charged_all_out, all_out);
    return {};
}

// Austrian horse of the Austrian Succession keeps its pistols for cavalry (L2875).
bool fires_before_contact(const Unit& unit, const Unit& opponent) {
    return unit.pistols && is_mounted(unit.arm) && (!unit.pistols_at_horse || is_mounted(opponent.arm));
}

// RULING R-170: when all fire at the charge is over, by the grade of the unit that fires.
Problems fire_before_contact(Performance& p, const UnitId& unit, const UnitId& opponent) {
    const auto rolled = p.roll("pistol_fire", unit, opponent);
    if (!rolled) return rolled.problems();
    const bool disorganized = outcome_is(**rolled, "disorganized");
    p.draft().begin(Happened::fire, Thing::unit, unit,
                    p.name_of_unit(unit) + " fires just before contact: " + p.name_of_unit(opponent) + (disorganized ? " is disorganized" : " keeps its order"));
    if (disorganized) worsen_state(p, opponent, State::disorganized);
    return {};
}

}  // namespace aor
