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

Meeting meet(Inches distance, Inches charger_move, Inches target_move) {
    Meeting met;
    const Inches quarters[] = {quarter_of(charger_move), quarter_of(target_move)};
    for (int next = 0; met.charger + met.target < distance; next = 1 - next) {
        const Inches left = distance - met.charger - met.target;
        const Inches step = quarters[next] > Inches() ? std::min(quarters[next], left) : left;
        (next == 0 ? met.charger : met.target) = (next == 0 ? met.charger : met.target) + step;
    }
    return met;
}

Meeting meet_halfway(Inches distance) {
    const Inches half = distance.times(1, 2);
    return {half, distance - half};
}

std::optional<Meeting> meeting_of(const Charts& charts, const Battle& battle, const Charge& charge, std::optional<Inches> move) {
    if (charge.distance == Inches()) return std::nullopt;
    if (!charge.target_charges) return Meeting{charge.distance, Inches()};
    if (!charge.target_checked) return meet_halfway(charge.distance);
    if (!move) move = charge_move(charts, battle, *battle.unit(charge.charger));
    const auto other = charge_move(charts, battle, *battle.unit(charge.target));
    return move && other ? std::optional(meet(charge.distance, *move, *other)) : std::nullopt;
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
