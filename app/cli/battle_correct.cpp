// Mending an earlier entry: later entries that come out otherwise are asked about, one at a time.

#include "app/cli/battle_line.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/correction_words.hpp"

#include <algorithm>

namespace aor::cli {
namespace {

/// --keep 9, --drop 11, --dice-for 12=3,4
std::map<int, Answer> answers_in(const Options& options, Problems& problems) {
    std::map<int, Answer> answers;
    const auto add = [&](const Word& word, Answer answer, const std::string& number) {
        const auto entry = read_number({number, word.place}, "an entry", problems);
        if (!entry) return;
        if (!answers.emplace(static_cast<int>(std::min<std::uint64_t>(*entry, 1'000'000'000)), std::move(answer)).second) {
            problems.add(word.place, "entry " + number + " is answered twice");
        }
    };
    for (const Word* word : options.values(kKeepOption.name)) add(*word, {Answer::What::keep, {}, {}}, word->text);
    for (const Word* word : options.values(kDropOption.name)) add(*word, {Answer::What::drop, {}, {}}, word->text);
    for (const Word* word : options.values(kDiceForOption.name)) {
        const auto equals = word->text.find('=');
        if (equals == std::string::npos) {
            problems.add(word->place, "\"" + word->text + "\" is not of the form 9=3,4");
            continue;
        }
        const auto faces = read_faces({word->text.substr(equals + 1), word->place}, problems);
        add(*word, {Answer::What::dice, faces, {}}, word->text.substr(0, equals));
    }
    return answers;
}

/// The same fact, word or line told again takes the place of what the entry had.
void put_in_place(Intent& intent, const Intent& typed) {
    const auto renew = [](std::vector<Named>& list, const std::vector<Named>& news) {
        for (const Named& one : news) {
            std::erase_if(list, [&](const Named& old) { return old.name == one.name || old.name.ends_with('.' + one.name); });
            list.push_back(one);
        }
    };
    renew(intent.facts, typed.facts);
    renew(intent.words, typed.words);
    const auto renew_overruled = [](std::vector<Overruled>& list, const std::vector<Overruled>& news) {
        for (const Overruled& one : news) {
            std::erase_if(list, [&](const Overruled& old) { return old.name == one.name; });
            list.push_back(one);
        }
    };
    renew_overruled(intent.facts_overruled, typed.facts_overruled);
    renew_overruled(intent.lines_overruled, typed.lines_overruled);
    if (!typed.faces.empty() || !typed.totals.empty()) {
        intent.faces = typed.faces;
        intent.totals = typed.totals;
        intent.origin = Origin::typed_faces;
    }
    if (!typed.text.empty()) intent.text = typed.text;
}

class Mending {
public:
    Mending(Referee& referee, const VerbCall& call) : referee_(referee), call_(call) {}

    int run() {
        if (const int status = read(); status != kDone) return status;
        for (;;) {
            const auto correction = correct(referee_.charts, referee_.session.log(), entry_, instead_, reason_, answers_);
            if (!correction) return refuse(referee_, correction.problems());
            const report::CorrectionRows rows = report::correction_rows(referee_.session.log(), *correction);
            if (!correction->question) return finish(*correction, rows);
            if (!referee_.may_ask()) return unanswered(rows);
            if (!ask(rows.question.front())) {
                referee_.streams.out << "Nothing is changed.\n";
                return kRefused;
            }
        }
    }

private:
    /// The entry as it should have been.
    int read() {
        Problems problems;
        const auto& words = call_.words;
        if (words.empty()) {
            problems.add({"correct", 0, 0}, "say which entry, by its number in the log");
            return tell(referee_, problems);
        }
        const auto number = read_number(words.front(), "an entry", problems);
        answers_ = answers_in(call_.options, problems);
        if (const Word* reason = call_.options.value(kReasonOption.name)) reason_ = reason->text;
        std::vector<Word> rest(words.begin() + 1, words.end());
        std::erase_if(rest, [&](const Word& word) {
            if (!word.text.starts_with("reason=")) return false;
            reason_ = word.text.substr(7);
            return true;
        });
        if (!problems.none()) return tell(referee_, problems);
        entry_ = static_cast<int>(std::min<std::uint64_t>(*number, 1'000'000'000));
        if (rest.size() == 1 && rest.front().text == "never") return kDone;
        const auto before = intent_of(referee_.session.log(), entry_);
        if (!before) return refuse(referee_, before.problems());
        if (!rest.empty() && rest.front().text == "as") return read_anew(std::vector<Word>(rest.begin() + 1, rest.end()));
        instead_ = *before;
        const Battle then = referee_.session.log().battle_at(entry_ - 1);
        Intent typed;
        typed.verb = before->verb;
        typed.procedure = before->procedure;
        typed.actor = before->actor;
        for (const Word& word : rest) give(referee_.charts, then, typed, word, problems);
        for (const Word* dice : call_.options.values(kFacesOption.name)) {
            const auto faces = read_faces(*dice, problems);
            typed.faces.insert(typed.faces.end(), faces.begin(), faces.end());
        }
        for (const Word* total : call_.options.values(kTotalsOption.name)) {
            if (const auto sum = read_number(*total, "a total", problems)) typed.totals.push_back(static_cast<int>(std::min<std::uint64_t>(*sum, 1'000'000)));
        }
        const bool nothing = rest.empty() && typed.faces.empty() && typed.totals.empty();
        if (nothing) problems.add({"correct", 0, 0}, "say what was otherwise: a fact, the dice, `as` with the decision anew, or `never`");
        if (!problems.none()) return tell(referee_, problems);
        put_in_place(*instead_, typed);
        return kDone;
    }

    int read_anew(std::vector<Word> words) {
        Problems problems;
        if (words.empty()) problems.add({"correct", 0, 0}, "say the decision after `as`");
        if (!problems.none()) return tell(referee_, problems);
        std::string_view verb = "do";
        const auto verbs = verbs_of_the_log();
        const auto found = words_named(words.front().text, verbs);
        if (found.size() == 1 && words_named(words.front().text, words_to_do()).empty()) {
            verb = found.front();
            words.erase(words.begin());
        } else if (words.front().text == "do") {
            words.erase(words.begin());
        }
        const Battle then = referee_.session.log().battle_at(entry_ - 1);
        const auto intent = read_intent(referee_.charts, then, verb, std::move(words), call_.options, {});
        if (!intent) return tell(referee_, intent.problems());
        instead_ = *intent;
        if (instead_->reason.empty()) instead_->reason = reason_;
        return kDone;
    }
    static std::vector<std::string_view> verbs_of_the_log() { return aor::verbs(); }

    int finish(const Correction& correction, const report::CorrectionRows& rows) {
        Problems problems;
        for (const int entry : correction.unasked) problems.add({}, "entry " + std::to_string(entry) + " needs no answer");
        if (!problems.none()) return tell(referee_, problems);
        const auto entry = referee_.session.append(*correction.entry);
        if (!entry) return tell(referee_, entry.problems());
        if (referee_.json) {
            referee_.streams.out << report::json_of_correction(rows) << '\n';
            return kDone;
        }
        referee_.streams.out << report::words_of_mended(rows.mended, referee_.ink);
        tell_entry(referee_, **entry, true);
        return kDone;
    }

    int unanswered(const report::CorrectionRows& rows) {
        if (referee_.json) referee_.streams.out << report::json_of_correction(rows) << '\n';
        else referee_.streams.out << report::words_of_mended(rows.mended, referee_.ink) << report::words_of_question(rows.question.front(), referee_.ink);
        const std::string number = std::to_string(rows.question.front().entry);
        Problems problems;
        problems.add({}, "entry " + number + " has changed: say " + (rows.question.front().may_keep ? "--keep " + number + ", " : "") + "--drop " + number +
                             " or --dice-for " + number + "=3,4; nothing is changed");
        return tell(referee_, problems);
    }

    bool ask(const report::QuestionRows& question) {
        referee_.streams.out << report::words_of_question(question, referee_.ink);
        const std::string choices = question.may_keep ? "keep, drop, or the dice" : "drop, or the dice";
        for (;;) {
            const TypedLine typed = referee_.lines.ask(choices + " (an empty line leaves everything as it was)? ", {"keep", "drop"});
            if (!typed.is_line()) return false;
            Problems problems;
            const auto words = split_line(typed.text, problems);
            if (words.empty()) return false;
            Answer answer;
            if (std::string_view("keep").starts_with(words.front()) && question.may_keep) answer.what = Answer::What::keep;
            else if (std::string_view("drop").starts_with(words.front())) answer.what = Answer::What::drop;
            else {
                answer.what = Answer::What::dice;
                answer.faces = read_faces({typed.text, {}}, problems);
            }
            if (problems.none()) {
                answers_[question.entry] = std::move(answer);
                return true;
            }
            (void)tell(referee_, problems);
        }
    }

    Referee& referee_;
    const VerbCall& call_;
    int entry_ = 0;
    std::string reason_;
    std::optional<Intent> instead_;
    std::map<int, Answer> answers_;
};

}  // namespace

int run_correct(Referee& referee, const VerbCall& call) {
    if (!referee.session.read_only_because().empty()) {
        Problems problems;
        problems.add({}, "nothing can be added: " + referee.session.read_only_because());
        return tell(referee, problems);
    }
    return Mending(referee, call).run();
}

}  // namespace aor::cli
