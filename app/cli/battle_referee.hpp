#pragma once
// A referee at his battle: what every verb of `aor battle` gets, and the list of the verbs.

#include "app/cli/hour.hpp"
#include "app/cli/command.hpp"
#include "app/cli/prompt_line.hpp"
#include "core/play/session.hpp"
#include "core/report/text.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// All that a verb of `aor battle` works with: charts, the battle on its file, where it reads and writes.
struct Referee {
    const Charts& charts;
    Session& session;
    Streams& streams;
    LineSource& lines;
    bool json = false;                     ///< answers are JSON, one object on one line
    bool at_prompt = false;
    report::Ink ink;
    std::optional<std::uint64_t> seed;     ///< program dice that fall the same way every time

    [[nodiscard]] const Battle& battle() const { return session.battle(); }
    /// Somebody can be asked for what is missing.
    [[nodiscard]] bool may_ask() const { return lines.may_ask() && !json; }
};

/// A verb with its words.
struct VerbCall {
    std::string_view verb;
    const std::vector<Word>& words;
    const Options& options;
};

/// A verb of the prompt and how it is carried out.
struct BattleVerb {
    std::string_view name;
    std::string_view usage;                ///< what follows the verb
    std::string_view summary;              ///< one line
    bool writes = true;                    ///< it adds to the log
    int (*run)(Referee&, const VerbCall&) = nullptr;
    std::string_view more = {};            ///< for `help VERB`
};

/// All of them, in the order in which help lists them.
[[nodiscard]] std::span<const BattleVerb> battle_verbs();
[[nodiscard]] const BattleVerb* battle_verb(std::string_view name);
[[nodiscard]] std::vector<std::string_view> names_of_verbs();

/// Carries out the words of a line: the verb by any clear beginning; a line that begins with a procedure is a `do`.
/// The exit status.
[[nodiscard]] int run_line(Referee& referee, std::vector<Word> words, const Options& options);

/// Every fault in its sentence, at the prompt without the places of arguments; as JSON too when that is asked for.
int tell(Referee& referee, const Problems& problems, int status = kBadInput);
/// A rule or the state of the battle says no.
int refuse(Referee& referee, const Problems& problems);

// --- the verbs ---

/// Every verb of the log: previewed, asked for what is missing, carried out and told.
int run_decision(Referee& referee, const VerbCall& call);
/// The decision of an intent that is there already: the next due thing.
int carry_out(Referee& referee, Intent intent);
int run_odds(Referee& referee, const VerbCall& call);

int run_status(Referee& referee, const VerbCall& call);
int run_duties(Referee& referee, const VerbCall& call);
int run_ledger(Referee& referee, const VerbCall& call);
int run_log(Referee& referee, const VerbCall& call);
int run_at(Referee& referee, const VerbCall& call);
int run_audit(Referee& referee, const VerbCall& call);
int run_summary(Referee& referee, const VerbCall& call);
int run_export(Referee& referee, const VerbCall& call);
int run_drift(Referee& referee, const VerbCall& call);
int run_plots(Referee& referee, const VerbCall& call);
int run_undo(Referee& referee, const VerbCall& call);
int run_correct(Referee& referee, const VerbCall& call);
int run_move_in_battle(Referee& referee, const VerbCall& call);
int run_verb_help(Referee& referee, const VerbCall& call);
/// The same where there is no battle.
[[nodiscard]] Problems write_help(const Charts& charts, const std::vector<Word>& words, bool json, std::ostream& out);

/// The prompt: lines until the end of the input.
int run_prompt(Referee& referee);
/// `aor battle FILE new ...`
int run_new(const Charts& charts, const Call& call, const std::string& file, const std::vector<Word>& words, LineSource& lines);

/// What is told of an entry that has just been made.
void tell_entry(Referee& referee, const Entry& entry, bool whole);

// Options that verbs take.
inline constexpr Option kFromOption{"--from", "first-battle"};
inline constexpr Option kKeepOption{"--keep", "9", true};
inline constexpr Option kDropOption{"--drop", "9", true};
inline constexpr Option kDiceForOption{"--dice-for", "9=3,4", true};
inline constexpr Option kOutputOption{"--output", "report.html"};
[[nodiscard]] std::span<const Option> battle_options();

}  // namespace aor::cli
