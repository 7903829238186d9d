#pragma once
// The referee's desk: the battle that is open, the case that he is making, and what he is asked next. Intents come in, by
// key, click or palette; state goes out, for whoever draws it. No window, no clock, and no rule of its own.

#include "app/desk/case_view.hpp"
#include "app/desk/desk_intent.hpp"
#include "app/desk/folders.hpp"
#include "app/desk/roster_view.hpp"
#include "app/desk/settings.hpp"
#include "app/desk/top_line.hpp"
#include "app/desk/who.hpp"
#include "core/play/correct.hpp"
#include "core/play/session.hpp"
#include "core/report/correction_words.hpp"
#include "core/report/duty_words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace aor::desk {

/// What the keyboard's characters are for.
enum class Asking : std::uint8_t {
    command,         ///< letters begin cases
    actor,
    target,
    fact,            ///< a value of a fact or word
    dice,
    reason,
    answer,          ///< what becomes of a later entry, when an earlier one is mended: keep, drop, or dice
    confirm          ///< nothing more: Enter does it
};

/// A case laid beside the one in hand, as it was when it was laid there.
struct PinnedCase {
    Work work;
    int entries = 0;               ///< of the log at that time: its table is the one after them
    CaseView view;
};

/// What the keyboard is about just now.
struct Asked {
    Asking what = Asking::command;
    std::string label;             ///< "Who fires?", "range, in inches or as a band"
    std::string typed;
    std::string fault;             ///< why what was typed last was refused
    std::vector<Somebody> candidates;   ///< actor, target: who can be named, narrowed by what is typed
    std::string fact;              ///< fact: which; `is_word` as in Told
    bool is_word = false;
};

/// A case that was left before it was done.
struct LeftCase {
    Work work;
    int entries = 0;               ///< of the log at that time: another table has no use for it
};

/// A case that has been done: shown until the next one begins.
struct DoneCase {
    int entry = 0;
    CaseView view;
    std::vector<DoneRoll> rolls;   ///< with the dice that were taken
    std::string say;
};

/// An earlier entry that is being mended.
struct Correcting {
    int entry = 0;
    std::optional<Intent> instead;      ///< nothing: it never was
    std::string reason;
    std::map<int, Answer> answers;
    std::optional<Correction> correction;   ///< once it has a reason
    report::CorrectionRows shown;           ///< the same in words
};

/// The referee's desk: one battle, one case in hand, and all that lies around them.
class Desk {
public:
    Desk(const Charts& charts, Folders folders, DiceSource* dice);

    /// Does it. What went wrong is in said().
    void carry_out(const DeskIntent& intent);
    /// The hour for the entries of the log, from whoever has a clock.
    void set_clock(const std::string& at);
    /// Settings from their file, and the last battle with the case that was being made; `battle` instead if given.
    void start(const std::filesystem::path& battle = {});
    /// Settings to their file.
    void save_settings();

    [[nodiscard]] const Charts& charts() const { return charts_; }
    [[nodiscard]] const Folders& folders() const { return folders_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] Settings& settings() { return settings_; }
    [[nodiscard]] const Session* session() const { return session_ ? &*session_ : nullptr; }
    /// The table that is shown: as it is now, or at the moment looked at. There must be a session.
    [[nodiscard]] const Battle& battle() const { return looked_at_ ? *looked_at_ : session_->battle(); }
    /// The entry after which the table is shown; nothing: now.
    [[nodiscard]] std::optional<int> looking_at() const { return looking_at_; }

    [[nodiscard]] const Work& work() const { return work_; }
    [[nodiscard]] const CaseView& case_view() const { return case_; }
    [[nodiscard]] const std::optional<PinnedCase>& pinned() const { return pinned_; }
    [[nodiscard]] const std::optional<DoneCase>& done() const { return done_; }
    [[nodiscard]] const std::optional<Correcting>& correcting() const { return correcting_; }
    [[nodiscard]] const Asked& asked() const { return asked_; }
    [[nodiscard]] bool rare_shown() const { return rare_shown_; }

    [[nodiscard]] const RosterView& roster() const { return roster_; }
    [[nodiscard]] const TopLine& top() const { return top_; }
    [[nodiscard]] const Ledger& ledger() const { return ledger_; }
    /// What is owed, late ones first; and what is done next when Enter is pressed.
    [[nodiscard]] const std::vector<report::DutyRow>& duties() const { return duties_; }
    [[nodiscard]] const report::NextDue& next_due() const { return next_due_; }

    [[nodiscard]] Panel panel() const { return panel_; }
    [[nodiscard]] const std::string& filter() const { return filter_; }
    [[nodiscard]] const std::string& selected() const { return selected_; }
    [[nodiscard]] const std::string& chart_search() const { return chart_search_; }
    [[nodiscard]] bool big_card() const { return big_card_; }
    [[nodiscard]] bool compact() const { return compact_; }
    [[nodiscard]] bool pause_card() const { return pause_card_; }
    /// The last thing told, in a line; faults of files and input are all in problems().
    [[nodiscard]] const std::string& said() const { return said_; }
    [[nodiscard]] const std::vector<std::string>& problems() const { return problems_; }
    /// Goes up whenever anything shown may have changed.
    [[nodiscard]] int revision() const { return revision_; }
    /// Goes up only when the table that is shown may be another: for what takes longer to work out than a key to type.
    [[nodiscard]] int table_revision() const { return table_revision_; }
    /// Goes up when an army list of the owner's own was written.
    [[nodiscard]] int lists_revision() const { return lists_revision_; }
    /// The file of the battle that is open.
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    // desk.cpp
    void look_anew();                       ///< everything that is shown of the battle
    void look_at_case();                    ///< the case, and what is asked next
    void ask(Asking what, std::string label);
    [[nodiscard]] std::string why_otherwise() const;
    void tell(std::string text);
    void fail(const Problems& problems);
    [[nodiscard]] bool may_act();
    [[nodiscard]] const Battle& case_battle() const;
    void clear_case();

