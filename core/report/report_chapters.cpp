#include "core/report/report_chapters.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/summary.hpp"
#include "core/report/house_rule_words.hpp"
#include "core/report/ledger_words.hpp"
#include "core/report/luck.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::report {
namespace {

using Row = std::vector<std::string>;

/// "51 (12 to go)", "51, reached"
std::string in_words(const Threshold& line) {
    return std::to_string(line.at) + (line.reached ? ", reached" : " (" + std::to_string(line.left) + " to go)");
}

std::string became_of(const ArmySummary& army) {
    if (army.conceded) return "conceded in turn " + std::to_string(army.left_turn);
    if (army.left_turn > 0) return "left the field in turn " + std::to_string(army.left_turn);
    return army.won ? "won" : "on the field";
}

Chapter armies(const Battle& battle, const Summary& sum, const Ledger& ledger) {
    Chapter chapter;
    chapter.title = "The armies";
    ReportTable table{"", {{"Army"}, {"Nation"}, {"Commander-in-chief"}, {"Units", true}, {"Castings", true}, {"Lost", true}, {"Units lost", true},
                           {"In rout", true}, {"Holds"}, {"Outcome"}}, {}};
    for (const ArmySummary& own : sum.armies) {
        const Army& army = *battle.army(own.army);
        const std::string ally = army.ally_of.empty() ? "" : " (ally of " + name_shown(battle.army(army.ally_of), army.ally_of) + ")";
        table.rows.push_back({own.name + ally, army.nation, name_shown(battle.leader(army.commander), army.commander), std::to_string(own.units),
                              std::to_string(own.castings.start), std::to_string(own.castings.lost), std::to_string(own.units_lost),
                              std::to_string(own.units_in_rout), joined(own.holds, ", "), became_of(own)});
    }
    chapter.tables.push_back(std::move(table));
    for (const ArmyLedger& army : ledger.armies) {
        ReportTable units{army.name, {{"Brigade"}, {"Unit"}, {"Type"}, {"Grade", true}, {"Castings", true}, {"Lost", true}, {"Left", true}, {"At the end"}}, {}};
        for (const BrigadeLosses& brigade : army.brigades) {
            for (const UnitLosses& losses : brigade.units) {
                const Unit& unit = *battle.unit(losses.unit);
                const std::string end = is_on_table(unit) ? spaced(word(unit.state)) : spaced(word(unit.presence));
                units.rows.push_back({brigade.name, losses.name, std::string(troop_code(unit)), std::to_string(unit.base_grade),
                                      std::to_string(losses.castings.start), std::to_string(losses.castings.lost),
                                      std::to_string(losses.castings.start - losses.castings.lost), end});
            }
        }
        chapter.tables.push_back(std::move(units));
    }
    return chapter;
}

Chapter casualties(const Summary& sum, const std::vector<LossesByTurn>& losses) {
    Chapter chapter;
    chapter.title = "Casualties";
    chapter.with_graphs = true;
    ReportTable by_turn{"Castings lost by turn", {{"Turn"}}, {}};
    ReportTable marks{"Lines", {{"Army"}, {"Castings", true}, {"Lost", true}}, {}};
    for (const LossesByTurn& army : losses) by_turn.columns.push_back({army.name, true});
    std::size_t turns = 0;
    for (const LossesByTurn& army : losses) turns = std::max(turns, army.in_turn.size());
    for (std::size_t turn = 0; turn < turns; ++turn) {
        Row row{turn == 0 ? "before" : std::to_string(turn)};
        bool any = turn > 0;
        for (const LossesByTurn& army : losses) {
            row.push_back(std::to_string(army.in_turn[turn]));
            any = any || army.in_turn[turn] != 0;
        }
        if (any) by_turn.rows.push_back(std::move(row));
    }
    Row undated{"no turn on record"};
    Row all{"in all"};
    for (const LossesByTurn& army : losses) {
        undated.push_back(std::to_string(army.undated));
        all.push_back(std::to_string(army.castings.lost));
    }
    if (std::any_of(losses.begin(), losses.end(), [](const LossesByTurn& army) { return army.undated != 0; })) by_turn.rows.push_back(std::move(undated));
    by_turn.rows.push_back(std::move(all));
    chapter.tables.push_back(std::move(by_turn));

    if (!losses.empty()) {
        for (const Threshold& line : losses.front().lines) marks.columns.push_back({line.label + " with"});
        marks.columns.push_back({"Checks from"});
    }
    for (const LossesByTurn& army : losses) {
        Row row{army.name, std::to_string(army.counted.start), std::to_string(army.counted.lost)};
        for (const Threshold& line : army.lines) row.push_back(in_words(line));
        row.push_back(army.start_line ? in_words(*army.start_line) : "no checks");
        marks.rows.push_back(std::move(row));
    }
    chapter.tables.push_back(std::move(marks));

    ReportTable by_cause{"Castings lost by cause", {{"Cause"}}, {}};
    std::vector<Cause> causes;
    for (const ArmySummary& army : sum.armies) {
        by_cause.columns.push_back({army.name, true});
        for (const LossesByCause& one : army.by_cause) {
            if (std::find(causes.begin(), causes.end(), one.cause) == causes.end()) causes.push_back(one.cause);
        }
    }
    std::sort(causes.begin(), causes.end());
    for (const Cause cause : causes) {
        Row row{cause == Cause::hand ? "set by the referee" : spaced(word(cause))};
        for (const ArmySummary& army : sum.armies) {
            const auto at = std::find_if(army.by_cause.begin(), army.by_cause.end(), [&](const LossesByCause& one) { return one.cause == cause; });
            row.push_back(std::to_string(at != army.by_cause.end() ? at->castings : 0));
        }
        by_cause.rows.push_back(std::move(row));
    }
    chapter.tables.push_back(std::move(by_cause));
    return chapter;
}

Chapter trophies(const Summary& sum) {
    Chapter chapter;
    chapter.title = "Flags, batteries, leaders";
    ReportTable table{"", {{"Army"}, {"What"}, {"Which"}}, {}};
    for (const ArmySummary& army : sum.armies) {
        const auto add = [&](const std::vector<std::string>& list, const char* what) {
            for (const std::string& one : list) table.rows.push_back({army.name, what, one});
        };
        add(army.flags_lost, "flag lost");
        add(army.batteries_lost, "battery lost");
        add(army.leaders_lost, "leader lost");
        add(army.flags_taken, "flag taken");
        add(army.batteries_taken, "battery taken");
    }
    if (table.rows.empty()) chapter.says.emplace_back("None was lost.");
    else chapter.tables.push_back(std::move(table));
    return chapter;
}

Chapter withdrawal(const LedgerSheet& sheet) {
    Chapter chapter;
    chapter.title = "The withdrawal ledger";
    chapter.says = sheet.order;
    ReportTable figures{"How near each army is", {{""}}, {}};
    for (const std::string& army : sheet.armies) figures.columns.push_back({army});
    for (const LedgerFigure& figure : sheet.figures) {
        Row row{figure.label};
        row.insert(row.end(), figure.cells.begin(), figure.cells.end());
        figures.rows.push_back(std::move(row));
    }
    chapter.tables.push_back(std::move(figures));
    ReportTable dice{"Every die and what is behind it", {{"Army"}, {"Line"}, {"Page"}, {"Counts"}, {"Behind it"}, {"When"}, {"Note"}}, {}};
    for (const ArmyLedgerRows& army : sheet.rows) {
        for (const LedgerLineRow& line : army.lines) {
            for (const LedgerDieRow& die : line.dice) dice.rows.push_back({army.name, line.label, line.page, die.amount, die.say, die.when, die.note});
        }
    }
    if (!dice.rows.empty()) chapter.tables.push_back(std::move(dice));
    return chapter;
}

Chapter otherwise(const Summary& sum) {
    Chapter chapter;
    chapter.title = "Decided otherwise";
    ReportTable table{"Facts and lines overruled, duties waived, things set by hand", {{"Turn", true}, {"Entry", true}, {"What"}, {"Why"}}, {}};
    for (const DecidedOtherwise& one : sum.otherwise) table.rows.push_back({std::to_string(one.turn), std::to_string(one.entry), one.what, one.reason});
    if (table.rows.empty()) chapter.says.emplace_back("Nothing was overruled, waived or set by hand.");
    else chapter.tables.push_back(std::move(table));
    return chapter;
}

Chapter rules(const Charts& charts, const Battle& battle, const Summary& sum) {
    Chapter chapter;
    chapter.title = "Rules in force";
    ReportTable table{"", {{"What"}, {"Which"}, {"Meaning"}}, {}};
    for (const std::string& ruling : sum.rulings) {
        const auto equals = ruling.find('=');
        const std::string id = ruling.substr(0, equals);
        const std::string choice = equals == std::string::npos ? std::string() : ruling.substr(equals + 1);
        std::string meaning;
        bool usual = false;
        for (const RulingWords& words : charts.rulings()) {
            if (words.id != id) continue;
            for (const RulingWords::Choice& one : words.choices) {
                if (one.id != choice) continue;
                meaning = words.title + ": " + one.meaning;
                usual = &one == &words.choices.front();
            }
        }
        if (!usual) table.rows.push_back({"ruling", ruling, meaning});
    }
    for (const std::string& option : sum.options) table.rows.push_back({"optional rule", spaced(option), ""});
    for (const std::string& rule : house_rules_in_words(battle.game)) table.rows.push_back({"house rule", rule, ""});
    if (table.rows.empty()) chapter.says.emplace_back("By the book: every ruling at its default, no optional rules, no house rules.");
    else chapter.tables.push_back(std::move(table));
    return chapter;
}

Chapter of_dice(const Charts& charts, const Log& log) {
    Chapter chapter;
    chapter.title = "The dice";
    ReportTable table{"Shown and to be expected", {{"Army"}, {"Dice"}, {"Rolls", true}, {"Number", true}, {"To be expected", true}, {"Shown", true}, {"Over", true}}, {}};
    for (const Luck& army : luck(charts, log)) {
        const auto add = [&](const char* what, const DiceCount& count) {
            if (count.dice + count.half_dice == 0) return;
            table.rows.push_back({army.name, what, std::to_string(count.rolls), std::to_string(count.dice + count.half_dice),
                                  halves_in_words(count.expected_halves()), std::to_string(count.shown), halves_in_words(count.over_halves())});
        };
        add("added up", army.added_up);
        add("read one by one", army.single);
    }
    if (table.rows.empty()) {
        chapter.says.emplace_back("No dice are on record.");
        return chapter;
    }
    chapter.says.emplace_back("How high the dice fell, not whether that was welcome: a number to roll under wants them low.");
    chapter.tables.push_back(std::move(table));
    return chapter;
}

}  // namespace

