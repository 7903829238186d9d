#include "core/play/do_charge.hpp"

#include "core/play/consequences.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/indians.hpp"
#include "core/play/nation.hpp"

namespace aor {
namespace {

std::string how_it_goes(const Performance& p, const UnitId& id, PlotKind kind) {
    if (kind == PlotKind::rally_back) return " rallies back " + how_far_back(p, id, "a full move", {1, 1}) + ", facing away";
    return " feigns flight: " + how_far_back(p, id, "a full charge move", {1, 1}, Gait::charge) + " towards its own baseline";
}

/// A plotted move away from the enemy, without dice.
Problems go_back(Performance& p, PlotKind kind) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const std::string who = p.name_of_unit(id);
    const std::string what(word(kind));
    std::string plotted;
    for (const Plot& plot : p.battle().plots) {
        if (plot.shown && !plot.done && plot.kind == kind && plot.unit == id && this_turn(p.battle(), plot.turn)) plotted = plot.id;
    }
    if (plotted.empty() && p.intent().reason.empty()) return problem_of(who + " has plotted nothing of the kind that is still to be done: give a reason");
    if (in_melee(p.battle(), id)) return problem_of(who + " is in contact with the enemy");
    if (auto problems = must_obey_first(p, *p.battle().unit(id)); !problems.none()) return problems;
    const int turn = p.battle().game.turn;
    p.draft().begin(Happened::charge, Thing::unit, id, who + how_it_goes(p, id, kind));
    if (kind == PlotKind::rally_back) p.draft().set(id, &Unit::rallied_back_turn, turn);
    else p.draft().set(id, &Unit::feigned_flight, true);
    p.draft().set(id, &Unit::retired_turn, turn);
    leave_cover(p, id);
    p.draft().set(id, &Unit::moved, Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, turn);
    if (!plotted.empty()) p.draft().set<Plot>(plotted, &Plot::done, true);
    settle_if_owed(p, what, id);
    return leave_table_as_told(p, id);
}

}  // namespace

Problems do_rally_back(Performance& p) { return go_back(p, PlotKind::rally_back); }

Problems do_feigned_flight(Performance& p) {
    if (!has_option(p.battle().game, "feigned_flight")) return problem_of("feigned flight is an optional rule that is not in force");
    const Unit* unit = p.battle().unit(p.intent().actor);
    if (unit != nullptr && !is_turkish(p.battle(), *unit) && p.intent().reason.empty()) {
        return problem_of("only Turks feign flight, and " + p.name(*unit) + " is none: give a reason");
    }
    return go_back(p, PlotKind::feigned_flight);
}

}  // namespace aor
