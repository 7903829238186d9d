#include "app/desk/plots_view.hpp"

#include "app/desk/army_colours.hpp"
#include "app/desk/who.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_plots.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/sealed.hpp"
#include "core/report/battle_status.hpp"

namespace aor::desk {
namespace {

constexpr std::string_view kPhase = "plotting";

std::string in_words(const Battle& battle, PlotKind kind, std::string_view unit, std::string_view target, std::string_view ground) {
    const std::string who = name_shown(battle, Thing::unit, unit);
    switch (kind) {
        case PlotKind::rally_back: return who + " rallies back";
        case PlotKind::feigned_flight: return who + " feigns flight";
        case PlotKind::charge: break;
    }
    return who + " charges " + (target.empty() ? std::string(ground) : name_shown(battle, Thing::unit, target));
}

/// Before the phase of plots, or after it.
std::string out_of_phase(const Charts& charts, const Battle& battle) {
    const int when = phase_named(charts, kPhase);
    std::string text = "Plots are made in phase " + std::to_string(when) + " of a turn; it is phase " + std::to_string(battle.game.phase) + " now";
    if (battle.game.phase > when) text += ", so the next are those of turn " + std::to_string(battle.game.turn + 1);
    return text + ". One that is made now takes a reason.";
}

std::string count_of(const Charts& charts, const Battle& battle, int handed_in) {
    if (handed_in > 0) return counted(handed_in, "sealed plot", "sealed plots");
    return battle.game.phase > phase_named(charts, kPhase) ? "none this turn" : "no plot yet";
}

}  // namespace

bool is_phase_of_plots(const Charts& charts, const Battle& battle) { return phase_row(charts, battle.game.phase) == kPhase; }

bool plots_are_due(const Charts& charts, const Battle& battle) {
    return is_phase_of_plots(charts, battle) && !battle.game.plots_shown && !battle.game.ended;
}

PlotsView plots_view(const Charts& charts, const Battle& battle, std::string_view army) {
    PlotsView view;
    view.phase_of_plots = is_phase_of_plots(charts, battle);
    if (!view.phase_of_plots) view.out_of_phase = out_of_phase(charts, battle);
    view.shown = battle.game.plots_shown;
    view.feigned_flight = has_option(battle.game, "feigned_flight");
    const std::vector<int> colours = army_colours(battle);
    for (std::size_t i = 0; i < battle.armies.size(); ++i) {
        const Army& one = battle.armies[i];
        if (one.withdrew_turn > 0) continue;
        const int handed_in = static_cast<int>(sealed_plots(battle, one.id).size());
        view.sides.push_back({one.id, name_shown(one), colours[i], handed_in, count_of(charts, battle, handed_in)});
    }
    for (const Plot& plot : battle.plots) {
        if (this_turn(battle, plot.turn) && plot.shown && !plot.unit.empty()) {
            view.open.push_back({in_words(battle, plot.kind, plot.unit, plot.target, plot.ground), "", plot.done});
        }
    }
    if (army.empty()) return view;
    for (const Plot* plot : sealed_plots(battle, army)) {
        const auto text = open_seal(plot->sealed);
        view.own.push_back({text ? in_words(battle, text->kind, text->unit, text->target, text->ground) : "a seal that does not open", plot->sealed, false});
    }
    for (const Somebody& one : everybody(battle)) {
        const Unit* unit = one.thing == Thing::unit ? battle.unit(one.id) : nullptr;
        if (unit == nullptr || !is_on_table(*unit)) continue;
        // Guns neither charge nor rally back, and who runs plots nothing.
        const bool plots = unit->arm != Arm::artillery && unit->state != State::broken && unit->state != State::routed;
        if (unit->army == army && !plots) continue;
        if (unit->army == army) view.units.push_back({one.id, one.code, one.name});
        else if (!are_friends(battle, unit->army, army)) view.targets.push_back({one.id, one.code, one.name});
    }
    return view;
}

}  // namespace aor::desk
