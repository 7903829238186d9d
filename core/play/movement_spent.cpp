#include "core/play/movement.hpp"
#include "core/play/movement_share.hpp"

namespace aor {

// RULING R-70: what is halved is halved first; changes are paid by the full move all the same.
Spent spent_this_turn(const Charts& charts, const Battle& battle, const Unit& unit) {
    Spent spent;
    const Mover mover = mover_of(charts, battle, unit);
    const Scale scale = battle.game.scale;
    if (this_turn(battle, unit.functions_turn)) spent.functions = unit.functions_used;
    const auto move = full_move(charts, scale, mover);
    if (this_turn(battle, unit.changed_turn)) {
        spent.changes = unit.changes;
        const auto cost = change_cost(charts, scale, mover);
        for (int i = 0; cost && move && i < unit.changes; ++i) spent.share = sum(spent.share, share_of(cost->inches, move->full));
    }
    if (!this_turn(battle, unit.moved_turn)) return spent;
    if (unit.move_used > Inches() && move) {
        const Fraction moved = share_of(unit.move_used, move->full);
        if (is_more(moved, spent.share)) spent.share = moved;
    } else if (unit.moved != Moved::none) {
        const Fraction moved = unit.moved == Moved::up_to_half ? Fraction{1, 2} : Fraction{1, 1};
        if (is_more(moved, spent.share)) spent.share = moved;
        spent.unsure.push_back(unit.moved == Moved::up_to_half ? "it has moved up to half; how far is not on record"
                                                               : "it has moved more than half; how far is not on record");
    }
    if (this_turn(battle, unit.full_move_turn)) spent.share = {1, 1};
    return spent;
}

}  // namespace aor
