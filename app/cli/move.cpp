// aor move: what troops may move, and what a move costs, without a battle.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "app/cli/move_steps.hpp"
#include "core/battle/set_up.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/move_words.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kScaleOption, kJsonOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor move - what troops may move in a turn, and what a move costs

SYNOPSIS
    aor move TROOPS [GRADE] [WORD ...] [STEP ...] [--scale 15mm] [--json]

DESCRIPTION
    TROOPS is a troop code (FI, SI, LC, SLC, DR, HS, AC), an arm, or a gun (light, medium, heavy, siege), followed by
    its grade and anything else that it is: a formation (column, double_line, skirmish ...), fatigued, limbered,
    horse_artillery, all_out, prussian_infantry, and so on.

    Without steps: the full move with its quarters, the charge move, and what changes, wheels, obliques, terrain and
    obstacles cost. With steps: each of them with what is paid for it, and what is left.

        ahead=4  oblique=3  sideways=2  wheel=2  back=1    inches; a wheel by its outer end
        ahead=4:heavy_woods  ahead=4:heavy_woods:road      through terrain; by a road in it
        form=column  about_face  widen=2                   changes; castings in or out of the front
        cross  wade=2                                      an obstacle; a shallow river of so many inches
        limber  unlimber  turn_gun  fire                   functions of a battery
        charge  charge=9  road                             a charge (so far straight ahead); guns by road

EXIT STATUS
    0 done; 1 the move cannot be made; 2 the input has faults.

EXAMPLES
    $ aor move FI 2
    $ aor move FI 2 column form=line ahead=2
    $ aor move AC 3 wheel=2 charge=9 --scale 15mm
)";

/// The troops that the words name, as the only unit of their side.
std::optional<Battle> troops(const Charts& charts, const Call& call, std::vector<Word> words, Problems& problems) {
    const TableManners manners = manners_of(call.options, problems);
    std::string line;
    const Place place = words.front().place;
    for (const Word& word : words) line += (line.empty() ? "" : " ") + word.text;
    const std::array sides = {QuickSide{"troops", {line}}, QuickSide{"others", {"FI"}}};
    auto battle = quick_battle(charts, manners.blank().scale(), sides);
    if (battle && battle->units.size() == 2) return std::move(*battle);
    if (battle) problems.add(place, "say which troops move, as in FI 2 column");
    else for (const Problem& problem : battle.problems()) problems.add(place, problem.text);
    return std::nullopt;
}

int run_move(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    Problems problems;
    std::vector<Word> words = call.options.plain();
    const TypedMove move = take_steps(*charts, words, problems);
    if (move.done) problems.add({"aor move", 0, 0}, "only a unit of a battle has moved: aor battle FILE move UNIT ... done");
    if (words.empty()) problems.add({"aor move", 0, 0}, "say which troops move, as in FI 2 column");
    const auto battle = words.empty() ? std::nullopt : troops(*charts, call, words, problems);
    if (!problems.none() || !battle) return report(problems, call.streams);

    const Unit& unit = battle->units.front();
    const bool json = call.options.has(kJsonOption.name);
    const report::Ink ink{call.streams.ink};
    if (move.is_none()) {
        const report::MoveSheet sheet = report::move_sheet(move_help(*charts, *battle, unit));
        call.streams.out << (json ? report::json_of_move(sheet) + '\n' : report::words_of_move(sheet, ink));
        return kDone;
    }
    const MovePlan plan = plan_move(*charts, battle->game.scale, mover_of(*charts, *battle, unit), move.gait, style_of(unit), move.steps);
    const report::PlanRows rows = report::plan_rows(plan);
    call.streams.out << (json ? report::json_of_plan(rows) + '\n' : report::words_of_plan(rows, ink));
    return plan.possible() ? kDone : kRefused;
}

}  // namespace

const Command move_command = {"move", "what troops may move, and what a move costs", kOptions, kManual, run_move};

}  // namespace aor::cli
