// aor odds: the exact chances of every outcome.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/json.hpp"
#include "core/report/odds_words.hpp"
#include "core/report/words.hpp"
#include "core/rules/matchlock.hpp"
#include "core/rules/small_arms_fire.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr Option kOptionOption{"--option", "matchlock", true};
constexpr std::array kOptions = {kOptionOption, kDiceOption, kTotalOption, kScaleOption, kRulingOption, kJsonOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor odds - the exact chances of every outcome

SYNOPSIS
    aor odds FILE [--json]
    aor odds PROCEDURE FACT=VALUE ... [--scale 15mm] [--ruling R-102=chart] [--option matchlock] [--json]

DESCRIPTION
    Takes situations as `aor resolve` does and counts every way in which the dice can fall: whole numbers over 6 to the
    number of dice, not rounded. Dice that were typed are not looked at. For a whole charge see `aor charge`.

OPTIONS
    --option matchlock             the shots are of matchlocks, and the club throws their highest die again
    --scale, --ruling, --charts    as for `aor resolve`
    --json                         one JSON object a line, the counts as texts

EXIT STATUS
    0 done; 1 a rule refuses; 2 the input has faults.

EXAMPLES
    $ aor odds morale unit.grade=2 unit.rear_support=true
)";

int run_odds(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    Asking asking = read_asking(*charts, call);
    bool matchlocks = false;
    for (const Word* option : call.options.values(kOptionOption.name)) {
        if (option->text == "matchlock") matchlocks = true;
        else asking.problems.add(option->place, "the one optional rule that changes chances here is \"matchlock\", not \"" + option->text + '"');
    }
    if (!asking.problems.none()) return report(asking.problems, call.streams);

    int status = kDone;
    const bool json = call.options.has(kJsonOption.name);
    const report::Ink ink{call.streams.ink};
    bool first = true;
    for (const Asked& asked : asking.asked) {
        const Procedure& procedure = *procedure_named(asked.chart->id);
        const Assessment assessment = assess(*charts, procedure, asked.situation);
        if (!json && !first) call.streams.out << '\n';
        first = false;
        if (assessment.refused()) {
            status = kRefused;
            call.streams.out << (json ? report::json_of_refusal(assessment) + '\n' : report::words_of_refusal(assessment, ink));
            continue;
        }
        const bool again = matchlocks && &procedure == &small_arms_fire;
        const Odds odds = again ? odds_of_matchlocks(procedure, assessment) : odds_of(procedure, assessment);
        call.streams.out << (json ? report::json_of_odds(assessment, odds) + '\n' : report::words_of_odds(assessment, odds, ink));
    }
    return status;
}

}  // namespace

const Command odds_command = {"odds", "the exact chances of every outcome", kOptions, kManual, run_odds};

}  // namespace aor::cli
