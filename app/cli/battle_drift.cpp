// The drift check at the end of a turn: the list is called out, and what is found otherwise is put right in one entry.

#include "app/cli/battle_line.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/report/battle_json.hpp"

namespace aor::cli {
namespace {

void show_list(Referee& referee) {
    const auto groups = report::drift_groups(referee.battle());
    referee.streams.out << (referee.json ? report::json_of_drift(groups) + '\n' : report::words_of_drift(groups, referee.ink));
}

int put_right(Referee& referee, std::vector<Word> words, const Options& options) {
    std::erase_if(words, [](const Word& word) { return word.text == "ok"; });
    const auto intent = read_intent(referee.charts, referee.battle(), "drift", std::move(words), options, {});
    if (!intent) return tell(referee, intent.problems());
    const auto entry = referee.session.perform(*intent);
    if (!entry) return referee.session.read_only_because().empty() ? refuse(referee, entry.problems()) : tell(referee, entry.problems());
    tell_entry(referee, **entry, true);
    return kDone;
}

}  // namespace

int run_drift(Referee& referee, const VerbCall& call) {
    if (!call.words.empty()) return put_right(referee, call.words, call.options);
    show_list(referee);
    if (!referee.may_ask() || !referee.session.read_only_because().empty()) return kDone;
    for (;;) {
        const TypedLine typed = referee.lines.ask("differences (UNIT.castings=9 UNIT.state=broken ...), ok, or an empty line? ", {"ok"});
        Problems problems;
        std::vector<Word> words;
        if (typed.is_line()) {
            for (std::string& word : split_line(typed.text, problems)) words.push_back({std::move(word), {}});
        }
        if (words.empty()) return kDone;
        if (!problems.none()) (void)tell(referee, problems);
        else if (put_right(referee, std::move(words), call.options) == kDone) return kDone;
    }
}

}  // namespace aor::cli
