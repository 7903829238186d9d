#pragma once
// What the referee asks of his desk: by a key, a click, or a line of the palette. A panel returns at most one of these.

#include "app/desk/lists_view.hpp"
#include "app/desk/work.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/correct.hpp"
#include "core/play/sealed.hpp"

#include <filesystem>
#include <string>
#include <variant>

namespace aor::desk {

/// The panels beside the case.
enum class Panel : std::uint8_t { duties, ledger, log, charts, move, deck, plots, rulings, problems, battles, lists, muster, help };
inline constexpr int kPanels = 13;
[[nodiscard]] std::string_view name_of(Panel panel);        ///< "duties"
[[nodiscard]] std::string_view title_of(Panel panel);       ///< "Duties"

/// A key that is no letter.
enum class Key : std::uint8_t { enter, escape, backspace, tab, unfold };

// --- the case ---
struct BeginCase {                 ///< an actor or target that is not given is asked for
    std::string procedure;
    std::string actor;
    std::string target;
};
struct BeginDuty { int place = 0; };         ///< of the list of duties
struct NameSomebody { std::string id; };     ///< who acts, or whom it is done to, whichever is asked
struct AskActor {};                ///< name him anew
struct AskTarget {};
struct TellFact { Told told; };
struct AskFact { std::string name; bool is_word = false; };   ///< what is typed next is about it
struct TickByHand { TickedLine line; };
struct UntickByHand { std::string roll; std::string item; };
struct TypeDice { std::string typed; };      ///< in place of what was typed
struct RollDice {};                ///< the program rolls what is left of the case, and it is done
struct Confirm {};                 ///< Enter: the next question, the dice, or done
struct GoBack {};                  ///< Escape
struct AsLastTime {};              ///< the facts of the last case of the same pair
struct PinCase {};                 ///< lays a copy beside it to compare; again: takes it away
struct ShowRareFacts { bool shown = true; };

// --- the battle ---
struct Perform { Intent intent; };           ///< any verb
struct SealPlot {                  ///< hands in a plot that nobody else can read
    std::string army;
    PlotText plot;
};
struct Undo {};
struct Redo {};
struct LookAt { int entry = 0; };            ///< the table after that entry; 0: at the start
struct LookAtPresent {};
struct BeginCorrection { int entry = 0; };
struct DropEntry { int entry = 0; };         ///< a correction: it never was
struct AnswerCorrection {          ///< of the question that is open: the later entry keeps its dice, is dropped, or was rolled anew
    Answer::What what = Answer::What::keep;
    std::string dice;              ///< rolled anew: as typed, "3,4,1", or a total where its roll takes one
};
struct TakeDiceBack {};            ///< the dice of the last roll that had them are typed again
struct GiveReason { std::string text; };     ///< for whatever waits for one

// --- typing ---
struct TypeCharacter { char32_t character = 0; };
struct PressKey { Key key = Key::enter; };
struct TypeText { std::string text; };       ///< the line as a whole

// --- the desk itself ---
struct ShowPanel { Panel panel = Panel::duties; };
struct FilterRoster { std::string text; };
struct SelectUnit { std::string id; };
struct SearchCharts { std::string text; };
struct OpenBattle { std::filesystem::path file; };
struct NewBattle {
    std::filesystem::path order;   ///< an order of battle
    std::string name;              ///< of the file; "" makes one
};
struct NewQuickBattle {
    Scale scale = Scale::mm25;
    std::vector<QuickSide> sides;
    std::string name;              ///< of the file; "" makes one
};
struct NewMusteredBattle {
    std::string order;             ///< the text of its order of battle, which is kept beside the battle
    std::string name;              ///< of both files; "" makes one
};
struct CloseBattle {};
enum class ExportForm : std::uint8_t { markdown, html, csv, rosters };
struct ExportBattle { ExportForm form = ExportForm::markdown; };
struct CopyBattle { std::filesystem::path folder; };
struct KeepListRow {               ///< into the owner's own army list
    std::string list;
    RowTyped row;
};
struct TakeListRow {               ///< out of the owner's own army list
    std::string list;
    std::string row;
};
struct KindIsWhole {               ///< all rows of that kind are in the owner's list now, or are not after all
    std::string list;
    std::string kind;
    bool whole = true;
};
struct ShowBigCard { bool shown = true; };
struct ShowCompact { bool shown = true; };
struct ClosePauseCard {};
struct ShowLuck { bool shown = true; };
struct ColourMarker {              ///< of a state, on this user's screen; "" is the screen's own
    std::string state;
    std::string colour;            ///< "#b03020", or its name: "dark blue"
};
struct ChooseTheme { std::string theme; };
struct ChangeTextSize { int steps = 0; };    ///< 0: back to the usual size

using DeskIntent = std::variant<BeginCase, BeginDuty, NameSomebody, AskActor, AskTarget, TellFact, AskFact, TickByHand, UntickByHand, TypeDice,
                                RollDice, Confirm, GoBack, AsLastTime, PinCase, ShowRareFacts, Perform, SealPlot, Undo, Redo, LookAt, LookAtPresent,
                                BeginCorrection, DropEntry, AnswerCorrection, TakeDiceBack, GiveReason, TypeCharacter, PressKey, TypeText, ShowPanel, FilterRoster,
                                SelectUnit, SearchCharts, OpenBattle, NewBattle, NewQuickBattle, NewMusteredBattle, CloseBattle, ExportBattle, CopyBattle, KeepListRow, TakeListRow, KindIsWhole, ShowBigCard,
                                ShowCompact, ClosePauseCard, ShowLuck, ColourMarker, ChooseTheme, ChangeTextSize>;

}  // namespace aor::desk
