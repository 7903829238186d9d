#include "app/cli/battle_asking.hpp"

#include "app/cli/battle_dice.hpp"
#include "app/cli/battle_line.hpp"
#include "core/base/texts.hpp"
#include "core/play/charge_needs.hpp"
#include "core/play/do_charge.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/charge_words.hpp"
#include "core/report/json_text.hpp"
#include "core/report/preview_words.hpp"

#include <algorithm>

namespace aor::cli {
namespace {

class Questioning {
public:
    Questioning(Referee& referee, Intent& intent, bool& shown) : referee_(referee), intent_(intent), shown_(shown) {}

    Readiness run() {
        if (const auto given_up = ask_about_charge()) return *given_up;
        for (;;) {
            const Preview preview = referee_.session.preview(intent_);
            if (preview.entry) return Readiness::ready;
            const Posed* waiting = preview.waiting();
            if (waiting == nullptr) {
                (void)refuse(referee_, preview.problems);
                return Readiness::refused;
            }
            if (waiting->problems.none() && !preview.problems.none()) {
                (void)tell(referee_, preview.problems);   // of the dice that were typed
                return Readiness::given_up;
            }
            const Readiness answer = see_to(preview, *waiting);
            if (answer != Readiness::ready || intent_.origin == Origin::program) return answer;
        }
    }

private:
    void say(const std::string& text) { referee_.streams.out << text; }

    /// The roll that waits: its facts, its lines on the screen, its dice. Ready: look again.
    Readiness see_to(const Preview& preview, const Posed& waiting) {
        const report::PosedRows rows = report::posed_rows(referee_.charts, referee_.battle(), waiting);
        if (!rows.missing.empty()) return ask_for_fact(preview, waiting, rows);
        if (!waiting.problems.none()) {
            (void)tell(referee_, waiting.problems);
            return Readiness::given_up;
        }
        if (!rows.refused.empty()) {
            say(report::words_of_posed(rows, referee_.ink));
            return Readiness::refused;
        }
        if (intent_.origin == Origin::program) return Readiness::ready;
        // What came of the rolls before it, and its own lines; of a melee every pair at once.
        for (std::size_t i = told_; i < preview.done.size(); ++i) {
            if (i + 1 > shown_rolls_) say(report::words_of_posed(report::posed_rows(referee_.charts, referee_.battle(), preview.rolls[i]), referee_.ink));
            say("  " + referee_.ink.bold(report::on_one_line(preview.done[i].say)) + '\n');
        }
        told_ = preview.done.size();
        for (std::size_t i = std::max(shown_rolls_, preview.done.size()); i < preview.rolls.size(); ++i) {
            say(report::words_of_posed(report::posed_rows(referee_.charts, referee_.battle(), preview.rolls[i]), referee_.ink));
        }
        shown_rolls_ = std::max(shown_rolls_, preview.rolls.size());
        shown_ = true;
        // Another roll stands on the screen too: it is said whose dice these are. A bout says so itself.
        const bool several = preview.rolls.size() > preview.done.size() + 1 && waiting.assessment.other_chart == nullptr;
        return ask_for_dice(waiting, rows, several ? rows.title + (rows.who.empty() ? "" : ", " + rows.who) + ": " : "");
    }

    // --- a charge: what the target does, and what has to be measured ---

    std::optional<Readiness> ask_about_charge() {
        if (intent_.verb != "do" || (intent_.procedure != "charge" && intent_.procedure != "compulsory_pursuit")) return std::nullopt;
        const Charge* charge = charge_of(referee_.battle(), intent_.actor);
        if (charge == nullptr || has_word("drop")) return std::nullopt;
        const ChargeNeeds needs = needs_of(referee_.battle(), *charge);
        say(report::on_one_line(needs.say) + ".");
        std::string words;
        for (const std::string_view word : needs.words) {
            const bool asked = std::find(needs.must.begin(), needs.must.end(), word) != needs.must.end() || (word == "answer" && needs.choices.size() > 1);
            if (!asked && !has_word(word)) words += (words.empty() ? "" : ", ") + std::string(word) + '=';
        }
        say(words.empty() ? "\n" : " May be told: " + words + "\n");
        say(chances_of_rest(referee_, *charge, intent_));
        if (needs.choices.size() > 1 && !has_word("answer")) {
            std::vector<std::string> choices;
            std::string list;
            for (const ChargeChoice& choice : needs.choices) {
                choices.emplace_back(word(choice.answer));
                list += (list.empty() ? "" : ", ") + choices.back();
            }
            const auto answer = ask("answer (" + list + ") [" + choices.front() + "]? ", choices);
            if (!answer) return Readiness::given_up;
            if (const Readiness taken = take_words(*answer, "answer", choices); taken != Readiness::ready) return taken;
        }
        for (const std::string_view must : needs.must) {
            if (has_word(must)) continue;
            const auto answer = ask(std::string(must) + " (" + meaning_of(must) + ")? ", {});
            if (!answer || answer->empty()) return Readiness::given_up;
            if (const Readiness taken = take_words(*answer, std::string(must), {}); taken != Readiness::ready) return taken;
        }
        return std::nullopt;
    }

