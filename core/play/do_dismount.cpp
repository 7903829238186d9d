#include "core/play/do_dismount.hpp"

#include "core/play/consequences.hpp"
#include "core/play/movement.hpp"
#include "core/play/nation.hpp"

namespace aor {
namespace {

int changes_made(const Battle& battle, const Unit& unit) { return this_turn(battle, unit.changed_turn) ? unit.changes : 0; }

// Dragoons of Marlborough's era all do, others where the list says so.
Problems check(const Performance& p, const UnitId& id) {
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    const std::string who = p.name(unit);
    const bool dragoons = is_of_marlborough(p.battle(), unit) && (unit.arm == Arm::dragoons || unit.mounts_as != Arm::infantry);
    if (!unit.dismounts && !dragoons) return problem_of(who + " does not fight on foot and in the saddle");
    const bool reason = !p.intent().reason.empty();
    if (phase_row(p.charts(), p.battle().game.phase) != "movement" && !reason) {
        return problem_of("a change of formation belongs to phase " + std::to_string(phase_named(p.charts(), "movement")) + ": give a reason");
    }
    for (const Hindrance& hindrance : hindrances(p.charts(), p.battle(), unit)) {
        if (hindrance.forbids) return problem_of(who + ": " + hindrance.say);
    }
    const int most = most_changes(p.charts(), p.battle().game.scale, mover_of(p.charts(), p.battle(), unit));
    if (changes_made(p.battle(), unit) >= most && !reason) return problem_of(who + " has made its " + std::to_string(most) + " changes of this turn: give a reason");
    return {};
}

/// The change is made and paid for, as the order that it had pays.
void pay(Performance& p, const UnitId& id) {
    const int turn = p.battle().game.turn;
    const Unit unit = *p.battle().unit(id);
    const Mover mover = mover_of(p.charts(), p.battle(), unit);
    const auto cost = change_cost(p.charts(), p.battle().game.scale, mover);
    const auto move = full_move(p.charts(), p.battle().game.scale, mover);
    const bool half = cost && move && cost->inches + cost->inches <= move->full;
    const bool more = this_turn(p.battle(), unit.moved_turn) && unit.moved != Moved::none;
    p.draft().set(id, &Unit::changes, changes_made(p.battle(), unit) + 1);
    p.draft().set(id, &Unit::changed_turn, turn);
    p.draft().set(id, &Unit::moved, half && !more ? Moved::up_to_half : Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, turn);
}

}  // namespace

// They fight in volley fire formation; in Marlborough's era skirmishing dragoons are a grade lower, Swedish ones on foot too.
Problems do_dismount(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = check(p, id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    const std::string typed = p.text_of("as");
    const auto order = typed.empty() ? std::optional(Formation::line) : worded<Formation>(typed);
    const bool fits = order && (*order == Formation::line || *order == Formation::column || *order == Formation::skirmish);
    if (!fits) return problem_of("dragoons on foot form line, column or skirmish, not \"" + typed + '"');
    const bool on_foot = !is_mounted(unit.arm);
    if (on_foot && unit.formation == *order) return problem_of(p.name(unit) + " stands so already");
    const std::string words(word(*order));
    p.draft().begin(Happened::move, Thing::unit, id, p.name(unit) + (on_foot ? " forms " : " dismounts and forms ") + words);
    pay(p, id);
    if (!on_foot) {
        p.draft().set(id, &Unit::mounts_as, unit.arm);
        p.draft().set(id, &Unit::arm, Arm::infantry);
    }
    p.draft().set(id, &Unit::formation, *order);
    p.draft().set(id, &Unit::lower_on_foot, unit.dismounts_worse ? 1 : 0);
    p.draft().set(id, &Unit::lower_skirmishing, is_of_marlborough(p.battle(), unit) ? 1 : 0);
    return {};
}

Problems do_mount(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = check(p, id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (is_mounted(unit.arm)) return problem_of(p.name(unit) + " is in the saddle already");
    p.draft().begin(Happened::move, Thing::unit, id, p.name(unit) + " mounts");
    pay(p, id);
    p.draft().set(id, &Unit::arm, unit.mounts_as);
    p.draft().set(id, &Unit::mounts_as, Arm::infantry);
    p.draft().set(id, &Unit::formation, unit.formation == Formation::column ? Formation::column : Formation::line);
    p.draft().set(id, &Unit::lower_on_foot, 0);
    p.draft().set(id, &Unit::lower_skirmishing, 0);
    return {};
}

}  // namespace aor
