// aor rulings: where the book contradicts itself, and how it is played.

#include "app/cli/data_folder.hpp"
#include "core/base/suggest.hpp"
#include "core/report/text.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor rulings - where the book contradicts itself, and how it is played

SYNOPSIS
    aor rulings [R-nn ...]

DESCRIPTION
    Lists the contested rules; or shows one: the places that disagree (L: line of the plain text), each reading, which
    one is played unless you say otherwise, and why. A rule with several readings is switched with
    --ruling R-nn=CHOICE, or in a file under [rulings].

EXAMPLES
    $ aor rulings
    $ aor rulings R-102
)";

void print_one(const RulingWords& ruling, std::ostream& out, report::Ink ink) {
    out << ink.bold(ruling.id + "  " + ruling.title);
    if (!ruling.page.empty()) out << "  " << ink.dim(report::page_in_words(ruling.page));
    out << '\n';
    std::vector<std::vector<std::string>> rows;
    const bool switched = ruling.choices.size() > 1;
    for (std::size_t i = 0; i < ruling.choices.size(); ++i) {
        rows.push_back({i == 0 ? (switched ? "default" : "played") : "or", switched ? ruling.choices[i].id : "", ruling.choices[i].meaning});
    }
    rows.push_back({"places", "", ruling.lines});
    rows.push_back({"why", "", ruling.why});
    for (const std::string& line : report::in_columns(rows, "  ")) out << line << '\n';
}

int run_rulings(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const auto& plain = call.options.plain();
    const report::Ink ink{call.streams.ink};
    if (plain.empty()) {
        std::vector<std::vector<std::string>> rows;
        for (const RulingWords& ruling : charts->rulings()) {
            std::string choices;
            for (const auto& choice : ruling.choices) choices += (choices.empty() ? "" : " or ") + choice.id;
            rows.push_back({ruling.id, ruling.title, ruling.choices.size() > 1 ? choices : "one reading"});
        }
        for (const std::string& line : report::in_columns(rows)) call.streams.out << line << '\n';
        call.streams.out << "\nThe first choice is the default. `aor rulings R-102` shows both readings.\n";
        return kDone;
    }
    Problems problems;
    std::vector<const RulingWords*> wanted;
    for (const Word& word : plain) {
        const RulingWords* found = nullptr;
        std::vector<std::string_view> known;
        for (const RulingWords& ruling : charts->rulings()) {
            if (ruling.id == word.text) found = &ruling;
            known.push_back(ruling.id);
        }
        if (found != nullptr) wanted.push_back(found);
        else problems.add(word.place, "unknown ruling \"" + word.text + "\"" + did_you_mean(word.text, known));
    }
    if (!problems.none()) return report(problems, call.streams);
    bool first = true;
    for (const RulingWords* ruling : wanted) {
        if (!first) call.streams.out << '\n';
        first = false;
        print_one(*ruling, call.streams.out, ink);
    }
    return kDone;
}

}  // namespace

const Command rulings_command = {"rulings", "where the book contradicts itself, and how it is played", kOptions, kManual, run_rulings};

}  // namespace aor::cli
