#include "app/desk/ledger_view.hpp"

#include "app/desk/army_colours.hpp"
#include "app/desk/withdrawal_said.hpp"
#include "core/base/texts.hpp"
#include "core/report/losses_by_turn.hpp"
#include "core/report/luck.hpp"
#include "core/report/words.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

int tenths_of(Fraction share) { return static_cast<int>(share.num * 1000 / share.den); }

ArmyCheck check_of(const Battle& battle, const CheckRule& rule, const ArmyLedger& army, const report::ArmyLedgerRows& rows) {
    ArmyCheck check;
    check.army = army.army;
    check.place = std::max(0, colour_place(battle, army.army));
    check.name = rows.name;
    check.pool = rows.pool;
    const WithdrawalSaid said = withdrawal_said(battle, rule, army);
    check.when = said.when;
    check.leaves = said.leaves;
    check.losses = rows.brigades;
    check.checks = army.past_start_line && !army.has_left;
    check.may_concede = !army.has_left && !battle.game.ended;
    for (std::size_t i = 0; i < rows.lines.size(); ++i) {
        LedgerCheckLine line{rows.lines[i].amount, rows.lines[i].label, rows.lines[i].page, {}};
        for (std::size_t k = 0; k < rows.lines[i].dice.size(); ++k) {
            LedgerDieLine die{rows.lines[i].dice[k], {}};
            for (const BehindDie& behind : army.dice[i].dice[k].behind) {
                const bool known = std::find(die.entries.begin(), die.entries.end(), behind.entry) != die.entries.end();
                if (behind.entry > 0 && !known) die.entries.push_back(behind.entry);
            }
            line.dice.push_back(std::move(die));
        }
        check.lines.push_back(std::move(line));
    }
    return check;
}

std::string over_in_words(const report::DiceCount& count) {
    const int over = count.over_halves();
    return (over > 0 ? "+" : "") + report::halves_in_words(over);
}

std::string in_dice(const report::DiceCount& count) {
    return report::words_of_dice({count.dice, count.half_dice}) + ": " + std::to_string(count.shown) + " shown, " + report::halves_in_words(count.expected_halves()) +
           " on the average";
}

}  // namespace

int LossGraph::step_for(float turn, float number) const {
    constexpr int kSteps[] = {1, 2, 5, 10, 20, 50};
    for (const int step : kSteps) {
        if (static_cast<float>(step) * turn >= number) return step;
    }
    return std::max(1, turns);
}

LossGraph loss_graph(const Battle& battle, const Ledger& ledger) {
    LossGraph graph;
    graph.turns = std::max(battle.game.turns, battle.game.turn);
    int most = 0;
    for (const report::LossesByTurn& losses : report::losses_by_turn(battle, ledger)) {
        if (losses.counted.start <= 0) continue;
        LossLine line;
        line.name = losses.name;
        line.place = std::max(0, colour_place(battle, losses.army));
        line.castings = losses.by_then;
        for (const int lost : losses.by_then) line.tenths.push_back(lost * 1000 / losses.counted.start);
        if (!line.tenths.empty()) most = std::max(most, line.tenths.back());
        for (const Threshold& threshold : losses.lines) {
            const LossLevel level{percent_of(threshold.share), percent_of(threshold.share), tenths_of(threshold.share), -1};
            const bool known = std::any_of(graph.levels.begin(), graph.levels.end(), [&](const LossLevel& other) { return other.place < 0 && other.tenths == level.tenths; });
            if (!known) graph.levels.push_back(level);
        }
        if (losses.start_line) {
            const std::string share = percent_of(losses.start_line->share);
            graph.levels.push_back({line.name + " check from " + share, share, tenths_of(losses.start_line->share), line.place});
        }
        graph.lines.push_back(std::move(line));
    }
    // All the lines that matter are seen from the first turn on; beyond half its castings an army is all but gone.
    for (const LossLevel& level : graph.levels) most = std::max(most, level.tenths);
    graph.top = std::min(1000, most * 11 / 10 + 1);
    std::stable_sort(graph.levels.begin(), graph.levels.end(), [](const LossLevel& a, const LossLevel& b) { return a.tenths < b.tenths; });
    return graph;
}

std::vector<LuckLine> luck_lines(const Charts& charts, const Log& log) {
    std::vector<LuckLine> lines;
    for (const report::Luck& luck : report::luck(charts, log)) {
        const report::DiceCount all = luck.all();
        LuckLine line;
        line.name = luck.army.empty() ? "Dice of nobody's" : luck.name;
        line.place = colour_place(log.battle(), luck.army);
        if (all.rolls == 0) {
            line.say = "no dice yet";
            lines.push_back(std::move(line));
            continue;
        }
        line.over = over_in_words(all);
        line.say = counted(all.rolls, "roll", "rolls") + ", " + in_dice(all);
        for (const report::LuckWith& with : luck.by_procedure) {
            line.by_procedure.push_back(with.title + ": " + over_in_words(with.count) + " (" + in_dice(with.count) + (with.low_is_wanted ? "; low is wanted" : "") + ")");
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

LedgerView ledger_view(const Charts& charts, const Battle& battle, const Ledger& ledger, const Log& log) {
    LedgerView view;
    view.sheet = report::ledger_sheet(ledger);
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) view.armies.push_back(check_of(battle, ledger.check, ledger.armies[i], view.sheet.rows[i]));
    view.graph = loss_graph(battle, ledger);
    view.luck = luck_lines(charts, log);
    return view;
}

}  // namespace aor::desk
