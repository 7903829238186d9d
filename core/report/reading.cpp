#include "core/report/reading.hpp"

#include <algorithm>

namespace aor::report {
namespace {

// The throw number `which`, its faces starting at `from`.
RollShown one_throw(const Resolution& resolution, std::size_t which, std::size_t from) {
    RollShown shown;
    shown.faces_known = resolution.origin != Origin::typed_total;
    if (which >= resolution.throws.size()) return shown;
    shown.dice = resolution.throws[which];
    shown.total = resolution.sums[which];
    if (shown.faces_known) {
        shown.main = std::span(resolution.faces).subspan(from, static_cast<std::size_t>(shown.dice.count()));
        shown.all = shown.main;
    }
    return shown;
}

}  // namespace

RollShown roll_shown(const Assessment& a, const Resolution& resolution) {
    RollShown shown = one_throw(resolution, 0, 0);
    if (resolution.throws.empty()) return shown;  // no dice: automatic, or a procedure without a roll
    const RollKind roll = a.chart->roll;
    if (roll == RollKind::both_dice || roll == RollKind::roll_under_or_both_dice) {
        // Dice read one by one are all of the main roll.
        shown.dice = {static_cast<int>(resolution.faces.size()), 0};
        shown.main = resolution.faces;
        if (resolution.faces.size() > 1) shown.total.reset();
    }
    shown.all = resolution.faces;
    if (shown.total) *shown.total += a.shift();
    // The die of variable morale is brought into 1 to 6 after its shifts.
    if (shown.total && roll == RollKind::both_dice) shown.total = std::clamp(*shown.total, 1, 6);
    if (rolls_under(roll)) shown.target = a.target();
    return shown;
}

BoutShown bout_shown(const Assessment& a, const Resolution& resolution) {
    BoutShown shown;
    std::size_t which = 0;
    std::size_t from = 0;
    const auto take = [&](bool automatic) {
        // A side that rolls nothing may have an empty throw of its own, or none at all.
        if (which >= resolution.throws.size() || (automatic && resolution.throws[which].count() > 0)) return RollShown{};
        RollShown roll = one_throw(resolution, which, from);
        if (automatic) roll.total.reset();
        from += static_cast<std::size_t>(roll.dice.count());
        ++which;
        return roll;
    };
    shown.unit = take(a.automatic != nullptr);
    shown.opponent = take(a.other_automatic != nullptr);
    return shown;
}

}  // namespace aor::report
