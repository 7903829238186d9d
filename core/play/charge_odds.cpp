#include "core/play/charge_needs.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/melee_knot.hpp"
#include "core/play/performance.hpp"

#include <optional>

namespace aor {
namespace {

/// Fills the steps of the frontal charge from the battle: each is posed as it will be when its turn comes.
class Steps {
public:
    Steps(const Charts& charts, const Battle& battle, const Intent& typed, const Charge& charge)
        : battle_(battle), charge_(charge), p_(charts, battle, typed, 0, nullptr, Performance::Mode::preview) {}

    Result<ChargeSteps> all(bool checked) {
        const std::string& charger = charge_.charger;
        const std::string& target = charge_.target;
        const Unit& unit = *battle_.unit(charger);
        const Unit& other = *battle_.unit(target);
        const bool guns = other.arm == Arm::artillery;
        const std::string side(word(charge_.side));
        ChargeSteps steps;
        steps.check_by = procedure_named(is_mounted(unit.arm) ? "cavalry_charge" : "charge_initiative");
        if (!checked) steps.check = pose(steps.check_by->id, charger, target, {{"unit.charging", side}});
        if (!is_mounted(other.arm)) {
            std::vector<Named> assumed;
            if (charge_.distance > Inches()) assumed.push_back({"charger.distance", charge_.distance - charge_.moved});
            steps.fire_by = procedure_named(fire_procedure(other));
            steps.range = pose("fire_on_charge", target, charger, {}, assumed);
            steps.fire = pose(steps.fire_by->id, target, charger, {{"range", std::string(guns ? "canister" : "close")}});
        }
        steps.home = pose("morale", charger, target, {{"unit.charging", side}, {"unit.received_fire", true}});
        steps.stand = pose("morale", target, charger, {{"unit.being_charged", true}});
        steps.bout = bout(unit, other);
        for (const bool by_charger : {true, false}) {
            const std::string& winner = by_charger ? charger : target;
            const std::string& loser = by_charger ? target : charger;
            const std::size_t at = by_charger ? 0 : 1;
            const bool charged = by_charger || charge_.target_charges;
            const bool second = melees_this_turn(battle_, *battle_.unit(winner)) + 1 >= most_melees(p_.charts());
            steps.flag[at] = pose("flag_capture", winner, loser, {{"unit.lost", 0}, {"opponent.lost", 1}});
            steps.result[at] = pose("melee_result", winner, loser,
                                    {{"unit.lost", 0}, {"opponent.lost", 1}, {"unit.charged", charged}, {"unit.second_melee", second}});
            steps.may_pursue[at] = by_charger || !guns;
            if (steps.may_pursue[at]) steps.pursuit[at] = pose("pursuit", winner, loser, {{"opponent.state", std::string("routed")}});
        }
        if (!problems_.none()) return problems_;
        return steps;
    }

private:
    Situation bout(const Unit& unit, const Unit& other) {
        const bool square = other.arm == Arm::infantry && is_square(other.formation);
        std::vector<Named> settled = {{"unit.against", std::string(word(square ? Side::front : charge_.side))},
                                      {"unit.charged", true},
                                      {"unit.cover", std::string(word(Cover::none))}};
        if (charge_.target_charges) settled.push_back({"opponent.cover", std::string(word(Cover::none))});
        std::vector<Named> assumed;
        const Inches gone = charge_.step == ChargeStep::contact && charge_.moved > charge_.distance ? charge_.moved : charge_.distance;
        if (gone > Inches()) assumed.push_back({"unit.charge_distance", gone});
        if (charge_.downhill) assumed.push_back({"unit.charged_downhill", true});
        const bool flank = charge_.side == Side::flank && !square;
        if (flank) assumed.push_back({"opponent.frontage", facing_castings(p_.charts(), other, Side::flank, 0)});
        return pose("melee_bout", unit.id, other.id, settled, assumed);
    }

    Situation pose(std::string_view procedure, std::string_view actor, std::string_view target, const std::vector<Named>& settled,
                   const std::vector<Named>& assumed = {}) {
        Posed posed = p_.pose(procedure, actor, target, settled, assumed);
        problems_.append(posed.problems);
        return posed.stated;
    }