    static std::string meaning_of(std::string_view name) {
        for (const ProcedureWord& one : charge_word_list()) {
            if (one.name == name) return std::string(one.meaning);
        }
        return "";
    }
    [[nodiscard]] bool has_word(std::string_view name) const {
        return std::any_of(intent_.words.begin(), intent_.words.end(), [&](const Named& one) { return one.name == name; });
    }

    /// "evade", "6", or several words: "stand distance=6".
    Readiness take_words(const std::string& answer, const std::string& name, const std::vector<std::string>& choices) {
        if (answer.empty()) return Readiness::ready;
        Problems problems;
        bool taken = false;
        for (const std::string& typed : split_line(answer, problems)) {
            if (typed.find('=') != std::string::npos) {
                give(referee_.charts, referee_.battle(), intent_, {typed, {}}, problems);
                continue;
            }
            if (taken) problems.add({}, '"' + typed + "\": one answer is enough");
            taken = true;
            std::string value = typed;
            if (!choices.empty()) {
                const std::vector<std::string_view> known(choices.begin(), choices.end());
                if (const auto chosen = word_named(typed, known, "such answer", {}, problems)) value = *chosen;
            }
            give(referee_.charts, referee_.battle(), intent_, {name + '=' + value, {}}, problems);
        }
        if (problems.none()) return Readiness::ready;
        (void)tell(referee_, problems);
        return Readiness::given_up;
    }

    // --- facts ---

    Readiness ask_for_fact(const Preview& preview, const Posed& posed, const report::PosedRows& rows) {
        // Of several rolls of one kind each has facts of its own.
        const bool several = preview.rolls.size() > 1 && posed.procedure->id == "melee_bout";
        const std::string whose = several ? posed.actor + (posed.target.empty() ? "" : '>' + posed.target) + ':' : "";
        const std::string head = rows.title + (rows.who.empty() ? "" : ", " + rows.who) + (rows.whom.empty() ? "" : " - " + rows.whom);
        if (head != asked_about_) say(referee_.ink.bold(report::on_one_line(head)) + '\n');
        asked_about_ = head;
        const report::MissingFact& fact = rows.missing.front();
        const auto answer = ask("  " + fact.typed + ": " + fact.meaning + " (" + fact.values + ")? ", fact.choices);
        if (!answer || answer->empty()) return Readiness::given_up;
        Problems problems;
        const Intent before = intent_;
        for (const std::string& typed : split_line(*answer, problems)) {
            if (typed.find('=') != std::string::npos) {
                give(referee_.charts, referee_.battle(), intent_, {typed, {}}, problems);
                continue;
            }
            const std::vector<std::string_view> known(fact.choices.begin(), fact.choices.end());
            const auto found = words_named(typed, known);
            intent_.facts.push_back({whose + fact.name, found.size() == 1 ? std::string(found.front()) : typed});
        }
        problems.append(facts_of_nothing(referee_.charts, intent_));
        if (problems.none()) add_new_faults(rows, preview.done.size(), problems);
        if (!problems.none()) {
            (void)tell(referee_, problems);
            intent_ = before;
        }
        return Readiness::ready;
    }

    /// The fact just told cannot be: it is said, and asked again.
    void add_new_faults(const report::PosedRows& before, std::size_t which, Problems& problems) {
        const Preview preview = referee_.session.preview(intent_);
        if (which >= preview.rolls.size()) return;
        for (const std::string& problem : report::posed_rows(referee_.charts, referee_.battle(), preview.rolls[which]).problems) {
            if (std::find(before.problems.begin(), before.problems.end(), problem) == before.problems.end()) problems.add({}, problem);
        }
    }

    std::optional<std::string> ask(const std::string& question, const std::vector<std::string>& choices) {
        const TypedLine typed = referee_.lines.ask(question, choices);
        if (typed.is_line()) return std::string(trimmed(typed.text));
        return std::nullopt;
    }

    // --- dice ---

