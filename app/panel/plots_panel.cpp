// Sealed plots. Whoever plots has the laptop to himself; what he plots is seen while he plots, and by nobody afterwards.
#include "app/panel/rows.hpp"

#include <algorithm>
#include <utility>

namespace aor::panel {
namespace {

void hide(PanelState& state) {
    state.plot_army.clear();
    state.plot_unit.clear();
    state.plot_target.clear();
    state.plot_ground.clear();
    state.plot_kind = PlotKind::charge;
    state.plots.forget();
}

std::string name_of(const std::vector<desk::PlotUnit>& units, const std::string& id) {
    for (const desk::PlotUnit& unit : units) {
        if (unit.id == id) return unit.name;
    }
    return {};
}

void choose(const char* id, const std::vector<desk::PlotUnit>& units, const char* hint, std::string& chosen, const Palette& palette, PanelState& state) {
    const std::string name = name_of(units, chosen);
    if (!begin_choice(id, name.empty() ? hint : name)) return;
    std::vector<desk::NameInList> names;
    for (const desk::PlotUnit& unit : units) names.push_back({unit.id, unit.code, unit.name});
    pick_name(names, chosen, state.typed_in_list, palette);
    ImGui::EndCombo();
}

/// The keyboard goes on with the next button or choice.
void frame_next() {
    ImGui::SetKeyboardFocusHere();
    ImGui::SetNavCursorVisible(true);
}

void own_plots(const desk::PlotsView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    subheading("Your plots this turn", palette);
    if (view.own.empty()) write_wrapped("none yet", palette.faint);
    int number = 0;
    for (const desk::PlotLine& plot : view.own) {
        ImGui::PushID(number++);
        write_wrapped(plot.say, palette.ink);
        if (button("Take it back")) {
            desk::Perform back = perform("unplot", state.plot_army);
            back.intent.words.push_back({"sealed", plot.sealed});
            wanted = back;
        }
        ImGui::PopID();
    }
}

void new_plot(const desk::PlotsView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    subheading("A new plot", palette);
    struct Kind {
        PlotKind kind;
        const char* say;
    };
    static constexpr Kind kKinds[] = {{PlotKind::charge, "Charge"}, {PlotKind::rally_back, "Rally back"}, {PlotKind::feigned_flight, "Feigned flight"}};
    ButtonFlow buttons;
    for (const Kind& kind : kKinds) {
        if (kind.kind == PlotKind::feigned_flight && !view.feigned_flight) continue;
        buttons.next(kind.say);
        if (toggle(kind.say, state.plot_kind == kind.kind, palette)) state.plot_kind = kind.kind;
    }
    if (std::exchange(state.frame_plot, false)) frame_next();
    choose("##plot unit", view.units, "which unit", state.plot_unit, palette, state);
    const bool charge = state.plot_kind == PlotKind::charge;
    if (charge) {
        choose("##plot target", view.targets, "whom it charges", state.plot_target, palette, state);
        if (state.plot_target.empty()) (void)line_field("##plot ground", state.plot_ground, "or what ground");
        else if (button("Ground instead of a target")) state.plot_target.clear();
    }
    const bool whole = !state.plot_unit.empty() && (!charge || !state.plot_target.empty() || !state.plot_ground.empty());
    if (!whole) {
        write_wrapped(charge ? "Choose the unit, and whom or what it charges." : "Choose the unit.", palette.faint);
    } else if (row_button("Seal it", "seal")) {
        wanted = desk::SealPlot{state.plot_army, {state.plot_kind, state.plot_unit, charge ? state.plot_target : "", charge && state.plot_target.empty() ? state.plot_ground : ""}};
        state.plot_unit.clear();
        state.plot_target.clear();
        state.plot_ground.clear();
        state.frame_plot = true;   // the next plot
    }
}

/// All plots are opened to everybody, once it has been asked again: away from the buttons of the sides, and at no other time
/// than there is something to open.
void open_all(const desk::PlotsView& view, bool frame, const Palette& palette, PanelState& state, Wanted& wanted) {
    const bool any = std::any_of(view.sides.begin(), view.sides.end(), [](const desk::PlotSide& side) { return side.handed_in > 0; });
    if (!any && !view.phase_of_plots) return;
    ImGui::Dummy({0.0f, ImGui::GetTextLineHeight()});
    rule(palette);
    write_wrapped("When every side has plotted:", palette.faint);
    if (!state.opens_plots) {
        if (frame) frame_next();
        if (row_button("Show all plots", "show")) state.opens_plots = state.frame_plot = true;
        return;
    }
    std::string handed_in;
    for (const desk::PlotSide& side : view.sides) handed_in += (handed_in.empty() ? "" : ", ") + side.name + ' ' + side.count;
    write_wrapped("They lie open to everybody then: " + handed_in + '.', palette.warn);
    if (std::exchange(state.frame_plot, false)) frame_next();
    ButtonFlow buttons;
    buttons.next("Show them all");
    if (button("Show them all")) {
        state.opens_plots = false;
        wanted = perform("show");
    }
    buttons.next("Not yet");
    if (button("Not yet")) state.opens_plots = false;
}

void everybody_sees(const desk::PlotsView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    if (view.shown) {
        subheading("Plots of this turn", palette);
        if (view.open.empty()) write_wrapped("Nobody has plotted.", palette.faint);
        for (const desk::PlotLine& plot : view.open) write_wrapped(plot.say + (plot.done ? " (done)" : ""), plot.done ? palette.faint : palette.ink);
        return;
    }
    if (!view.phase_of_plots) write_wrapped(view.out_of_phase, palette.warn);
    write_wrapped("Hand the laptop to the side that plots; the others look away. Leaving this panel hides everything.", palette.faint);
    bool begins = std::exchange(state.frame_plot, false) && !state.opens_plots;
    for (const desk::PlotSide& side : view.sides) {
        ImGui::PushID(side.army.c_str());
        // What one side has plotted is not opened by the next Enter, which is somebody else's.
        if (begins && side.handed_in == 0) {
            frame_next();
            begins = false;
        }
        const Colour colour = view.phase_of_plots ? colour_of_army(palette, side.place) : palette.faint;
        if (row_button(side.name + " plots  (" + side.count + ')', "plots", colour)) {
            hide(state);
            state.plot_army = side.army;
            state.frame_plot = true;
        }
        ImGui::PopID();
    }
    open_all(view, begins, palette, state, wanted);
}

}  // namespace

Wanted draw_plots(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    // Not drawn in the frame before: somebody has been elsewhere, and may be somebody else.
    const int frame = ImGui::GetFrameCount();
    if (state.plots_frame != frame - 1) {
        hide(state);
        state.frame_plot = false;
        state.opens_plots = false;
    }
    state.plots_frame = frame;
    if (no_battle(desk, palette)) return wanted;
    if (desk.looking_at() && !state.plot_army.empty()) hide(state);

    const std::string key = std::to_string(desk.table_revision()) + ' ' + state.plot_army;
    const auto& view = state.plots.of(key, [&] { return desk::plots_view(desk.charts(), desk.battle(), state.plot_army); });
    const auto side = std::find_if(view.sides.begin(), view.sides.end(), [&](const desk::PlotSide& one) { return one.army == state.plot_army; });
    if (side == view.sides.end() || view.shown) {
        everybody_sees(view, palette, state, wanted);
        state.plot_meant = desk.selected();   // a click of before was meant for something else
        return wanted;
    }
    // Who is clicked on in the roster is meant: one's own to go, an enemy to be charged.
    if (desk.selected() != state.plot_meant) {
        state.plot_meant = desk.selected();
        const auto is_meant = [&](const desk::PlotUnit& unit) { return unit.id == state.plot_meant; };
        if (std::any_of(view.units.begin(), view.units.end(), is_meant)) state.plot_unit = state.plot_meant;
        if (std::any_of(view.targets.begin(), view.targets.end(), is_meant)) state.plot_target = state.plot_meant;
    }
    write_large(side->name, colour_of_army(palette, side->place), 1.3f);
    write_wrapped("Only they should be looking now.", palette.warn);
    if (!desk.said().empty()) write_wrapped(desk.said(), palette.accent);
    own_plots(view, palette, state, wanted);
    new_plot(view, palette, state, wanted);
    ImGui::Spacing();
    if (row_button("Done: hide it", "hide")) {
        hide(state);
        state.frame_plot = true;
        wanted = desk::ShowPanel{desk::Panel::plots};   // what was said about the plot goes from the screen too
    }
    return wanted;
}

}  // namespace aor::panel
