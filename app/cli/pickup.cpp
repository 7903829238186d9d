// aor pickup: a pick-up battle from the first die to the set-up.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "app/cli/list_folders.hpp"
#include "app/cli/muster_orders.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/pick_up.hpp"
#include "core/report/list_words.hpp"
#include "core/report/text.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace aor::cli {
namespace {

constexpr Option kRollOption{"--roll", "type=4", true};
constexpr Option kDecideOption{"--decide", "battlefield=57", true};
constexpr Option kObjectiveOption{"--objective", "Kreuzau = small_village north", true};
constexpr std::array kOptions = {kPointsOption, kYearOption,   kChooseOption, kUnitOption,   kRollOption,  kDecideOption, kObjectiveOption,
                                 kAskOption,   kOptionOption, kSeedOption,   kScaleOption,  kOutputOption, kListsOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor pickup - a pick-up battle from the first die to the set-up

SYNOPSIS
    aor pickup ERA/NATION ERA/NATION [--points N] [--year Y] [--roll NAME=DICE ...] [--decide NAME=VALUE ...]
               [--choose first.NAME=VALUE ...] [--unit "first: NAME = CODE GRADE CASTINGS" ...]
               [--objective "NAME = KIND north" ...] [--output FILE]

DESCRIPTION
    What kind of battle it is, who attacks, which of the hundred battlefields printed in the book (only their numbers are
    here), striking out in turn, sides, deployment zones with a small plan, who sets up first, field works, the
    attacker's infantry, both armies by their lists, and their leaders. Each step is told with its dice and page, each unit
    and leader with its reason; what else could be decided or chosen is named at the end.

    Dice that you do not type are rolled by the program. Decisions that nobody takes fall to the first that is there.

OPTIONS
    --points N            strength points a side; 15 if nothing is said
    --roll NAME=DICE      your own dice: type, attacker, battlefields (percentiles), strike (the sums of both sides), sides,
                          frederick, leaders.first, leaders.second; before.first where a list rolls a die before the set-up
    --decide NAME=VALUE   strikes=12,57,88,3 (in turn), six_fields=yes, battlefield=57, side=north; spot.first="the old oak":
                          the secret spot on its baseline of an army without a road
    --choose SIDE.NAME=VALUE  a choice of the muster of the first or second army, as in aor muster
    --unit "SIDE: ..."    a unit typed by hand for the first or second army, as in aor muster
    --objective "..."     an objective, written down before the start: its kind, and the zone in which it lies; primary_road
                          once for each side that has a road
    --ask                 once the battlefield is known, asks for its objectives, one on a line; they may come out of a pipe
    --option NAME         an optional rule: variable_morale, ammunition, matchlock ...
    --year Y, --seed N, --scale SCALE, --lists DIR
    --output FILE         writes the order of battle of both armies

EXIT STATUS
    0 done; 2 the input has faults.

EXAMPLES
    $ aor pickup frederick/prussia frederick/austria --seed 7
    $ aor pickup frederick/prussia frederick/austria --roll type=5 --roll attacker=2 --decide six_fields=yes --seed 7
)";

/// "first.NAME=VALUE", "first: Name = DR 2 12": the side, and what is left.
std::optional<std::pair<std::size_t, std::string>> side_of(const Word& word, char mark, Problems& problems) {
    const std::size_t at = word.text.find(mark);
    const std::string side = word.text.substr(0, at);
    if (at != std::string::npos && (side == "first" || side == "second")) {
        std::string rest = word.text.substr(at + 1);
        while (!rest.empty() && rest.front() == ' ') rest.erase(0, 1);
        return std::pair(std::size_t{side == "first" ? 0U : 1U}, rest);
    }
    problems.add(word.place, std::string("say for which army: \"first") + mark + "...\" or \"second" + mark + "...\", not \"" + word.text + '"');
    return std::nullopt;
}

void print(const PickUp& made, const PickUpWishes& wishes, Streams& streams) {
    const report::Ink ink{streams.ink};
    std::vector<std::vector<std::string>> rows;
    for (const PickUpStep& step : made.steps) rows.push_back({step.what, step.how, report::page_in_words(step.page)});
    for (const std::string& line : report::in_columns(rows)) streams.out << line << '\n';
    streams.out << '\n' << ink.bold("A the first army, B the second; north is up; 2 inches to a letter, 3 to a line") << '\n';
    for (const std::string& line : made.plan) streams.out << line << '\n';
    for (std::size_t side = 0; side < 2; ++side) {
        streams.out << '\n' << report::words_of_muster(made.musters[side], *wishes.sides[side].list, ink, side == 0 ? "first" : "second");
    }
    if (!made.decisions.empty()) streams.out << '\n' << ink.bold("Decisions") << "  " << ink.dim("--decide NAME=VALUE, with the same dice: --seed, --roll") << '\n';
    rows.clear();
    for (const OpenChoice& one : made.decisions) rows.push_back({one.name + '=' + one.value, one.given ? "decided" : "nobody said", one.allowed, one.question});
    for (const std::string& line : report::in_columns(rows, "  ")) streams.out << line << '\n';
    streams.out << '\n' << ink.bold("Before the first turn") << '\n';
    for (const std::string& one : made.to_do) streams.out << "  " << one << '\n';
}

/// Line by line until an empty one; a line with a fault is told at once, and asked for again.
template <class Try>
void ask_for_objectives(const PickUp& made, PickUpWishes& wishes, Streams& streams, const Try& try_it) {
    streams.err << "The objectives of battlefield " << made.battlefield << ", one on a line: \"Kreuzau = small_village north\"; an empty line ends them.\n"
                << "  the road that is a side's line of communications: \"Road to Prague = primary_road south\"\n";
    // Who asks to be asked may answer out of a file as well.
    for (;;) {
        streams.err << "objective? " << std::flush;
        std::string line;
        if (!std::getline(streams.in, line)) streams.err << '\n';
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
        if (line.empty()) return;
        wishes.objectives.push_back({line, {"your answer", 0, 0}});
        Problems faults;
        try_it(faults);
        // A road that is not yet said to be primary may be followed by the one that is.
        const bool bad = std::any_of(faults.begin(), faults.end(), [](const Problem& problem) { return problem.text.find("must be its primary_road") == std::string::npos; });
        if (!bad) continue;
        streams.err << "  " << faults[0].text << '\n';
        wishes.objectives.pop_back();
    }
}

int run_pickup(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const auto folders = list_folders(call.options);
    if (!folders) return report(folders.problems(), call.streams);
    Problems problems;
    const auto& plain = call.options.plain();
    if (plain.size() != 2) {
        problems.add(plain.empty() ? Place{"aor pickup", 0, 0} : plain.front().place, "name two army lists; `aor list` names them all");
        return report(problems, call.streams);
    }
    std::array<std::optional<ArmyList>, 2> lists;
    PickUpWishes wishes;
    for (std::size_t side = 0; side < 2; ++side) {
        auto list = list_named(*folders, plain[side]);
        if (list) lists[side] = std::move(*list);
        else problems.append(list.problems());
    }
    if (const Word* points = call.options.value(kPointsOption.name)) {
        wishes.points = read_points(*points, problems).value_or(0);
    }
    for (const Word* word : call.options.values(kRollOption.name)) {
        if (auto one = read_choice(*word, problems)) wishes.rolls.push_back(std::move(*one));
    }
    for (const Word* word : call.options.values(kDecideOption.name)) {
        if (auto one = read_choice(*word, problems)) wishes.decisions.push_back(std::move(*one));
    }
    for (const Word* word : call.options.values(kChooseOption.name)) {
        if (auto side = side_of(*word, '.', problems)) {
            if (auto one = read_choice({side->second, word->place}, problems)) wishes.sides[side->first].order.chosen.push_back(std::move(*one));
        }
    }
    for (const Word* word : call.options.values(kUnitOption.name)) {
        if (auto side = side_of(*word, ':', problems)) wishes.sides[side->first].order.by_hand.push_back({side->second, word->place});
    }
    for (const Word* word : call.options.values(kObjectiveOption.name)) wishes.objectives.push_back({word->text, word->place});
    wishes.options = read_battle_options(call, problems);
    std::optional<Period> year;
    if (const Word* word = call.options.value(kYearOption.name)) year = typed_period(word->text, word->place, problems);
    wishes.scale = manners_of(call.options, problems).blank().scale();
    std::uint64_t seed = std::random_device{}();
    if (const Word* word = call.options.value(kSeedOption.name)) seed = read_number(*word, "a seed", problems).value_or(0);
    if (!problems.none()) return report(problems, call.streams);
    for (std::size_t side = 0; side < 2; ++side) {
        wishes.sides[side].list = &*lists[side];
        wishes.sides[side].order.when = year;
    }
    // The same dice again when objectives have been asked for.
    const auto prepare = [&] {
        ProgramDice dice(seed);
        return pick_up_battle(*charts, wishes, dice, "rolled by the program, seed " + std::to_string(seed));
    };
    auto made = prepare();
    if (made && call.options.has(kAskOption.name)) {
        ask_for_objectives(*made, wishes, call.streams, [&](Problems& faults) {
            const auto tried = prepare();
            if (!tried) faults = tried.problems();
        });
        made = prepare();
    }
    if (!made) {
        for (const Problem& problem : made.problems()) problems.add(problem.place.file.empty() ? plain.front().place : problem.place, problem.text);
        return report(problems, call.streams);
    }
    const Word* output = call.options.value(kOutputOption.name);
    std::string text;
    if (output != nullptr) {
        text = text_with_reasons(made->order, made->reasons);
        if (const auto battle = read_battle(*charts, text, output->text); !battle) return report(battle.problems(), call.streams);
    }
    print(*made, wishes, call.streams);
    if (output == nullptr) return kDone;
    if (!write_file(*output, text, problems)) return report(problems, call.streams);
    call.streams.out << "\nthe order of battle is in " << output->text << '\n';
    return kDone;
}

}  // namespace

const Command pickup_command = {"pickup", "a pick-up battle from the first die to the set-up", kOptions, kManual, run_pickup, 2};

}  // namespace aor::cli