    /// Faces, a total, "roll", or a fact that changes everything.
    Readiness ask_for_dice(const Posed& posed, const report::PosedRows& rows, const std::string& of) {
        std::vector<int> faces;
        while (const int wanted = dice_wanted(posed, faces)) {
            const auto first = posed.procedure->next_throw(posed.assessment, {});
            const bool may_total = faces.empty() && posed.assessment.chart->total_allowed && first && first->half == 0 && wanted > 1 && intent_.faces.empty();
            const std::string count = counted(wanted, "die", "dice");
            const auto answer = ask(report::on_one_line(of) + dice_in_words(posed, rows, faces.size(), wanted) + (may_total ? " (faces, their total, or roll)" : " (or roll)") + "? ", {"roll"});
            if (!answer || answer->empty()) return Readiness::given_up;
            if (answer->find('=') != std::string::npos) return take_facts(*answer);
            if (std::string_view("roll").starts_with(*answer)) {
                if (!intent_.faces.empty() || !intent_.totals.empty() || !faces.empty()) say("The program rolls all dice of the decision.\n");
                intent_.faces.clear();
                intent_.totals.clear();
                intent_.origin = Origin::program;
                return Readiness::ready;
            }
            Problems problems;
            const bool one_number = answer->find_first_of(", ") == std::string::npos;
            if (one_number && may_total) {
                const auto total = read_number({*answer, {}}, "a total", problems);
                const auto least = static_cast<std::uint64_t>(wanted);
                if (total && (*total < least || *total > least * 6)) {
                    problems.add({}, count + " cannot show " + *answer + ": only " + std::to_string(least) + " to " + std::to_string(least * 6));
                } else if (total) {
                    intent_.totals.push_back(static_cast<int>(*total));
                    return Readiness::ready;
                }
            } else {
                std::vector<int> typed = read_faces({*answer, {}}, problems);
                typed.insert(typed.begin(), faces.begin(), faces.end());
                if (const int left = problems.none() ? dice_left_over(posed, typed) : 0; left > 0) problems.add({}, "too many dice: " + std::to_string(left) + " are left over");
                else if (problems.none()) faces = std::move(typed);
            }
            if (!problems.none()) (void)tell(referee_, problems);
        }
        intent_.faces.insert(intent_.faces.end(), faces.begin(), faces.end());
        return Readiness::ready;
    }

    /// Another pool: the lines are shown anew, and dice already typed are asked for again.
    Readiness take_facts(const std::string& answer) {
        Problems problems;
        const Intent before = intent_;
        for (const std::string& typed : split_line(answer, problems)) give(referee_.charts, referee_.battle(), intent_, {typed, {}}, problems);
        problems.append(facts_of_nothing(referee_.charts, intent_));
        intent_.faces.clear();
        intent_.totals.clear();
        const Preview preview = referee_.session.preview(intent_);
        for (const Posed& posed : preview.rolls) problems.append(posed.problems);
        problems.append(preview.problems);
        if (!problems.none()) {
            (void)tell(referee_, problems);
            intent_ = before;
        } else {
            told_ = 0;
            shown_rolls_ = 0;
        }
        return Readiness::ready;
    }

    Referee& referee_;
    Intent& intent_;
    bool& shown_;
    std::size_t told_ = 0;               ///< rolls whose results have been told
    std::size_t shown_rolls_ = 0;        ///< rolls whose lines stand on the screen
    std::string asked_about_;
};

}  // namespace

std::string chances_of_rest(const Referee& referee, const Charge& charge, const Intent& typed) {
    const auto odds = odds_of_rest(referee.charts, referee.battle(), charge, typed);
    if (!odds) return {};
    const std::string chances = report::ends_in_words(*odds);
    return chances.empty() ? chances : referee.ink.bold(report::padded("Ends", 8)) + chances + '\n';
}

Readiness ask_for_the_rest(Referee& referee, Intent& intent, bool& shown) {
    const Readiness readiness = Questioning(referee, intent, shown).run();
    if (readiness == Readiness::given_up) referee.streams.out << "Nothing is decided.\n";
    return readiness;
}

int show_odds(Referee& referee, const Intent& intent) {
    const Preview preview = referee.session.preview(intent);
    int status = kDone;
    if (!preview.rolls.empty() && !preview.problems.none()) status = tell(referee, preview.problems);
    if (preview.rolls.empty()) {
        if (!preview.entry) return refuse(referee, preview.problems);
        if (referee.json) referee.streams.out << report::JsonObject().flag("dice", false).line() << '\n';
        else referee.streams.out << "It takes no dice.\n";
    }
    for (const Posed& posed : preview.rolls) {
        const report::PosedRows rows = report::posed_rows(referee.charts, referee.battle(), posed);
        if (!posed.problems.none()) {
            status = tell(referee, posed.problems);
            continue;
        }
        if (!rows.refused.empty()) status = std::max<int>(status, kRefused);
        referee.streams.out << (referee.json ? report::json_of_posed(rows) + '\n' : report::words_of_posed(rows, referee.ink));
    }
    if (intent.procedure != "charge" || status != kDone) return status;
    const Charge* charge = charge_of(referee.battle(), intent.actor);
    std::string target = intent.target;
    if (charge == nullptr && target.empty()) {
        for (const Plot& plot : referee.battle().plots) {
            if (plot.shown && !plot.done && plot.unit == intent.actor) target = plot.target;
        }
    }
    const auto odds = charge != nullptr ? odds_of_rest(referee.charts, referee.battle(), *charge, intent)
                                        : odds_of_charge(referee.charts, referee.battle(), intent.actor, target, intent);
    // Not every case has odds to the end; the roll above stands for itself.
    if (!odds) {
        referee.streams.out << (referee.json ? report::JsonObject().text("no_odds_because", odds.problems()[0].text).line()
                                             : "The rest of the charge: " + odds.problems()[0].text)
                            << '\n';
        return status;
    }
    if (referee.json) referee.streams.out << report::json_of_charge(*odds) << '\n';
    else referee.streams.out << "The rest of the charge\n" << report::words_of_charge(*odds, referee.ink);
    return status;
}

}  // namespace aor::cli