    const Battle& battle_;
    const Charge& charge_;
    Performance p_;
    Problems problems_;
};

/// A charge that no fire meets, as if the target did what it has said, or, where it has still to say, received it.
struct Supposed {
    Charge charge;
    std::string given;      ///< "if 1/blue receives the charge"
};

std::optional<Supposed> supposed(const ChargeCase& now) {
    const Charge& charge = now.charge();
    const bool before_contact = charge.step == ChargeStep::answer || charge.step == ChargeStep::quarter || charge.step == ChargeStep::stand ||
                                charge.step == ChargeStep::countercharge || charge.step == ChargeStep::square;
    if (!before_contact) return std::nullopt;
    Supposed then{charge, {}};
    std::string does;
    switch (charge.answer) {
        case ChargeAnswer::none:
        case ChargeAnswer::stand: does = "receives the charge"; break;
        case ChargeAnswer::square: does = "does not get into square"; break;
        default: return std::nullopt;
    }
    then.charge.step = charge.target_checked ? ChargeStep::contact : ChargeStep::stand;
    then.given = "if " + now.target()->name + ' ' + does;
    return then;
}

/// Why nothing is left to reckon with.
std::string no_odds(const ChargeCase& now) {
    const Charge& charge = now.charge();
    if (now.target_is_gone()) return "its target is gone: whom it meets next decides";
    if (!charge.joins.empty()) return "it joins a melee: the odds are those of the melee";
    switch (charge.answer) {
        case ChargeAnswer::countercharge: return "its target means to charge too: where they meet decides their dice";
        case ChargeAnswer::evade: return "its target runs: only how far is left to the dice";
        case ChargeAnswer::fire_and_retire:
        case ChargeAnswer::move_away:
        case ChargeAnswer::limber_away: return "its target does not wait for it: there is no melee to reckon with";
        default: return "this charge still has choices that decide it: no odds of the whole";
    }
}

}  // namespace

Result<ChargeOdds> odds_of_rest(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed) {
    const ChargeCase now(battle, charge);
    if (now.target_is_gone() || !charge.joins.empty()) return problem_of(no_odds(now));
    const bool receives = charge.answer == ChargeAnswer::stand || (charge.answer == ChargeAnswer::none && charge.step == ChargeStep::answer);
    const bool with_fire = receives && now.is_met_with_fire() && charge.step <= ChargeStep::home && charge.step != ChargeStep::quarter;
    const bool past_fire = charge.step == ChargeStep::stand && (now.is_met_with_fire() || charge.breakthrough) && (receives || charge.breakthrough);
    Supposed then{charge, {}};
    if (!with_fire && !past_fire && charge.step != ChargeStep::contact) {
        const auto other = supposed(now);
        if (!other) return problem_of(no_odds(now));
        then = *other;
    }
    const auto steps = Steps(charts, battle, typed, then.charge).all(true);
    if (!steps) return steps.problems();
    ChargeSoFar so_far;
    so_far.check_passed = true;
    const std::string_view range = words_of(Kind::range)[static_cast<std::size_t>(charge.range)];
    if (then.charge.step == ChargeStep::fire) so_far.range = range;
    // The castings that fell to the fire are off the table already: none are to be counted again.
    if (then.charge.step >= ChargeStep::home) so_far.hits = 0;
    if (then.charge.step > ChargeStep::home) so_far.charged_home = true;
    if (charge.target_checked || charge.step == ChargeStep::contact) so_far.defender_stands_in = now.target()->state;
    ChargeOdds odds = odds_of(charts, *steps, so_far);
    odds.given = then.given;
    return odds;
}

Result<ChargeOdds> odds_of_charge(const Charts& charts, const Battle& battle, std::string_view charger, std::string_view target, const Intent& typed) {
    const Unit* unit = battle.unit(charger);
    const Unit* other = battle.unit(target);
    if (unit == nullptr || other == nullptr) return problem_of("say who charges whom");
    if (unit->arm == Arm::artillery) return problem_of("artillery does not charge");
    Charge charge;
    charge.charger = std::string(charger);
    charge.target = std::string(target);
    if (!ChargeCase(battle, charge).is_met_with_fire()) return problem_of("this charge has choices that decide it: no odds of the whole");
    const auto steps = Steps(charts, battle, typed, charge).all(false);
    if (!steps) return steps.problems();
    return odds_of(charts, *steps);
}

}  // namespace aor
