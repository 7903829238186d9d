// aor charge: the odds of a whole frontal charge.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/charge_words.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr Option kNamesOption{"--facts"};
constexpr std::array kOptions = {kScaleOption, kRulingOption, kJsonOption, kNamesOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor charge - the odds of a whole frontal charge

SYNOPSIS
    aor charge charger.FACT=VALUE ... defender.FACT=VALUE ... [--scale 15mm] [--ruling R-102=chart] [--json]
    aor charge --facts

DESCRIPTION
    Follows a frontal charge on infantry or artillery as one tree: the charger's check, the range roll, the defender's
    fire, the check to charge home, the defender's check, the melee, flag, result and pursuit check, each as its
    own rule has it. Each fact goes to every step that reads it: charger.grade to the charger's checks and melee,
    defender.first_fire to the fire. Hits on leaders are left out.

OPTIONS
    --facts                        the names of all facts that a charge can be told
    --scale, --ruling, --charts    as for `aor resolve`
    --json                         {"dice":n,"of":"m","endings":[{"end":..,"ways":"w",...}]}

EXIT STATUS
    0 done; 2 the input has faults.

EXAMPLES
    $ aor charge charger.grade=3 defender.grade=2 defender.first_fire=true defender.battalion_gun=standard
)";

int run_charge(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    Problems problems;
    const TableManners manners = manners_of(call.options, problems);
    FrontalCharge charge(*charts, manners);
    if (call.options.has(kNamesOption.name)) {
        for (const std::string& name : charge.names()) call.streams.out << name << '\n';
        return kDone;
    }
    for (const Word& word : call.options.plain()) {
        const std::size_t equals = word.text.find('=');
        if (equals == std::string::npos) problems.add(word.place, "\"" + word.text + "\" is not of the form fact=value");
        else charge.give(word.text.substr(0, equals), word.text.substr(equals + 1), word.place);
    }
    if (!problems.none()) return report(problems, call.streams);
    const auto steps = charge.steps({"aor charge", 0, 0});
    if (!steps) return report(steps.problems(), call.streams);
    const ChargeOdds odds = odds_of(*charts, *steps);
    if (call.options.has(kJsonOption.name)) call.streams.out << report::json_of_charge(odds) << '\n';
    else call.streams.out << report::words_of_charge(odds, report::Ink{call.streams.ink});
    return kDone;
}

}  // namespace

const Command charge_command = {"charge", "the odds of a whole frontal charge", kOptions, kManual, run_charge};

}  // namespace aor::cli
