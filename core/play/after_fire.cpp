#include "core/play/after_fire.hpp"

#include "core/play/consequences.hpp"
#include "core/play/nation.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Hits by the unit that it charges are answered by the check to charge home, at once.
bool answered_at_once(const Unit& unit, const Loss& loss) {
    return unit.charged_turn == loss.turn && !loss.by.empty() && loss.by == unit.charge_target;
}

bool may_check(const Unit& unit) { return is_on_table(unit) && unit.castings > 0; }

bool crosses(int before, int after, int start, Fraction share) {
    return !at_least(before, start, share) && at_least(after, start, share);
}

}  // namespace

// RULING R-188: the fire of this phase was simultaneous; its castings come off now.
void close_fire(Performance& p) {
    std::vector<std::string> pending;
    for (const Loss& loss : p.battle().losses) {
        if (loss.pending) pending.push_back(loss.id);
    }
    if (pending.empty()) return;
    p.draft().begin(Happened::fire_closed, Thing::game, "", "The fire of this phase is closed: castings come off");
    std::vector<UnitId> hit;
    for (const std::string& id : pending) {
        const Loss loss = *p.battle().find<Loss>(id);
        const Unit& unit = *p.battle().unit(loss.unit);
        const UnitId unit_id = loss.unit;
        const int taken = std::min(loss.castings, unit.castings);
        if (taken == 0) {
            // Nobody was left to be hit.
            p.draft().begin(Happened::casualties, Thing::unit, unit_id, "");
            p.draft().go<Loss>(id);
            continue;
        }
        if (std::find(hit.begin(), hit.end(), unit_id) == hit.end()) hit.push_back(unit_id);
        p.draft().begin(Happened::casualties, Thing::unit, unit_id,
                        p.name(unit) + " loses " + castings_in_words(taken) + ", " + std::to_string(unit.castings - taken) + " left");
        p.draft().set(id, &Loss::castings, taken);
        p.draft().set(id, &Loss::pending, false);
        set_castings(p, unit_id, unit.castings - taken);
    }
    for (const UnitId& unit : hit) fall_if_empty(p, unit);
}

// A check made by hand, before it falls due, takes the turn of the hit back (do_morale): it is not asked for again.
std::vector<UnitId> shaken_by_artillery(const Battle& battle) {
    std::vector<UnitId> units;
    for (const Unit& unit : battle.units) {
        if (!may_check(unit) || !this_turn(battle, unit.artillery_hit_turn)) continue;
        const bool hit = std::any_of(battle.losses.begin(), battle.losses.end(), [&](const Loss& loss) {
            return loss.unit == unit.id && this_turn(battle, loss.turn) && loss.castings > 0 && !loss.pending &&
                   loss.cause == Cause::artillery && !answered_at_once(unit, loss);
        });
        if (hit) units.emplace_back(unit.id);
    }
    return units;
}

// RULING R-31: class 1 regulars check on any hit, as irregulars do. RULING R-32: hits of opportunity fire are answered
// in the morale phase that follows.
std::vector<UnitId> shaken_by_small_arms(const Charts& charts, const Battle& battle) {
    const Chart& morale = *charts.find("morale");
    const Fraction quarter = morale.number(Number::lost_quarter, Situation());
    const Fraction half = morale.number(Number::lost_half, Situation());
    const int lowest = charts.find("flag_capture")->number(Number::grade_lowest, Situation()).whole();
    std::vector<UnitId> units;
    for (const Unit& unit : battle.units) {
        if (!may_check(unit) || !this_turn(battle, unit.small_arms_hit_turn)) continue;
        const bool weak = !unit.regular || grade_of(unit) <= lowest;
        // Losses in their order: which of them brought the unit down to a quarter or a half?
        int lost_later = 0;
        for (const Loss& loss : battle.losses) {
            if (loss.unit == unit.id && !loss.pending) lost_later += loss.castings;
        }
        int lost = unit.castings_start - unit.castings - lost_later;  // before the battle, or set by hand
        bool checks = false;
        for (const Loss& loss : battle.losses) {
            if (loss.unit != unit.id || loss.pending) continue;
            const int before = lost;
            lost += loss.castings;
            if (!this_turn(battle, loss.turn) || loss.cause != Cause::small_arms || loss.castings == 0 || answered_at_once(unit, loss)) continue;
            checks = checks || weak || crosses(before, lost, unit.castings_start, quarter) ||
                     at_least(lost, unit.castings_start, half);
        }
        if (checks) units.emplace_back(unit.id);
    }
    return units;
}

}  // namespace aor
