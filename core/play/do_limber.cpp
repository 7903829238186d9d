#include "core/play/do_limber.hpp"

#include "core/play/consequences.hpp"
#include "core/play/movement.hpp"
#include "core/play/nation.hpp"

namespace aor {
namespace {

Problems check(const Performance& p, const UnitId& id, std::optional<bool> limbered) {
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    const std::string who = p.name(unit);
    if (unit.arm != Arm::artillery) return problem_of(who + " has no guns");
    if (unit.castings == 0 || unit.abandoned) return problem_of("nobody serves the guns of " + who);
    if (limbered && unit.limbered == *limbered) return problem_of(who + (*limbered ? " is limbered already" : " is unlimbered already"));
    const bool reason = !p.intent().reason.empty();
    if (phase_row(p.charts(), p.battle().game.phase) != "movement" && !reason) {
        return problem_of("guns are handled in phase " + std::to_string(phase_named(p.charts(), "movement")) + ": give a reason");
    }
    if (unit.immobile && limbered == true && !reason) return problem_of(who + ": its guns turn where they stand, and go nowhere; or give a reason");
    for (const Hindrance& hindrance : hindrances(p.charts(), p.battle(), unit)) {
        // Without teams the guns are still turned where they stand.
        if (hindrance.id == "no_teams" && !limbered) continue;
        if (hindrance.forbids) return problem_of(who + ": " + hindrance.say);
    }
    const int used = this_turn(p.battle(), unit.functions_turn) ? unit.functions_used : 0;
    const int most = most_functions(p.charts(), p.battle().game.scale, mover_of(p.charts(), p.battle(), unit));
    if (used >= most && !reason) return problem_of(who + " has used its " + std::to_string(most) + " functions of this turn: give a reason");
    return {};
}

/// The function is spent, and a gun that has been handled has moved when it fires (p 25).
void spend(Performance& p, const UnitId& id) {
    const int turn = p.battle().game.turn;
    const Unit unit = *p.battle().unit(id);
    p.draft().set(id, &Unit::functions_used, (this_turn(p.battle(), unit.functions_turn) ? unit.functions_used : 0) + 1);
    p.draft().set(id, &Unit::functions_turn, turn);
    if (!this_turn(p.battle(), unit.moved_turn) || unit.moved == Moved::none) p.draft().set(id, &Unit::moved, Moved::up_to_half);
    p.draft().set(id, &Unit::moved_turn, turn);
}

}  // namespace

bool may_limber(const Battle& battle, const Unit& battery) { return !battery.teams_gone && !stays_placed(battle, battery); }

Result<bool> call_teams(Performance& p, const UnitId& battery) {
    if (p.battle().unit(battery)->teams_gone) return false;
    if (!is_of_marlborough(p.battle(), *p.battle().unit(battery))) return true;
    const auto rolled = p.roll("teams", battery, "");
    if (!rolled) return rolled.problems();
    const bool there = outcome_is(**rolled, "limbers");
    if (!there) {
        p.draft().begin(Happened::move, Thing::unit, battery, "The drivers of " + p.name_of_unit(battery) + " are gone with the teams: it stays for the rest of the game");
        p.draft().set(battery, &Unit::teams_gone, true);
    }
    return there;
}

// RULING R-168: heavy and siege guns of that era never limber again; the chart of the teams says so. Later ones do not either
// until 1750, and have no such chart.
Problems do_limber(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = check(p, id, true); !problems.none()) return problems;
    const Unit& battery = *p.battle().unit(id);
    if (stays_placed(p.battle(), battery) && !is_of_marlborough(p.battle(), battery) && p.intent().reason.empty()) {
        return problem_of(p.name(battery) + (is_placed_siege_gun(p.battle(), battery)
                                                 ? ": once placed, the Austrians' siege guns of this war never move (their list, L2925); or give a reason"
                                                 : ": until 1750 heavy and siege guns stay where they were unlimbered, for their drivers are civilians (p 124, L2887); or give a reason"));
    }
    const auto there = call_teams(p, id);
    if (!there) return there.problems();
    p.draft().begin(Happened::move, Thing::unit, id, p.name_of_unit(id) + (*there ? " limbers up" : " stays unlimbered"));
    spend(p, id);
    if (*there) p.draft().set(id, &Unit::limbered, true);
    return {};
}

Problems do_unlimber(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = check(p, id, false); !problems.none()) return problems;
    p.draft().begin(Happened::move, Thing::unit, id, p.name_of_unit(id) + " unlimbers");
    spend(p, id);
    p.draft().set(id, &Unit::limbered, false);
    return {};
}

// RULING R-168: heavy and siege guns of Marlborough's era may pivot, and do not fire in that turn (the fire chart refuses).
Problems do_pivot(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = check(p, id, std::nullopt); !problems.none()) return problems;
    p.draft().begin(Happened::move, Thing::unit, id, p.name_of_unit(id) + " turns its guns");
    spend(p, id);
    if (is_of_marlborough(p.battle(), *p.battle().unit(id))) p.draft().set(id, &Unit::pivoted_turn, p.battle().game.turn);
    return {};
}

}  // namespace aor
