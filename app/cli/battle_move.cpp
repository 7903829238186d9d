// `move UNIT`: what it may still move, what a move costs, and the move put on record.

#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "app/cli/move_steps.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/move_words.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

bool at_most_half(Fraction share) { return share.num * 2 <= share.den; }

/// What stands in the record when the unit has moved so.
Intent on_record(const Battle& battle, const Unit& unit, const TypedMove& move, const MovePlan& plan, const std::string& reason) {
    Intent intent;
    intent.verb = "set";
    intent.actor = unit.id;
    intent.reason = reason.empty() ? "moved" : reason;
    const auto put = [&](std::string_view field, std::string value) { intent.words.push_back({std::string(field), std::move(value)}); };
    const std::string turn = std::to_string(battle.game.turn);
    const bool changed_before = unit.changed_turn == battle.game.turn;
    const bool changes_only = std::all_of(move.steps.begin(), move.steps.end(), [](const Manoeuvre& step) {
        return step.step == Step::form || step.step == Step::about_face || step.step == Step::limber || step.step == Step::fire || step.step == Step::turn_gun;
    });
    if (plan.formation != unit.formation && unit.arm != Arm::artillery) put("formation", std::string(word(plan.formation)));
    if (plan.changes > 0 && unit.arm != Arm::artillery) {
        put("changes", std::to_string(plan.changes));
        put("changed_turn", turn);
        // Troops that recover may face about, and do nothing else (p 13).
        const bool about_only = move.steps.size() == 1 && move.steps.front().step == Step::about_face && unit.state == State::disorganized;
        put("faced_about_turn", about_only && !changed_before ? turn : "0");
    }
    if (!changes_only) {
        put("moved", std::string(word(at_most_half(plan.used) ? Moved::up_to_half : Moved::over_half)));
        put("moved_turn", turn);
        put("move_used", plan.full.times(plan.used.num, plan.used.den).text());
        if (plan.left == Inches()) put("full_move_turn", turn);
    }
    if (plan.functions > 0) {
        put("functions_used", std::to_string(plan.functions));
        put("functions_turn", turn);
    }
    const auto limbers = std::count_if(move.steps.begin(), move.steps.end(), [](const Manoeuvre& step) { return step.step == Step::limber; });
    if (limbers % 2 == 1) put("limbered", unit.limbered ? "no" : "yes");
    if (plan.disorder != Disorder::none && unit.state == State::normal) {
        put("state", std::string(word(State::disorganized)));
        if (plan.disorder == Disorder::for_a_turn) put("temporary", "yes");
    }
    return intent;
}

}  // namespace

int run_move_in_battle(Referee& referee, const VerbCall& call) {
    constexpr std::array kWho = {Thing::unit, Thing::leader};
    Problems problems;
    std::vector<Word> words = call.words;
    std::string reason = call.options.has("--reason") ? call.options.value("--reason")->text : "";
    std::erase_if(words, [&](const Word& word) {
        if (word.text.starts_with("reason=")) reason = word.text.substr(7);
        return word.text.starts_with("reason=");
    });
    const TypedMove move = take_steps(referee.charts, words, problems);
    std::string typed;
    for (const Word& word : words) typed += (typed.empty() ? "" : " ") + word.text;
    if (typed.empty()) problems.add({"move", 0, 0}, "say who moves");
    const auto who = typed.empty() ? std::nullopt : thing_named(referee.battle(), typed, kWho, words.front().place, problems);
    if (!problems.none() || !who) return tell(referee, problems);

    const Battle& battle = referee.battle();
    const auto tell_sheet = [&](const MoveHelp& help) {
        const report::MoveSheet sheet = report::move_sheet(help);
        referee.streams.out << (referee.json ? report::json_of_move(sheet) + '\n' : report::words_of_move(sheet, referee.ink));
        return kDone;
    };
    if (who->thing == Thing::leader) {
        if (move.done || !move.is_none()) problems.add({"move", 0, 0}, "a leader's move is not put on record");
        if (!problems.none()) return tell(referee, problems);
        return tell_sheet(move_help(referee.charts, battle.game.scale, mover_of(*battle.leader(who->id))));
    }
    const Unit& unit = *battle.unit(who->id);
    if (move.is_none()) {
        if (move.done) problems.add({"move", 0, 0}, "say how it has moved, as in ahead=4");
        return problems.none() ? tell_sheet(move_help(referee.charts, battle, unit)) : tell(referee, problems);
    }
    MovePlan plan = plan_move(referee.charts, battle.game.scale, mover_of(referee.charts, battle, unit), move.gait, style_of(unit), move.steps,
                              spent_this_turn(referee.charts, battle, unit));
    for (const Hindrance& hindrance : hindrances(referee.charts, battle, unit)) {
        // A charging unit moves because it charges.
        const bool charging = move.gait == Gait::charge && (hindrance.id == "charged" || hindrance.id == "compulsory_pursuit");
        if (hindrance.forbids && !charging) plan.against.push_back(hindrance.say);
        else if (!hindrance.forbids) plan.notes.push_back(hindrance.say);
    }
    if (move.done) {
        if (std::string moment = not_its_moment(referee.charts, battle, unit); !moment.empty()) plan.against.push_back(std::move(moment));
    }
    const report::PlanRows rows = report::plan_rows(plan);
    if (!referee.json || !move.done) referee.streams.out << (referee.json ? report::json_of_plan(rows) + '\n' : report::words_of_plan(rows, referee.ink));
    if (!plan.possible() && (reason.empty() || !move.done)) return kRefused;
    if (!move.done) return kDone;
    const auto entry = referee.session.perform(on_record(battle, unit, move, plan, reason));
    if (!entry) return tell(referee, entry.problems());
    tell_entry(referee, **entry, true);
    return kDone;
}

}  // namespace aor::cli
