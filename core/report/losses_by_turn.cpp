#include "core/report/losses_by_turn.hpp"

#include "core/play/known_army.hpp"

#include <algorithm>
#include <numeric>

namespace aor::report {

std::vector<LossesByTurn> losses_by_turn(const Battle& battle, const Ledger& ledger) {
    std::vector<LossesByTurn> out;
    const int turn = std::max(battle.game.turn, 0);
    const auto turns = static_cast<std::size_t>(turn) + 1;
    for (const ArmyLedger& own : ledger.armies) {
        const Army* army = battle.army(own.army);
        if (army == nullptr) continue;
        LossesByTurn& losses = out.emplace_back();
        losses.army = own.army;
        losses.name = own.name;
        losses.castings = own.castings;
        losses.counted = own.counted;
        losses.lines = own.lines;
        losses.start_line = own.start_line;
        losses.in_turn.assign(turns, 0);
        std::vector<int> counted(turns, 0);
        for (const Loss& loss : battle.losses) {
            const Unit* unit = battle.unit(loss.unit);
            if (loss.pending || unit == nullptr || counts_for(*unit) != army->id || unit->presence == Presence::struck_off) continue;
            const auto when = static_cast<std::size_t>(std::clamp(loss.turn, 0, turn));
            losses.in_turn[when] += loss.castings;
            if (!left_out_of_withdrawal(*army, *unit)) counted[when] += loss.castings;
        }
        losses.undated = own.castings.lost - std::accumulate(losses.in_turn.begin(), losses.in_turn.end(), 0);
        std::partial_sum(counted.begin(), counted.end(), std::back_inserter(losses.by_then));
        losses.by_then.back() = own.counted.lost;
    }
    return out;
}

}  // namespace aor::report
