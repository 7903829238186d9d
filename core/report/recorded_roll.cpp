#include "core/report/recorded_roll.hpp"

#include "core/report/words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

bool adds_up_a_pool(RollKind roll) { return roll == RollKind::sum || roll == RollKind::two_sums || roll == RollKind::sum_then_roll_under; }

/// The faces from that one on, as many as the throw has and as are there.
std::span<const int> faces_from(const Rolled& rolled, std::size_t from, Throw dice) {
    const std::span<const int> all = rolled.faces;
    if (from >= all.size()) return {};
    return all.subspan(from, std::min(static_cast<std::size_t>(dice.count()), all.size() - from));
}

RollShown one(const Rolled& rolled, Throw dice, std::size_t from, std::size_t which) {
    RollShown shown;
    shown.dice = dice;
    shown.faces_known = rolled.origin != Origin::typed_total;
    if (shown.faces_known) shown.main = shown.all = faces_from(rolled, from, dice);
    if (which < rolled.sums.size()) shown.total = rolled.sums[which];
    return shown;
}

std::vector<RollShown> bout(const Rolled& rolled) {
    const Throw own = pool_in(rolled.items);
    const Throw theirs = pool_in(rolled.other_items);
    // A side that is not asked for dice may have an empty throw of its own, or none at all.
    const bool both = rolled.sums.size() > 1;
    std::vector<RollShown> shown;
    if (own.count() > 0) shown.push_back(one(rolled, own, 0, 0));
    else shown.emplace_back();
    if (theirs.count() > 0) shown.push_back(one(rolled, theirs, static_cast<std::size_t>(own.count()), own.count() > 0 || both ? 1 : 0));
    else shown.emplace_back();
    return shown;
}

}  // namespace

int sum_of(const std::vector<ItemTaken>& items, Of of) {
    int sum = 0;
    for (const ItemTaken& item : items) sum += item.of == of ? item.amount : 0;
    return sum;
}

Throw pool_in(const std::vector<ItemTaken>& items) { return {std::max(sum_of(items, Of::dice), 0), std::max(sum_of(items, Of::half_dice), 0)}; }

std::vector<RollShown> rolls_shown(const Charts& charts, const Rolled& rolled) {
    if (rolled.faces.empty() && rolled.origin != Origin::typed_total) return {};
    if (rolled.faces.empty() && rolled.sums.empty()) return {};
    const Chart* chart = charts.find(rolled.procedure);
    const RollKind roll = chart != nullptr ? chart->roll : RollKind::table;
    if (roll == RollKind::two_sums) return bout(rolled);

    const Throw pool = pool_in(rolled.items);
    const bool whole_pool = adds_up_a_pool(roll) && pool.count() > 0;
    RollShown shown = one(rolled, whole_pool ? pool : Throw{1, 0}, 0, 0);
    if (roll == RollKind::both_dice || roll == RollKind::roll_under_or_both_dice) {
        shown.dice = {static_cast<int>(rolled.faces.size()), 0};
        shown.main = rolled.faces;
        if (rolled.faces.size() > 1) shown.total.reset();
    }
    if (shown.faces_known) shown.all = rolled.faces;
    if (shown.total) *shown.total += sum_of(rolled.items, Of::die);
    if (shown.total && roll == RollKind::both_dice) shown.total = std::clamp(*shown.total, 1, 6);
    if (rolls_under(roll)) shown.target = sum_of(rolled.items, Of::target) + (roll == RollKind::sum_then_roll_under ? pool.whole : 0);
    return {shown};
}

std::string pool_of(const Charts& charts, const Rolled& rolled) {
    const Chart* chart = charts.find(rolled.procedure);
    if (chart == nullptr || chart->roll == RollKind::none) return {};
    if (!rolled.automatic.empty() && chart->roll != RollKind::two_sums) return {};
    const Throw pool = pool_in(rolled.items);
    if (chart->roll == RollKind::two_sums) return words_of_dice(pool) + " against " + words_of_dice(pool_in(rolled.other_items));
    if (chart->roll == RollKind::sum) return words_of_dice(pool);
    const int shift = sum_of(rolled.items, Of::die);
    const std::string shifted = shift != 0 ? ", " + with_sign(shift) : "";
    if (!rolls_under(chart->roll)) return chart->roll == RollKind::both_dice ? "two dice" + shifted : "one die" + shifted;
    const int target = sum_of(rolled.items, Of::target) + (chart->roll == RollKind::sum_then_roll_under ? pool.whole : 0);
    const std::string first = chart->roll == RollKind::sum_then_roll_under && pool.count() > 0 ? words_of_dice(pool) + ", then " : "";
    const std::string die = chart->roll == RollKind::roll_under_or_both_dice && rolled.faces.size() > 1 ? "two dice, each" : "one die";
    return first + die + shifted + ", " + std::to_string(target) + " or less";
}

}  // namespace aor::report
