#pragma once
// The panels: each draws what the desk says and returns at most one intent.

#include "app/desk/battles_view.hpp"
#include "app/desk/bout_words.hpp"
#include "app/desk/chart_view.hpp"
#include "app/desk/deck_view.hpp"
#include "app/desk/desk.hpp"
#include "app/desk/drift_view.hpp"
#include "app/desk/enter_says.hpp"
#include "app/desk/ledger_view.hpp"
#include "app/desk/lists_view.hpp"
#include "app/desk/log_view.hpp"
#include "app/desk/marker_view.hpp"
#include "app/desk/move_view.hpp"
#include "app/desk/muster_view.hpp"
#include "app/desk/once.hpp"
#include "app/desk/plots_view.hpp"
#include "app/desk/rulings_view.hpp"
#include "app/panel/paint.hpp"

#include <functional>
#include <optional>
#include <string>

namespace aor::panel {

using Wanted = std::optional<desk::DeskIntent>;

/// Two armies that are being mustered.
struct MusterForm {
    bool begun = false;
    int frame = -1;                ///< in which the panel was drawn last
    desk::MusterTyped typed;
    std::string search[2];         ///< for a list, of either side
    bool goes_on = false;          ///< the first list was chosen by Enter: the keyboard goes to the second
    std::string name;              ///< of the battle
    desk::Once<std::vector<desk::ListChoice>> lists;
    desk::Once<desk::MusterView> view;
};

/// What is typed over a list that is open.
struct TypedInList {
    std::string text;
    int frame = -1;                ///< in which the list was drawn last
};

/// What a panel remembers between frames and nobody else needs: text being typed, what is unfolded.
struct PanelState {
    std::string filter;
    std::string note;
    std::string reason;
    std::string chart_search;
    std::string chart;             ///< the chart that is open
    std::string plot_army;         ///< who is plotting now; his plots are seen, nobody else's
    std::string plot_unit;
    std::string plot_target;
    std::string plot_meant;        ///< whom the roster meant last
    std::string order;             ///< order of battle for a new battle
    std::string battle_name;
    std::string copy_to;
    std::string move_unit;
    int log_entry = 0;             ///< unfolded
    std::string case_step;         ///< of the case in hand, that was drawn last
    float case_foot = 0.0f;        ///< height of the dice and their outcome, below the facts of a case
    float case_end = 0.0f;         ///< of what ends them: the outcome and the way on
    bool case_is_split = false;    ///< facts and dice each scroll by themselves
    bool case_foot_stays = false;  ///< at the bottom, while the rest scrolls by itself
    bool case_body_scrolls = false;   ///< so that some of its lines are out of sight
    bool case_body_goes_on = false;   ///< below: the page keys are for that first
    bool unsettled = false;        ///< its height has just changed: the next frame lies otherwise
    bool narrow = false;           ///< text so large, or a window so small, that three columns would cut their words
    bool both_scales = false;
    float chart_zoom = 1.0f;
    bool focus_charts = false;     ///< the keyboard goes into the search of the charts
    float chart_scroll = 0.0f;     ///< lines by which the arrows have moved what is below it
    std::string charts_shown;      ///< what that was: another begins at its top
    bool focus_filter = false;
    TypedInList typed_in_list;
    bool pointing = true;          ///< the mouse has moved since the last key, so that what it rests on is meant
    int case_pages = 0;            ///< by which Page Down has asked to scroll, up when it is negative
    ImGuiID case_end_of = 0;       ///< what was last scrolled to its end so, and for how many frames its end is followed
    int case_end_frames = 0;
    std::string called_up;         ///< somebody of the roster, found by the palette
    std::string asks_reason;       ///< what waits for a reason: "waive 17.2"
    bool focus_reason = false;

    // Comparing record and table.
    desk::Once<std::vector<desk::DriftSection>> drift;
    desk::Differences differences;
    std::string drift_open;

    desk::Once<desk::LedgerView> ledger;

    desk::Once<desk::ChartList> chart_list;
    desk::Once<desk::ChartSheet> chart_sheet;
    desk::Once<std::vector<report::ChartRow>> chart_rows;

    desk::Once<desk::RulingsView> rulings;
    std::string ruling_filter;
    std::string house_rule;
    std::string marker_open;       ///< the state whose colours are shown
    std::string marker_typed;

    // Battles.
    desk::Once<desk::BattlesView> battles;
    int battles_frame = -1;        ///< in which the panel was drawn last
    std::string open_file;
    desk::QuickTyped quick;
    desk::Once<desk::QuickView> quick_view;

    // Army lists.
    desk::Once<std::vector<desk::ListChoice>> list_choices;
    desk::Once<desk::ListSheet> list_sheet;
    desk::Once<std::vector<std::string>> row_faults;
    std::string list;              ///< the list that is open
    std::string lack;              ///< what of it is being typed
    desk::RowTyped row;
    int lists_frame = -1;          ///< in which the panel was drawn last
    int lists_seen = 0;            ///< the revision of the lists that was shown last

    MusterForm muster;

    // The cards.
    desk::Once<desk::DeckView> deck;
    std::string card_army;         ///< of the card that is being added
    std::string card_name;
    std::string card_does;
    std::string card_leader;

    // A plot in the making.
    desk::Once<desk::PlotsView> plots;
    PlotKind plot_kind = PlotKind::charge;
    std::string plot_ground;
    int plots_frame = -1;          ///< in which the panel was drawn last
    bool opens_plots = false;      ///< whether all are to be shown is asked once more
    bool frame_plot = false;       ///< the keyboard goes to the first field of what is drawn next

    // A move that is tried.
    desk::Once<desk::MoveView> move;
    desk::MoveTried move_tried;
    std::string move_meant;        ///< whom the roster or the case last meant
    std::string step_inches;
    std::string step_terrain = "open";
    std::string step_fault;

    // The log.
    desk::Once<desk::LogView> log;
    std::string log_filter;
    int log_pages = 1;
    int log_note_of = 0;           ///< the entry that the note is about
};

/// The moment and the armies. Narrow: a line for the moment, with `tabs` at its end, and a line for each army.
Wanted draw_top(const desk::Desk& desk, const Palette& palette, bool narrow, const std::function<void()>& tabs);
Wanted draw_roster(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_case(const desk::Desk& desk, const Palette& palette, PanelState& state);
/// The two halves of a case that is being made, where there is no room for one above the other: what it is, and its dice
/// with what comes of them, which stays in sight.
Wanted draw_case_body(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_case_foot(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_pinned(const desk::Desk& desk, const Palette& palette);
/// Page Down and Page Up scroll what is being drawn, as far as it goes; what is left of it is for the next part.
void turn_pages(PanelState& state);

Wanted draw_duties(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_ledger(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_log(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_charts(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_move(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_deck(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_plots(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_rulings(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_problems(const desk::Desk& desk, const Palette& palette);
Wanted draw_battles(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_lists(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_muster(const desk::Desk& desk, const Palette& palette, PanelState& state);
Wanted draw_help(const desk::Desk& desk, const Palette& palette);

/// Over the whole window.
Wanted draw_big_card(const desk::Desk& desk, const Palette& palette);
/// `on_top`: the desktop lets it lie over other windows; where it does not, it says so.
Wanted draw_compact(const desk::Desk& desk, const Palette& palette, bool on_top);
Wanted draw_pause_card(const desk::Desk& desk, const Palette& palette);

}  // namespace aor::panel
