// aor demo: the rulebook's own example of a charge, step by step.

#include "app/cli/data_folder.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/report/charge_words.hpp"
#include "core/report/words.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor demo - the book's example of a charge, step by step

SYNOPSIS
    aor demo

DESCRIPTION
    Walks through the charge of British grenadiers on French line infantry that the rulebook tells on page 40, with the
    dice that the book rolls: each step with its lines, dice and result. Where the book's example departs from its
    own rules, a line says so. At the end, the odds that the charge had from the start.

EXAMPLES
    $ aor demo
)";

using Facts = std::initializer_list<std::pair<std::string_view, std::string_view>>;

struct Step {
    std::string_view heading;
    std::string_view procedure;
    Facts facts;
    std::initializer_list<int> faces;   ///< empty: the total stands instead
    int total = 0;
    std::string_view remark = {};
};

// The book gives totals; where it only says that a check is passed, dice that pass stand in.
const Step kSteps[] = {
    {"1. The grenadiers, five inches away, want to charge", "charge_initiative", {{"unit.grade", "3"}}, {2}, 0,
     "The book calls this check \"morale\"; by its rules infantry checks its initiative (R-34). It passes either way."},
    {"2. The French stand and fire: at what range?", "fire_on_charge", {{"firer.grade", "2"}}, {2}},
    {"3. Their first volley, with the battalion gun, sums to 19", "small_arms_fire",
     {{"firer.grade", "2"}, {"range", "point_blank"}, {"firer.first_fire", "true"}, {"firer.battalion_gun", "standard"}}, {}, 19},
    {"4. The grenadiers, nine left, must charge home", "morale",
     {{"unit.grade", "3"}, {"unit.castings", "9"}, {"unit.charging", "front"}, {"unit.received_fire", "true"}}, {6}, 0,
     "The book only says that they pass. A quarter is lost (-1) and they were fired on (-1)."},
    {"5. Now the French must stand", "morale", {{"unit.grade", "2"}, {"unit.being_charged", "true"}}, {6}, 0, "The book only says that they pass."},
    {"6. Melee: the grenadiers roll 16", "melee", {{"unit.grade", "3"}, {"unit.front_rank", "9"}, {"unit.charged", "true"}}, {}, 16},
    {"7. ... and the French 11", "melee", {{"unit.grade", "2"}, {"unit.front_rank", "12"}, {"opponent.frontage", "9"}}, {}, 11},
    {"8. The grenadiers won by one casting: do they take the colours?", "flag_capture",
     {{"unit.lost", "1"}, {"opponent.lost", "2"}, {"unit.grade", "3"}, {"opponent.grade", "2"}}, {3}},
    {"9. What becomes of the French?", "melee_result", {{"unit.lost", "1"}, {"opponent.lost", "2"}}, {4}, 0,
     "The book's example lets them go back half a move; its rule says a full move (R-103: --ruling R-103=half)."},
    {"10. Must the grenadiers pursue?", "pursuit", {{"unit.grade", "3"}, {"unit.arm", "infantry"}, {"opponent.state", "broken"}}, {1}, 0,
     "The book's example leaves this check out; grenadiers on foot can never be made to pursue."},
};

bool print_step(const Step& step, const Charts& charts, Streams& streams) {
    const report::Ink ink{streams.ink};
    const Procedure& procedure = *procedure_named(step.procedure);
    SituationBuilder builder(charts, *charts.find(step.procedure), TableManners(), {});
    for (const auto& [name, value] : step.facts) builder.give_words(name, value, {});
    Assessment assessment = assess(charts, procedure, builder.finish());
    assessment.pool.dimmed.clear();  // the walk shows what counts; `aor resolve` shows the other lines too
    streams.out << ink.bold(step.heading) << '\n';
    const std::vector<int> faces(step.faces);
    const auto taken = faces.empty() ? take_total(procedure, assessment, step.total, {}) : take_faces(procedure, assessment, faces, {});
    if (!taken) {
        streams.err << taken.problems().sentences();  // with charts of one's own the dice may not fit
        return false;
    }
    streams.out << report::words_of_resolution(assessment, *taken, "", ink);
    if (!step.remark.empty()) streams.out << "Note: " << step.remark << '\n';
    streams.out << '\n';
    return true;
}

int run_demo(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    call.streams.out << "British grenadiers charge French line infantry (the book's example, p 40)\n\n";
    for (const Step& step : kSteps) {
        if (!print_step(step, *charts, call.streams)) return kBadInput;
    }
    call.streams.out << "The grenadiers lost four castings and the French two; the book's last line counts three by mistake.\n\n";

    FrontalCharge charge(*charts, TableManners());
    for (const auto& [name, value] : Facts{{"charger.grade", "3"}, {"defender.grade", "2"}, {"defender.first_fire", "true"}, {"defender.battalion_gun", "standard"}}) {
        charge.give(name, value, {});
    }
    const auto steps = charge.steps({"aor demo", 0, 0});
    if (!steps) return report(steps.problems(), call.streams);
    call.streams.out << "And what were its chances from the start?\n" << report::words_of_charge(odds_of(*charts, *steps), report::Ink{call.streams.ink});
    return kDone;
}

}  // namespace

const Command demo_command = {"demo", "the book's example of a charge, step by step", kOptions, kManual, run_demo, 0};

}  // namespace aor::cli