    // desk_kept.cpp
    void keep_work() const;
    void take_up_typed(const std::string& typed);
    void keep_pinned() const;
    void take_up_kept(const std::optional<std::string>& kept_case, const std::optional<std::string>& kept_pinned);
    [[nodiscard]] bool take_up_case(const std::string& text);
    [[nodiscard]] bool take_up_pinned(const std::string& text);
    [[nodiscard]] std::filesystem::path case_file() const { return folders_.state / "case.toml"; }
    [[nodiscard]] std::filesystem::path pinned_file() const { return folders_.state / "pinned.toml"; }

    // desk_case.cpp
    void on(const BeginCase& intent);
    void on(const BeginDuty& intent);
    void on(const NameSomebody& intent);
    void on(const AskActor&);
    void on(const AskTarget&);
    void on(const TellFact& intent);
    void on(const AskFact& intent);
    void on(const TickByHand& intent);
    void on(const UntickByHand& intent);
    void on(const TypeDice& intent);
    void on(const RollDice&);
    void on(const TakeDiceBack&);
    void on(const Confirm&);
    void on(const GoBack&);
    void on(const AsLastTime&);
    void leave_case();
    void take_up_left();
    void on(const PinCase&);
    void on(const ShowRareFacts& intent);
    void on(const GiveReason& intent);
    void do_case(Intent intent);
    void throw_shown();
    void do_typed_case();
    void begin_with(const Intent& intent);
    void know_target();
    void ask_why(const std::string& fault);
    void ask_why_all_the_same();

    // desk_typing.cpp
    void on(const TypeCharacter& intent);
    void on(const PressKey& intent);
    void on(const TypeText& intent);
    void type_command(char letter);
    void type_name();
    void type_dice(char character);

    // desk_battle.cpp
    void on(const Perform& intent);
    void on(const SealPlot& intent);
    void on(const Undo&);
    void on(const Redo&);
    [[nodiscard]] bool has_it_now();
    void turn_back(const Result<const Entry*>& entry);
    void on(const LookAt& intent);
    void on(const LookAtPresent&);

    // desk_correcting.cpp
    void on(const BeginCorrection& intent);
    void on(const DropEntry& intent);
    void on(const AnswerCorrection& intent);
    void type_answer();
    void go_on_correcting();

    // desk_files.cpp
    void on(const OpenBattle& intent);
    void on(const NewBattle& intent);
    void on(const NewQuickBattle& intent);
    void on(const NewMusteredBattle& intent);
    void begin_battle(Battle battle, const std::string& name);
    void on(const CloseBattle&);
    void on(const ExportBattle& intent);
    void on(const CopyBattle& intent);
    void take_session(Session session);

    // desk_lists.cpp
    void on(const KeepListRow& intent);
    void on(const TakeListRow& intent);
    void on(const KindIsWhole& intent);

    // desk.cpp
    void on(const ShowPanel& intent);
    void on(const FilterRoster& intent);
    void on(const SelectUnit& intent);
    void on(const SearchCharts& intent);
    void on(const ShowBigCard& intent);
    void on(const ShowCompact& intent);
    void on(const ClosePauseCard&);
    void on(const ShowLuck& intent);
    void on(const ColourMarker& intent);
    void on(const ChooseTheme& intent);
    void on(const ChangeTextSize& intent);

    const Charts& charts_;
    Folders folders_;
    DiceSource* dice_;
    std::string clock_;
    Settings settings_;

    std::optional<Session> session_;
    std::filesystem::path file_;
    std::optional<Battle> looked_at_;
    std::optional<int> looking_at_;

    Work work_;
    CaseView case_;
    std::optional<PinnedCase> pinned_;
    std::optional<DoneCase> done_;
    std::optional<LeftCase> left_;
    std::optional<Correcting> correcting_;
    std::optional<Battle> before_corrected_;
    Asked asked_;
    bool asking_actor_ = false;             ///< a case without its actor
    bool asking_target_ = false;
    std::optional<Told> waits_for_reason_;
    std::optional<TickedLine> line_waits_for_reason_;
    bool case_waits_for_reason_ = false;
    std::optional<Intent> verb_waits_for_reason_;   ///< what a button or the palette does, out of its turn
    bool rare_shown_ = false;

    RosterView roster_;
    TopLine top_;
    Ledger ledger_;
    std::vector<report::DutyRow> duties_;
    report::NextDue next_due_;

    Panel panel_ = Panel::duties;
    std::string filter_;
    std::string selected_;
    std::string chart_search_;
    bool big_card_ = false;
    bool compact_ = false;
    bool pause_card_ = false;
    std::string said_;
    std::vector<std::string> problems_;
    int revision_ = 0;
    int table_revision_ = 0;
    int lists_revision_ = 0;
};

/// The letters that begin a case when nothing else is asked, with the procedure that they begin.
struct CommandKey {
    char letter;
    std::string_view procedure;
};
[[nodiscard]] std::span<const CommandKey> command_keys();

}  // namespace aor::desk
