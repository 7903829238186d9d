// The verbs of a battle, and how one is found.

#include "app/cli/asking.hpp"
#include "app/cli/battle_line.hpp"
#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/json_text.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

constexpr std::array kVerbs = {
    BattleVerb{"status", "[all]", "who is where and in what state", false, run_status},
    BattleVerb{"duties", "", "what is owed now", false, run_duties},
    BattleVerb{"next", "", "the phase is closed and the next one begins", true, run_decision},
    BattleVerb{"do", "PROCEDURE UNIT [at UNIT] [FACT=VALUE ...] [dice=3,4 | total=7 | --roll] [reason=\"...\"]",
               "a procedure with all that follows from it; `do` may be left out", true, run_decision,
               "Facts that the battle knows need not be told. A fact's prefix may be left out where it is clear (grade=3).\n"
               "To decide against the record takes reason=\"...\"; tick=LINE and untick=LINE count a chart line by hand, and\n"
               "untick=RULE sets a rule that says no aside. `fire` is whichever fire the unit has. Whoever stands near and may\n"
               "be hit is named after with. Where several rolls read one fact, say whose it is: red-1>blue-2:opponent.frontage=8,\n"
               "blue-2:cover=woods or morale:cover=woods. Whoever runs: off=own|enemy|elsewhere, surrenders=yes, and\n"
               "passes=FRIEND,FRIEND for those it passes through."},
    BattleVerb{"odds", "PROCEDURE UNIT ...", "the lines, dice and odds of a roll; nothing is decided", false, run_odds},
    BattleVerb{"move", "UNIT [ahead=4 wheel=2 form=column ...] [done]", "what a unit may move and what it costs", true, run_move_in_battle,
               "Steps are ahead, oblique, sideways, back, wheel (inches), widen (castings), form=FORMATION, about_face, cross,\n"
               "wade=INCHES, limber, turn_gun, fire; ahead=4:heavy_woods in terrain, ahead=4:heavy_woods:road by road; charge\n"
               "plans a charge. With `done` the move is put on record."},
    BattleVerb{"undo", "", "the last decision is taken back", true, run_undo},
    BattleVerb{"redo", "", "the last one undone is brought back", true, run_undo},
    BattleVerb{"note", "TEXT [of=ENTRY]", "a remark in the log", true, run_decision},
    BattleVerb{"log", "[ENTRY | last=20 | turn=3 | all]", "the log; with an entry, every die of it", false, run_log},
    BattleVerb{"ledger", "[all]", "how near each army is to leaving the field", false, run_ledger},
    BattleVerb{"correct", "ENTRY [FACT=VALUE ...] [dice=3,4] [as LINE | never] [--keep N] [--drop N] [--dice-for N=3,4] reason=\"...\"",
               "mends an earlier entry", true, run_correct,
               "What is typed takes the place of what the entry had; `as` gives the decision anew, `never` takes it out. Later\n"
               "entries keep their dice; one whose pool, target or occasion has changed is asked about: --keep its dice, --drop\n"
               "it, or --dice-for it what has been rolled now."},
    BattleVerb{"at", "TURN.PHASE [VERB] | #ENTRY [VERB]", "an earlier moment: its status, duties or ledger", false, run_at},
    BattleVerb{"audit", "", "the battle read again by today's charts", false, run_audit},
    BattleVerb{"summary", "", "what the battle has come to: result, losses, trophies, what was decided otherwise", false, run_summary},
    BattleVerb{"export", "md | html | csv | roster [--output FILE]", "a battle report, or roster sheets", false, run_export},
    BattleVerb{"drift", "[ok | UNIT.FIELD=VALUE ...]", "strengths and states to call out; differences put right", true, run_drift},
    BattleVerb{"plot", "UNIT [at UNIT | ground=\"...\" | rally_back | feigned_flight]", "a sealed plot; `plot ARMY` asks for them unseen", true, run_decision},
    BattleVerb{"unplot", "ARMY", "takes the side's last sealed plot back", true, run_decision},
    BattleVerb{"plots", "ARMY", "the side's own sealed plots, for its eyes", false, run_plots},
    BattleVerb{"show", "", "all plots lie open", true, run_decision},
    BattleVerb{"close_fire", "", "this phase's casualties come off now", true, run_decision},
    BattleVerb{"shuffle", "[seed=N | order=CARD,CARD]", "the brigade cards are shuffled", true, run_decision},
    BattleVerb{"draw", "[CARD]", "the next card", true, run_decision},
    BattleVerb{"add_card", "ARMY name=\"...\" [special=\"...\"] [LEADER]", "a special card", true, run_decision},
    BattleVerb{"drop_card", "CARD reason=\"...\"", "a card is taken out", true, run_decision},
    BattleVerb{"out_of_command", "UNIT [UNIT ...]", "units seen to be out of command", true, run_decision},
    BattleVerb{"waive", "PROCEDURE UNIT reason=\"...\"", "something owed is let off", true, run_decision},
    BattleVerb{"owe", "PROCEDURE UNIT reason=\"...\"", "something is owed that only the table can tell", true, run_decision},
    BattleVerb{"attach", "LEADER to UNIT", "a leader joins a unit", true, run_decision},
    BattleVerb{"detach", "LEADER", "he leaves it", true, run_decision},
    BattleVerb{"hold", "OBJECTIVE by ARMY", "an army is alone in it, or was last", true, run_decision},
    BattleVerb{"contest", "OBJECTIVE", "both sides are in it", true, run_decision},
    BattleVerb{"set", "UNIT FIELD=VALUE ... reason=\"...\"", "anything, by hand", true, run_decision},
    BattleVerb{"lose", "UNIT picked_up | surrendered | removed | destroyed, LEADER killed | captured | left reason=\"...\"", "a unit or leader is lost", true, run_decision},
    BattleVerb{"flag", "UNIT by UNIT [grades=yes]", "a flag is taken", true, run_decision},
    BattleVerb{"take", "BATTERY by UNIT", "a battery is taken, or retaken", true, run_decision},
    BattleVerb{"off", "UNIT own | enemy | elsewhere", "a unit leaves the table", true, run_decision},
    BattleVerb{"add", "unit | leader | brigade | site FIELD=VALUE ... reason=\"...\"", "somebody joins", true, run_decision},
    BattleVerb{"rename", "UNIT \"NEW NAME\" reason=\"...\"", "a new name", true, run_decision},
    BattleVerb{"transfer", "UNIT to BRIGADE reason=\"...\"", "to another brigade or army", true, run_decision},
    BattleVerb{"strike", "UNIT reason=\"...\"", "off the roster, as if it had never been there", true, run_decision},
    BattleVerb{"ruling", "R-18=plain reason=\"...\"", "a contested rule is played otherwise from now on", true, run_decision},
    BattleVerb{"option", "variable_morale=yes reason=\"...\"", "an optional rule from now on", true, run_decision},
    BattleVerb{"house_rule", "TEXT", "what the club plays otherwise", true, run_decision},
    BattleVerb{"concede", "ARMY reason=\"...\"", "an army gives up", true, run_decision},
    BattleVerb{"help", "[VERB | procedures]", "the verbs, or one of them", false, run_verb_help},
};

