// aor resolve: from situations to outcomes.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/json.hpp"
#include "core/report/words.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kDiceOption, kTotalOption, kScaleOption, kRulingOption, kSeedOption, kJsonOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor resolve - which chart lines count, how many dice that makes, and what the dice bring

SYNOPSIS
    aor resolve FILE [--json] [--seed N]
    aor resolve PROCEDURE FACT=VALUE ... [--dice 3,4,1 | --total N] [--scale 15mm] [--ruling R-102=chart]

DESCRIPTION
    The second form takes one situation from the command line. A fact's prefix may be left out where it is clear
    (grade=2); a range may be typed in inches (range=5.5in; for bows and rifles range=5in:rifle), and the gun or
    weapon and the scale give the band. `aor facts PROCEDURE` lists the facts. On a terminal, facts that are missing
    are asked for.

    The first form reads [[situation]] tables from a TOML file, or from standard input when FILE is "-":

        scale = "15mm"
        [rulings]
        "R-102" = "chart"
        [[situation]]
        procedure = "morale"
        facts = { unit.grade = 2, unit.rear_support = true }
        dice = [3, 4, 1]

    Without dice or a total the program rolls, and says so.

OPTIONS
    --dice 3,4,1      the faces: whole dice first, then half-dice, then dice that follow
    --total N         the sum, where whole dice are simply added up
    --scale SCALE     25mm (the default) or 15mm
    --ruling R=CHOICE plays a contested rule the other way; may be repeated (see `aor rulings`)
    --seed N          program dice that fall the same way every time
    --json            one JSON object a line
    --charts DIR      charts of your own

EXIT STATUS
    0 done; 1 a rule refuses; 2 the input has faults, all of which are told and nothing else is printed.

EXAMPLES
    $ aor resolve morale unit.grade=2 unit.rear_support=true --dice 3,4,1
    $ aor resolve small_arms_fire grade=3 range=2.5in first_fire=true --total 14
)";

// One situation with what came of it; no resolution when a rule refuses.
struct Answer {
    Assessment assessment;
    std::optional<Resolution> resolution;
    std::string whose;
};

class Answering {
public:
    Answering(const Charts& charts, std::optional<std::uint64_t> seed)
        : charts_(charts), seed_(seed ? *seed : std::random_device{}()), dice_(seed_) {}

    /// Faults of the dice go to `problems`.
    void add(const Asked& asked, Problems& problems) {
        const Procedure& procedure = *procedure_named(asked.chart->id);
        Answer answer{assess(charts_, procedure, asked.situation), std::nullopt, {}};
        if (!answer.assessment.refused() && !take_dice(procedure, asked, answer, problems)) return;
        answers_.push_back(std::move(answer));
    }

    [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }

private:
    bool take_dice(const Procedure& procedure, const Asked& asked, Answer& answer, Problems& problems) {
        if (!asked.dice_typed) {
            answer.resolution = roll(procedure, answer.assessment, dice_);
            if (!answer.resolution->faces.empty()) answer.whose = "rolled by the program, seed " + std::to_string(seed_);
            return true;
        }
        if (!asked.dice_problems.none()) {
            problems.append(asked.dice_problems);
            return false;
        }
        auto taken = asked.total ? take_total(procedure, answer.assessment, *asked.total, asked.dice_place)
                                 : take_faces(procedure, answer.assessment, asked.faces, asked.dice_place);
        if (!taken) {
            problems.append(taken.problems());
            return false;
        }
        answer.resolution = std::move(*taken);
        return true;
    }

    const Charts& charts_;
    std::uint64_t seed_;
    ProgramDice dice_;
    std::vector<Answer> answers_;
};

Problems in_file_order(const Problems& problems) {
    std::vector<Problem> sorted(problems.begin(), problems.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    Problems out;
    for (Problem& problem : sorted) out.add(std::move(problem));
    return out;
}

int run_resolve(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    Problems problems;
    std::optional<std::uint64_t> seed;
    if (const Word* word = call.options.value(kSeedOption.name)) seed = read_number(*word, "a seed", problems);

    Asking asking = read_asking(*charts, call);
    problems.append(asking.problems);
    Answering answering(*charts, seed);
    if (asking.dice_can_be_checked) {
        for (const Asked& asked : asking.asked) answering.add(asked, problems);
    }
    if (!problems.none()) return report(in_file_order(problems), call.streams);

    int status = kDone;
    const bool json = call.options.has(kJsonOption.name);
    const report::Ink ink{call.streams.ink};
    bool first = true;
    for (const Answer& answer : answering.answers()) {
        if (answer.assessment.refused()) status = kRefused;
        if (json) {
            call.streams.out << (answer.resolution ? report::json_of_resolution(answer.assessment, *answer.resolution)
                                                   : report::json_of_refusal(answer.assessment))
                             << '\n';
            continue;
        }
        if (!first) call.streams.out << '\n';
        first = false;
        call.streams.out << (answer.resolution ? report::words_of_resolution(answer.assessment, *answer.resolution, answer.whose, ink)
                                               : report::words_of_refusal(answer.assessment, ink));
    }
    return status;
}

}  // namespace

const Command resolve_command = {"resolve", "which lines count, how many dice, and what they bring", kOptions, kManual, run_resolve};

}  // namespace aor::cli
