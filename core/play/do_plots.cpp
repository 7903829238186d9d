#include "core/play/do_plots.hpp"

#include "core/play/consequences.hpp"
#include "core/play/indians.hpp"
#include "core/play/nation.hpp"
#include "core/play/sealed.hpp"

#include <algorithm>

namespace aor {
namespace {

/// What stands against the plot, for the eyes of its owner.
Problems check_plot(const Performance& p, const ArmyId& army, const PlotText& plot) {
    const Battle& battle = p.battle();
    if (auto problems = need_unit(battle, plot.unit); !problems.none()) return problems;
    const Unit& unit = *battle.unit(plot.unit);
    const std::string who = p.name(unit);
    if (unit.army != army) return problem_of(who + " is not of that army");
    if (unit.state == State::broken || unit.state == State::routed) return problem_of(who + " is " + std::string(word(unit.state)));
    if (unit.plundering) return problem_of(who + " plunders");
    if (unit.in_pursuit) return problem_of(who + " is in compulsory pursuit");
    for (const Plot* other : sealed_plots(battle, army)) {
        const auto text = open_seal(other->sealed);
        if (text && text->unit == plot.unit) return problem_of(who + " has a plot already");
    }
    if (plot.kind == PlotKind::rally_back) {
        if (!is_mounted(unit.arm)) return problem_of("only cavalry rallies back, and " + who + " is none");
        const bool fought = last_turn(battle, unit.charged_turn) || last_turn(battle, unit.melee_turn);
        if (!fought) return problem_of(who + " neither charged nor fought a melee last turn");
        if (in_melee(battle, unit.id)) return problem_of(who + " is in contact with the enemy");
        return {};
    }
    if (plot.kind == PlotKind::feigned_flight) {
        if (!has_option(battle.game, "feigned_flight")) return problem_of("feigned flight is an optional rule that is not in force");
        if (!is_turkish(battle, unit)) return problem_of("only Turks feign flight, and " + who + " is none");
        return {};
    }
    if (unit.arm == Arm::artillery) return problem_of("artillery does not charge");
    if (in_melee(battle, unit.id)) return problem_of(who + " is in contact with the enemy");
    if (this_turn(battle, unit.command_failed_turn)) return problem_of(who + " failed its command check: no charge this turn");
    if (plot.target.empty() && plot.ground.empty()) return problem_of("say whom it charges, or what ground");
    if (plot.target.empty()) return {};
    if (auto problems = need_unit(battle, plot.target); !problems.none()) return problems;
    const Unit& target = *battle.unit(plot.target);
    if (are_friends(battle, unit.army, target.army)) return problem_of(p.name(target) + " is on the same side");
    return {};
}

std::string plot_in_words(const Performance& p, const Plot& plot) {
    const std::string who = p.name_of_unit(plot.unit);
    switch (plot.kind) {
        case PlotKind::rally_back: return who + " rallies back";
        case PlotKind::feigned_flight: return who + " feigns flight";
        case PlotKind::charge: break;
    }
    return who + " charges " + (plot.target.empty() ? plot.ground : p.name_of_unit(plot.target));
}

}  // namespace

std::vector<const Plot*> sealed_plots(const Battle& battle, std::string_view army) {
    std::vector<const Plot*> plots;
    for (const Plot& plot : battle.plots) {
        if (plot.army == army && this_turn(battle, plot.turn) && !plot.shown) plots.push_back(&plot);
    }
    return plots;
}

Problems make_plot(Performance& p) {
    const ArmyId army = p.intent().actor;
    if (p.battle().army(army) == nullptr) return problem_of("say who plots: there is no army \"" + army + '"');
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    if (phase != "plotting" && p.intent().reason.empty()) {
        return problem_of("plots are made in phase " + std::to_string(phase_named(p.charts(), "plotting")) + ": give a reason");
    }
    if (p.battle().game.plots_shown) return problem_of("this turn's plots lie open already");
    Plot plot;
    plot.sealed = p.text_of("sealed");
    const auto text = open_seal(plot.sealed);
    if (!text) return problem_of("a plot is handed in sealed");
    if (auto problems = check_plot(p, army, *text); !problems.none()) return problems;
    plot.id = p.draft().new_id(Thing::plot, p.entry());
    plot.army = army;
    plot.turn = p.battle().game.turn;
    p.draft().begin(Happened::plot, Thing::army, army, p.name_of_army(army) + " hands in a sealed plot");
    p.draft().come(plot);
    return {};
}

Problems take_back_plot(Performance& p) {
    const ArmyId army = p.intent().actor;
    if (p.battle().army(army) == nullptr) return problem_of("say whose plot: there is no army \"" + army + '"');
    const auto plots = sealed_plots(p.battle(), army);
    const std::string wanted = p.text_of("sealed");
    const auto at = std::find_if(plots.rbegin(), plots.rend(), [&](const Plot* plot) { return wanted.empty() || plot->sealed == wanted; });
    if (at == plots.rend()) return problem_of(p.name_of_army(army) + " has no such sealed plot");
    const std::string id = (*at)->id;
    p.draft().begin(Happened::plot, Thing::army, army, p.name_of_army(army) + " takes a sealed plot back");
    p.draft().go<Plot>(id);
    return {};
}

Problems show_plots(Performance& p) {
    if (p.battle().game.plots_shown) return problem_of("this turn's plots lie open already");
    std::vector<std::string> sealed;
    for (const Plot& plot : p.battle().plots) {
        if (this_turn(p.battle(), plot.turn) && !plot.shown) sealed.push_back(plot.id);
    }
    p.draft().begin(Happened::plot, Thing::game, "", sealed.empty() ? "Nobody has plotted" : "The plots lie open");
    p.draft().set(&Game::plots_shown, true);
    const int phase = phase_named(p.charts(), "charges");
    for (const std::string& id : sealed) {
        const auto text = open_seal(p.battle().find<Plot>(id)->sealed);
        if (!text || p.battle().unit(text->unit) == nullptr) {
            p.draft().begin(Happened::plot, Thing::game, "", "A seal does not open: the plot is void");
            p.draft().set(id, &Plot::shown, true);
            p.draft().set(id, &Plot::done, true);
            continue;
        }
        const bool target = p.battle().unit(text->target) != nullptr;
        Event& event = p.draft().begin(Happened::plot, Thing::unit, text->unit, "");
        p.draft().set(id, &Plot::shown, true);
        p.draft().set(id, &Plot::kind, text->kind);
        p.draft().set(id, &Plot::unit, UnitId(text->unit));
        if (target) p.draft().set(id, &Plot::target, UnitId(text->target));
        p.draft().set(id, &Plot::ground, text->ground);
        event.say = plot_in_words(p, *p.battle().find<Plot>(id));
        // Indians are asked before they go (L3100, P-015).
        if (waits_for_order(p.battle(), *p.battle().unit(text->unit)) && owed(p.battle(), "indian_obedience", text->unit) == nullptr) {
            Owed asked;
            asked.procedure = "indian_obedience";
            asked.unit = text->unit;
            asked.reason = "before it does what was plotted";
            asked.phase = phase;
            owe(p, asked);
        }
        Owed duty;
        duty.procedure = word(text->kind);
        duty.unit = text->unit;
        if (target) duty.by = text->target;
        duty.reason = "plotted";
        duty.phase = phase;
        owe(p, duty);
    }
    settle_if_owed(p, "show_plots", "");
    return {};
}

}  // namespace aor
