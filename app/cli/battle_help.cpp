// `help`: the verbs, one of them, or the procedures.

#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/play/do_charge.hpp"
#include "core/play/perform.hpp"
#include "core/report/json_text.hpp"

#include <sstream>

namespace aor::cli {
namespace {

Problems help_on(const Charts& charts, const std::vector<Word>& words, std::ostream& out) {
    Problems problems;
    if (words.empty()) {
        std::vector<std::vector<std::string>> rows;
        for (const BattleVerb& verb : battle_verbs()) rows.push_back({std::string(verb.name), std::string(verb.summary)});
        for (const std::string& line : report::in_columns(rows)) out << line << '\n';
        out << "\nVerbs, procedures and units by any beginning that is clear. `help VERB` says more; `help procedures` lists what `do` does, `help charge` the words of a charge.\n";
        return problems;
    }
    const Word& word = words.front();
    if (word.text.size() > 2 && std::string_view("procedures").starts_with(word.text)) {
        std::vector<std::vector<std::string>> rows;
        for (const std::string_view id : procedures_to_do()) {
            const Chart* chart = charts.find(id);
            rows.push_back({std::string(id), chart != nullptr ? chart->title : "a guided sequence", chart != nullptr ? report::page_in_words(chart->page) : ""});
        }
        for (const std::string& line : report::in_columns(rows)) out << line << '\n';
        return problems;
    }
    if (word.text == "charge") {
        out << "charge UNIT [at UNIT] [WORD=VALUE ...]\nits check, then step by step; every step says what it needs and what it may be told\n";
        std::vector<std::vector<std::string>> rows;
        for (const ProcedureWord& one : charge_word_list()) rows.push_back({std::string(one.name) + '=', std::string(one.meaning)});
        for (const std::string& line : report::in_columns(rows, "  ")) out << line << '\n';
        return problems;
    }
    // The one verb that needs no battle.
    if (word.text == "new") {
        out << "new --from FILE|NAME, or new \"SIDE: UNIT, UNIT; SIDE: UNIT\" [title=\"...\"] [--scale 15mm] [--ruling R-18=plain]\n"
               "a battle is begun in a new file: from an order of battle, a ready one, or units typed in one line\n";
        return problems;
    }
    const auto name = word_named(word.text, names_of_verbs(), "verb", word.place, problems);
    if (!name) return problems;
    const BattleVerb& verb = *battle_verb(*name);
    out << verb.name << (verb.usage.empty() ? "" : " ") << verb.usage << '\n' << verb.summary << '\n';
    if (!verb.more.empty()) out << verb.more << '\n';
    return problems;
}

}  // namespace

Problems write_help(const Charts& charts, const std::vector<Word>& words, bool json, std::ostream& out) {
    std::ostringstream text;
    Problems problems = help_on(charts, words, text);
    if (problems.none()) out << (json ? report::JsonObject().text("help", text.str()).line() + '\n' : text.str());
    return problems;
}

int run_verb_help(Referee& referee, const VerbCall& call) {
    const Problems problems = write_help(referee.charts, call.words, referee.json, referee.streams.out);
    return problems.none() ? kDone : tell(referee, problems);
}

}  // namespace aor::cli