BattleReport report_chapters(const Charts& charts, const Log& log) {
    const Battle& battle = log.battle();
    const Summary sum = summary(log);
    const Ledger ledger = aor::ledger(charts, battle, &log);
    BattleReport report;
    report.title = sum.title.empty() ? log.header().title : sum.title;
    if (report.title.empty()) report.title = "A battle";
    report.result = sum.result;
    report.losses = losses_by_turn(battle, ledger);
    report.about.push_back(std::string(word(battle.game.scale)) + ", " + std::to_string(battle.game.turns) + " turns of " +
                           std::to_string(battle.game.phases) + " phases" + (battle.game.era.empty() ? "" : ", " + battle.game.era) +
                           (battle.game.weather.empty() ? "" : ", " + battle.game.weather));
    report.about.push_back(counted(sum.decisions, "decision", "decisions") + ", " + counted(sum.rolls, "roll", "rolls") + ", " +
                           counted(sum.dice, "die on record", "dice on record") + ", " + counted(sum.corrections, "correction", "corrections"));
    report.about.push_back("Begun with the charts " + log.header().charts +
                           (log.header().charts == charts.digest() ? "" : ", told with the charts " + charts.digest()) +
                           (log.header().at.empty() ? "" : ", on " + log.header().at));
    report.before.push_back(armies(battle, sum, ledger));
    tell_course(charts, log, report);
    report.after.push_back(casualties(sum, report.losses));
    report.after.push_back(trophies(sum));
    report.after.push_back(withdrawal(ledger_sheet(ledger)));
    report.after.push_back(otherwise(sum));
    report.after.push_back(rules(charts, battle, sum));
    report.after.push_back(of_dice(charts, log));
    return report;
}

}  // namespace aor::report
