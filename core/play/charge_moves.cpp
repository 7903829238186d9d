#include "core/play/charge_moves.hpp"

#include "core/play/movement.hpp"
#include "core/play/movement_charts.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Weight of an arm: the heavier came on more slowly.
int weight(Arm arm) { return arm == Arm::horse ? static_cast<int>(Arm::armored_cavalry) : static_cast<int>(arm); }

}  // namespace

std::optional<Inches> charge_move(const Charts& charts, const Battle& battle, const Unit& unit) {
    const auto move = full_move(charts, battle.game.scale, mover_of(charts, battle, unit), Gait::charge, style_of(battle, unit));
    return move ? std::optional(move->may) : std::nullopt;
}

Inches manoeuvred(const Charts& charts, const Battle& battle, const Unit& unit) {
    const auto move = charge_move(charts, battle, unit);
    if (!move || unit.arm == Arm::artillery) return {};
    if (this_turn(battle, unit.moved_turn) && unit.move_used > Inches()) return unit.move_used;
    const Spent spent = spent_this_turn(charts, battle, unit);
    return move->times(spent.share.num, spent.share.den);
}

std::optional<Inches> whole_move(const Charts& charts, const Battle& battle, const Charge& charge) {
    if (charge.may_move > Inches()) return charge.may_move;
    return charge_move(charts, battle, *battle.unit(charge.charger));
}

std::optional<Inches> straight_move(const Charts& charts, const Battle& battle, const Charge& charge) {
    const auto whole = whole_move(charts, battle, charge);
    if (!whole) return std::nullopt;
    return *whole - std::min(*whole, charge.manoeuvred);
}

Inches first_quarter(const Charge& charge, Inches whole) {
    const Inches quarter = quarter_of(whole);
    return charge.manoeuvred < quarter ? quarter - charge.manoeuvred : Inches();
}

// RULING R-39: a part of the charger's move, or for guards the inches of a turn. By the grade that all changes of facing
// go by, which flags and variable morale leave alone (L754, L920).
std::optional<Inches> turned_after(const Charts& charts, const Battle& battle, const Unit& target, Inches move) {
    const std::string row = mover_of(charts, battle, target).change_row;
    const Scale scale = battle.game.scale;
    if (const Printed share = printed(charts, "turn_to_face", row, "share", scale); share.inches) {
        return move.times(share.inches->parts(), Inches::kPerInch);
    }
    return printed(charts, "turn_to_face", row, is_mounted(target.arm) ? "cavalry" : "infantry", scale).inches;
}

Meeting meet(Inches distance, Inches charger_move, Inches target_move, Inches manoeuvred) {
    Meeting met;
    Inches spent = manoeuvred;
    const Inches quarters[] = {quarter_of(charger_move), quarter_of(target_move)};
    for (int next = 0; met.charger + met.target < distance; next = 1 - next) {
        const Inches left = distance - met.charger - met.target;
        Inches step = quarters[next] > Inches() ? quarters[next] : left;
        if (next == 0) {
            const Inches turning = std::min(spent, step);
            spent = spent - turning;
            step = step - turning;
        }
        step = std::min(step, left);
        (next == 0 ? met.charger : met.target) = (next == 0 ? met.charger : met.target) + step;
    }
    return met;
}

Meeting meet_halfway(Inches distance) {
    const Inches half = distance.times(1, 2);
    return {half, distance - half};
}

std::optional<Meeting> meeting_of(const Charts& charts, const Battle& battle, const Charge& charge) {
    if (charge.distance == Inches()) return std::nullopt;
    if (!charge.target_charges) return Meeting{charge.distance, Inches()};
    if (!charge.target_checked) return meet_halfway(charge.distance);
    const auto move = whole_move(charts, battle, charge);
    const auto other = charge_move(charts, battle, *battle.unit(charge.target));
    return move && other ? std::optional(meet(charge.distance, *move, *other, charge.manoeuvred)) : std::nullopt;
}

std::optional<Inches> speed_adjustment(const Charts& charts, const Battle& battle, const Unit& unit, const Unit& other) {
    if (!is_mounted(unit.arm) || !is_mounted(other.arm) || weight(unit.arm) == weight(other.arm)) return std::nullopt;
    const auto move = charge_move(charts, battle, unit);
    const auto other_move = charge_move(charts, battle, other);
    if (!move || !other_move) return std::nullopt;
    const Inches difference = std::max(*move, *other_move) - std::min(*move, *other_move);
    if (difference == Inches()) return std::nullopt;
    return quarter_of(difference);
}

}  // namespace aor
