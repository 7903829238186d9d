#include "core/play/charge_case.hpp"

#include "core/battle/standing.hpp"
#include "core/play/do_limber.hpp"
#include "core/rules/bearing.hpp"

#include <algorithm>
#include <cassert>

namespace aor {
namespace {

bool is_skirmishing(const Unit& unit) { return bearing(unit).skirmishing(unit.skirmisher); }

}  // namespace

const Charge* charge_of(const Battle& battle, std::string_view charger) {
    for (const Charge& charge : battle.charges) {
        if (charge.charger == charger) return &charge;
    }
    return nullptr;
}

std::string_view words_of_answer(ChargeAnswer answer) {
    switch (answer) {
        case ChargeAnswer::none: return "has not said what it does";
        case ChargeAnswer::stand: return "receives the charge";
        case ChargeAnswer::countercharge: return "wants to countercharge";
        case ChargeAnswer::turn: return "turns to face the charge";
        case ChargeAnswer::square: return "tries to form square";
        case ChargeAnswer::evade: return "evades";
        case ChargeAnswer::form: return "forms up";
        case ChargeAnswer::fire_and_retire: return "fires and leaves its guns";
        case ChargeAnswer::move_away: return "moves away";
        case ChargeAnswer::limber_away: return "limbers up and moves away";
    }
    return "";
}

ChargeCase::ChargeCase(const Battle& battle, const Charge& charge)
    : battle_(battle), charge_(charge), charger_(battle.unit(charge.charger)), target_(battle.unit(charge.target)) {
    assert(charger_ != nullptr && "somebody charges");
}

// RULING R-38: where the charge begins, unless a quarter of the chargers end in the field of fire; the referee says which
// side it is.
bool ChargeCase::is_met_with_fire() const {
    return target_ != nullptr && charge_.side == Side::front && !charge_.breakthrough && !is_mounted(target_->arm) && !target_->plundering;
}

bool ChargeCase::target_fights_on() const {
    return std::any_of(battle_.contacts.begin(), battle_.contacts.end(), [&](const Contact& one) {
        return one.since_turn < battle_.game.turn && (one.unit == charge_.target || one.opponent == charge_.target);
    });
}

bool ChargeCase::can_evade() const {
    if (target_ == nullptr || target_->state >= State::broken || this_turn(battle_, target_->evaded_turn)) return false;
    if (charge_.breakthrough && this_turn(battle_, target_->moved_turn)) return false;
    if (target_->plundering && !target_->american_indian) return false;      // it does not move (p 66)
    if (!can_stand_in(target_->arm, Formation::skirmish)) return false;      // it has no move to evade with
    return is_skirmishing(*target_) || target_->american_indian;
}

bool ChargeCase::must_evade() const {
    if (!can_evade()) return false;
    const bool formed = bearing(*charger_).formed();
    // American Indians run from formed troops, unless in woods (their list).
    if (!is_skirmishing(*target_)) return formed && cover_of(battle_, *target_) != Cover::woods;
    const bool foot_from_horse = target_->arm == Arm::infantry && is_mounted(charger_->arm);
    return (formed || foot_from_horse) && cover_of(battle_, *target_) == Cover::none;
}

bool ChargeCase::may_form() const {
    return target_ != nullptr && target_->may_skirmish && !target_->plundering && target_->formation == Formation::skirmish && target_->state < State::broken &&
           charge_.side == Side::front && !charge_.breakthrough;
}

// RULING R-53: foot runs from horse, and anybody from skirmishers, when a quarter has been moved; all others at once.
bool ChargeCase::quarter_before_evasion() const {
    if (charge_.breakthrough) return false;
    return is_skirmishing(*charger_) || (is_mounted(charger_->arm) && target_->arm == Arm::infantry);
}

std::vector<ChargeChoice> ChargeCase::choices() const {
    std::vector<ChargeChoice> all;
    const auto add = [&](ChargeAnswer answer) { all.push_back({answer, std::string(words_of_answer(answer))}); };
    if (target_ == nullptr) return all;
    const bool guns = target_->arm == Arm::artillery;
    const bool foot_from_horse = target_->arm == Arm::infantry && is_mounted(charger_->arm) && !is_square(target_->formation) && bearing(*target_).formed() && !target_->one_formation;
    if (!charge_.target_checked && can_evade() && !charge_.breakthrough) {
        // Said at once.
        if (must_evade()) {
            add(ChargeAnswer::evade);
        } else {
            add(ChargeAnswer::stand);
            add(ChargeAnswer::evade);
            if (is_skirmishing(*charger_)) add(ChargeAnswer::countercharge);
        }
        if (may_form()) add(ChargeAnswer::form);
        return all;
    }
    add(ChargeAnswer::stand);
    if (target_->plundering) return all;
    if (!charge_.target_checked) {
        if (may_form()) add(ChargeAnswer::form);
        if (!is_met_with_fire()) return all;
        if (guns && !target_->limbered) add(ChargeAnswer::fire_and_retire);
        if (guns && target_->limbered) add(ChargeAnswer::move_away);
        if (!guns && !is_square(target_->formation)) add(ChargeAnswer::countercharge);
        // RULING R-50: from the front only where the club plays it so.
        const Names& rulings = battle_.game.rulings;
        if (foot_from_horse && std::find(rulings.begin(), rulings.end(), "R-50=chart") != rulings.end()) add(ChargeAnswer::square);
        return all;
    }
    const bool caught = charge_.side != Side::front && !charge_.target_turned;
    if (!charge_.breakthrough && !caught && !guns && !is_square(target_->formation)) add(ChargeAnswer::countercharge);
    if (!charge_.breakthrough && caught && !is_square(target_->formation)) add(ChargeAnswer::turn);
    if (foot_from_horse && !charge_.target_turned && (charge_.breakthrough || charge_.side != Side::front)) add(ChargeAnswer::square);
    if (charge_.breakthrough && can_evade()) add(ChargeAnswer::evade);
    // Guns that are charged from the front fire, and may leave their guns; elsewhere they may limber up and go.
    if (guns && !charge_.target_turned && target_->limbered) add(ChargeAnswer::move_away);
    if (guns && !charge_.target_turned && !target_->limbered && may_limber(battle_, *target_)) add(ChargeAnswer::limber_away);
    return all;
}

std::vector<Named> ChargeCase::facts_of_countercharge() const {
    const bool caught = charge_.side != Side::front && !charge_.target_turned;
    return {{"unit.countercharge", true}, {"unit.being_charged", true}, {"unit.charging", std::string("front")}, {"unit.caught_in_flank_or_rear", caught},
            {"breakthrough", charge_.breakthrough}};
}

std::vector<Named> ChargeCase::facts_of_stand() const { return {{"unit.being_charged", true}}; }

// L331, L333: one enemy in the rear who faces it counts for both lines. Others who charge the target, or fight it, from
// there count as well as this one.
std::vector<Named> ChargeCase::threats() const {
    bool flank = false;
    bool rear = false;
    const auto from = [&](Side side) {
        flank = flank || side == Side::flank;
        rear = rear || side == Side::rear;
    };
    if (!charge_.target_turned) from(charge_.side);
    for (const Charge& other : battle_.charges) {
        if (other.id != charge_.id && other.target == charge_.target && !other.target_turned) from(other.side);
    }
    for (const Contact& contact : battle_.contacts) {
        if (contact.opponent == charge_.target) from(contact.against);
        if (contact.unit == charge_.target) from(contact.opponent_against);
    }
    std::vector<Named> threats;
    if (flank) threats.push_back({"unit.enemy_facing_flank", true});
    if (rear) {
        threats.push_back({"unit.enemy_in_rear", true});
        threats.push_back({"unit.enemy_facing_rear", true});
    }
    return threats;
}

std::vector<Named> ChargeCase::facts_of_square() const {
    std::vector<Named> settled = {{"charger.direction", std::string(word(charge_.side))}};
    if (charge_.breakthrough) settled.push_back({"unit.can_fire_at_charger", false});
    return settled;
}

ChargeStep ChargeCase::after_check() const {
    if (target_is_gone()) return ChargeStep::onward;
    // Broken and routed troops rout, whatever side they are charged on.
    if (target_->state >= State::broken) return ChargeStep::stand;
    // Whoever joins from behind a friend is no charge upon the enemy; any other is, and beyond its first quarter move the enemy
    // checks as everybody who is charged (L286, L414).
    if (target_fights_on()) return charge_.joins.empty() ? ChargeStep::quarter : ChargeStep::contact;
    if (can_evade() || may_form() || is_met_with_fire()) return ChargeStep::answer;
    return ChargeStep::quarter;
}

ChargeStep ChargeCase::after_answer() const {
    switch (charge_.answer) {
        case ChargeAnswer::stand:
            if (is_met_with_fire() && !charge_.fired_upon && (!charge_.target_checked || charge_.target_turned)) return ChargeStep::range;
            return charge_.target_checked ? ChargeStep::contact : ChargeStep::quarter;
        case ChargeAnswer::fire_and_retire: return ChargeStep::range;
        case ChargeAnswer::evade:
            if (charge_.target_checked) return ChargeStep::evade;
            return quarter_before_evasion() ? ChargeStep::quarter : ChargeStep::stand;
        case ChargeAnswer::countercharge: return charge_.target_checked ? ChargeStep::countercharge : ChargeStep::quarter;
        case ChargeAnswer::square: return charge_.target_checked ? ChargeStep::square : ChargeStep::quarter;
        default: return charge_.target_checked ? ChargeStep::contact : ChargeStep::quarter;
    }
}

ChargeStep ChargeCase::after_fire() const {
    if (charge_.answer == ChargeAnswer::fire_and_retire) return ChargeStep::onward;
    return charge_.target_checked ? ChargeStep::contact : ChargeStep::stand;
}

ChargeStep ChargeCase::after_stand() const {
    if (target_fights_on()) return ChargeStep::contact;
    switch (charge_.answer) {
        case ChargeAnswer::none: return ChargeStep::answer;
        case ChargeAnswer::countercharge: return ChargeStep::countercharge;
        case ChargeAnswer::evade: return ChargeStep::evade;
        case ChargeAnswer::square: return ChargeStep::square;
        default: return ChargeStep::contact;
    }
}

}  // namespace aor
