// Decisions: previewed, asked for what is missing, carried out, told.

#include "app/cli/battle_asking.hpp"
#include "app/cli/battle_forms.hpp"
#include "app/cli/battle_line.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/charge_case.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/preview_words.hpp"
#include "core/report/summary_words.hpp"

#include <random>

namespace aor::cli {
namespace {

/// Of a seed that was given each entry has its own share, so that dice do not repeat themselves.
std::uint64_t salt_for(const Referee& referee) {
    if (referee.seed) return *referee.seed * 1'000'003U + static_cast<std::uint64_t>(referee.session.log().next_number());
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

/// A rule says no, or the state of the battle: nothing is wrong with what was typed.
bool says_no(const Referee& referee, const Intent& intent) {
    const Preview preview = referee.session.preview(intent);
    if (preview.entry) return false;
    if (!intent.faces.empty() || !intent.totals.empty()) {
        // Dice that nobody asked for.
        Intent without = intent;
        without.faces.clear();
        without.totals.clear();
        if (referee.session.preview(without).entry) return false;
    }
    const Posed* waiting = preview.waiting();
    return waiting == nullptr ? preview.done.empty() : waiting->problems.none() && waiting->assessment.refused();
}

/// After a step of a charge that goes on: how it is likely to end. At the prompt the next step says so.
std::string rest_of_charge(const Referee& referee, const Intent& intent) {
    const Charge* charge = intent.verb == "do" && intent.procedure == "charge" ? charge_of(referee.battle(), intent.actor) : nullptr;
    if (charge == nullptr) return {};
    Intent step;
    step.verb = intent.verb;
    step.procedure = intent.procedure;
    step.actor = intent.actor;
    const std::string chances = chances_of_rest(referee, *charge, step);
    return chances.empty() ? chances : "        " + chances;
}

int make(Referee& referee, const Intent& intent, bool shown) {
    ProgramDice dice(salt_for(referee));
    referee.session.set_dice(&dice);
    const auto entry = referee.session.perform(intent);
    referee.session.set_dice(nullptr);
    if (entry) {
        const bool over = referee.battle().game.ended && referee.at_prompt && referee.may_ask();
        tell_entry(referee, **entry, !shown);
        if (!referee.may_ask() && !referee.json) referee.streams.out << rest_of_charge(referee, intent);
        if (over && (intent.verb == "next" || intent.verb == "concede" || intent.procedure == "withdrawal")) {
            referee.streams.out << '\n' << report::words_of_summary(report::report_chapters(referee.charts, referee.session.log()), referee.ink);
        }
        return kDone;
    }
    if (!referee.session.read_only_because().empty()) return tell(referee, entry.problems());
    // Nobody was named: that is no rule's fault.
    const bool nobody = intent.actor.empty() && !kinds_of_actor(intent).empty() && intent.verb != "draw";
    return says_no(referee, intent) && !nobody ? refuse(referee, entry.problems()) : tell(referee, entry.problems());
}

/// `plot ARMY`: line by line, unseen.
int ask_for_plots(Referee& referee, const ArmyId& army, const Options& options) {
    referee.streams.out << name_shown(referee.battle(), Thing::army, army)
                        << " plots; nothing that is typed stays on the screen. A unit and its target, or rally_back; an empty line ends.\n";
    for (;;) {
        const TypedLine typed = referee.lines.read_unseen("plot> ");
        if (!typed.is_line()) return kDone;
        Problems problems;
        std::vector<Word> words;
        for (std::string& word : split_line(typed.text, problems)) words.push_back({std::move(word), {}});
        if (words.empty()) return kDone;
        if (!problems.none()) {
            (void)tell(referee, problems);
            continue;
        }
        const auto intent = read_intent(referee.charts, referee.battle(), "plot", words, options, {salt_for(referee), army});
        if (!intent) (void)tell(referee, intent.problems());
        else (void)make(referee, *intent, true);
    }
}

}  // namespace

void tell_entry(Referee& referee, const Entry& entry, bool whole) {
    report::EntryRow row = report::entry_row(referee.charts, referee.battle(), entry);
    std::ostream& out = referee.streams.out;
    if (referee.json) {
        out << report::json_of_entry(row, entry) << '\n';
        return;
    }
    if (whole && !(referee.at_prompt && referee.lines.may_ask())) {
        row.at.clear();
        out << report::words_of_entry(row, report::Detail::everything, referee.ink);
        return;
    }
    // At the prompt the lines and dice stand on the screen already, and a new phase stands in the head of the next prompt.
    if (whole) {
        for (const report::RollRow& roll : row.rolls) out << report::words_of_roll(roll, referee.ink);
    }
    if (entry.intent.verb != "next" || !referee.may_ask() || referee.battle().game.ended) out << referee.ink.bold(report::on_one_line(row.say)) << '\n';
    for (const std::string& event : row.events) {
        if (entry.intent.verb != "next" || event.find(", phase ") == std::string::npos) out << "  " << report::on_one_line(event) << '\n';
    }
}

int carry_out(Referee& referee, Intent intent) {
    if (!referee.may_ask() || !referee.session.read_only_because().empty()) return make(referee, intent, false);
    bool shown = false;
    switch (ask_for_the_rest(referee, intent, shown)) {
        case Readiness::ready: return make(referee, intent, shown);
        case Readiness::refused: return kRefused;
        case Readiness::given_up: return kBadInput;
    }
    return kBadInput;
}

int run_decision(Referee& referee, const VerbCall& call) {
    // `plot prussians`: the side plots line by line.
    if (call.verb == "plot" && call.words.size() <= 1 && referee.may_ask()) {
        constexpr std::array kArmies = {Thing::army};
        const std::string typed = call.words.empty() ? "" : call.words.front().text;
        const auto armies = things_named(referee.battle(), typed, kArmies);
        if (armies.size() == 1) return ask_for_plots(referee, armies.front().id, call.options);
    }
    auto intent = read_intent(referee.charts, referee.battle(), call.verb, call.words, call.options, {salt_for(referee)});
    if (!intent) return tell(referee, intent.problems());
    if (const Problems unknown = facts_of_nothing(referee.charts, *intent); !unknown.none()) return tell(referee, unknown);
    return carry_out(referee, std::move(*intent));
}

int run_odds(Referee& referee, const VerbCall& call) {
    const auto intent = read_intent(referee.charts, referee.battle(), "do", call.words, call.options, {});
    if (!intent) return tell(referee, intent.problems());
    return show_odds(referee, *intent);
}

}  // namespace aor::cli