constexpr std::array kOptions = {kFacesOption, kTotalsOption, kRollOption,  kSeedOption,    kReasonOption, kFromOption,   kScaleOption,
                                 kRulingOption, kKeepOption,  kDropOption, kDiceForOption, kOutputOption, kJsonOption, kChartsOption};

Problems as_told(const Referee& referee, const Problems& problems) {
    if (!referee.at_prompt) return problems;
    Problems told;
    for (const Problem& problem : problems) {
        const bool argument = problem.place.file.starts_with("argument ");
        told.add(argument ? Place{} : problem.place, problem.text);
    }
    return told;
}

void tell_in_json(const Referee& referee, std::string_view key, const Problems& problems) {
    std::vector<std::string> sentences;
    for (const Problem& problem : problems) sentences.push_back(problem.sentence());
    referee.streams.out << report::JsonObject().raw(key, report::json_of(sentences)).line() << '\n';
}

}  // namespace

std::span<const BattleVerb> battle_verbs() { return kVerbs; }
std::span<const Option> battle_options() { return kOptions; }

const BattleVerb* battle_verb(std::string_view name) {
    for (const BattleVerb& verb : kVerbs) {
        if (verb.name == name) return &verb;
    }
    return nullptr;
}

std::vector<std::string_view> names_of_verbs() {
    std::vector<std::string_view> names;
    for (const BattleVerb& verb : kVerbs) names.push_back(verb.name);
    return names;
}

int tell(Referee& referee, const Problems& problems, int status) {
    const Problems told = as_told(referee, problems);
    if (referee.json) tell_in_json(referee, "problems", told);
    // At the prompt everything stands in its order on one screen.
    (referee.at_prompt && referee.lines.may_ask() ? referee.streams.out : referee.streams.err) << told.sentences();
    return status;
}

int refuse(Referee& referee, const Problems& problems) {
    const Problems told = as_told(referee, problems);
    if (referee.json) tell_in_json(referee, "refused", told);
    (referee.at_prompt && referee.lines.may_ask() ? referee.streams.out : referee.streams.err) << told.sentences();
    return kRefused;
}

namespace {

/// Whether the first word of a line is a procedure: its whole name, or the beginning of one and of no verb.
bool means_a_procedure(std::string_view typed) {
    const auto verbs = names_of_verbs();
    const auto procedures = words_to_do();
    const auto as_verb = words_named(typed, verbs);
    const auto as_procedure = words_named(typed, procedures);
    if (as_procedure.empty() || (!as_verb.empty() && as_verb.front() == typed)) return false;
    if (as_procedure.front() == typed || as_verb.empty()) return true;
    // A part inside a verb's name is less than the beginning of a procedure's.
    const auto begins = [&](std::string_view name) { return name.substr(0, 1) == typed.substr(0, 1); };
    return !begins(as_verb.front()) && begins(as_procedure.front());
}

}  // namespace

int run_line(Referee& referee, std::vector<Word> words, const Options& options) {
    const Word first = words.front();
    if (referee.at_prompt) referee.session.set_clock(hour());
    if (means_a_procedure(first.text)) return run_decision(referee, {"do", words, options});
    Problems problems;
    const auto verb = word_named(first.text, names_of_verbs(), "verb", first.place, problems);
    if (!verb) return tell(referee, problems);
    words.erase(words.begin());
    const BattleVerb& known_verb = *battle_verb(*verb);
    return known_verb.run(referee, {known_verb.name, words, options});
}

}  // namespace aor::cli
