#include "core/report/duty_words.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/charge_needs.hpp"
#include "core/play/do_command.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/perform.hpp"
#include "core/play/phases.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/intent_words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

/// The decision that does it.
Intent intent_for(const Owed& duty) {
    Intent intent;
    intent.verb = "do";
    if (duty.procedure == "show_plots") intent.verb = "show";
    else if (duty.procedure == "shuffle") intent.verb = "shuffle";
    else if (duty.procedure == kPlacing) intent.verb = "next";
    else if (duty.procedure == "leave_village") intent.verb = "set";
    if (intent.verb == "do") intent.procedure = duty.procedure;
    if (intent.verb == "do" || intent.verb == "set") {
        intent.actor = !duty.leader.empty() ? std::string(duty.leader) : !duty.unit.empty() ? std::string(duty.unit) : std::string(duty.army);
    }
    if (intent.verb == "set") intent.words.push_back({"inside", std::string("none")});
    return intent;
}

std::string whose(const Battle& battle, const Owed& duty) {
    if (!duty.leader.empty()) return name_shown(battle, Thing::leader, duty.leader);
    if (!duty.unit.empty()) return name_shown(battle, Thing::unit, duty.unit);
    return duty.army.empty() ? "" : name_shown(battle, Thing::army, duty.army);
}

bool is_charging(std::string_view procedure) { return procedure == "charge" || procedure == "compulsory_pursuit"; }

/// What follows from a shot or a check is done before anything else.
bool follows_at_once(const DutyRow& row) {
    return row.procedure == "rout_move" || row.procedure == "leader_hit" || row.procedure == "leader_casualty" || row.procedure == "show_plots" ||
           row.procedure == "shuffle";
}

/// A charge that was not begun in its phase is let go, or made for a reason, and cards that were not shuffled in theirs move
/// nobody any more: nothing waits for it.
bool has_passed(const DutyRow& row) {
    const bool begins = is_charging(row.procedure) || row.procedure == "rally_back" || row.procedure == "feigned_flight" || row.procedure == "shuffle";
    return begins && row.when == Due::late && row.step.empty();
}

/// Why it cannot be done now, in the words of whoever says so.
struct Bar {
    std::string say;                 ///< "" when nothing stands in its way
    bool by_rule = false;            ///< a rule of a chart: it will not be otherwise later in the phase
};
Bar bar_to(const Charts& charts, const Battle& battle, const DutyRow& row) {
    // A step of a charge may only lack a word.
    if (!row.step.empty() || row.intent.verb != "do") return {};
    const Preview shown = preview(charts, battle, row.intent, 0);
    if (shown.entry) return {};
    const Posed* waiting = shown.waiting();
    if (waiting == nullptr) return {shown.problems.none() ? "" : shown.problems[0].text, false};
    if (!waiting->problems.none() || !waiting->assessment.refused()) return {};
    return {waiting->assessment.refusal->label, true};
}

/// What a rule forbids is let off, and the rule is the reason.
Intent let_off(const DutyRow& row, const std::string& reason) {
    Intent intent;
    intent.verb = "waive";
    intent.procedure = row.procedure;
    intent.actor = row.intent.actor;
    intent.reason = reason;
    return intent;
}

int urgency(const DutyRow& row) {
    if (row.when == Due::later) return 9;
    if (has_passed(row)) return 8;
    const int late = row.when == Due::late ? 0 : 4;
    return late + (follows_at_once(row) ? 0 : !row.step.empty() ? 1 : 2);
}

/// The first that can be done; else the first that a rule forbids, to be let off.
bool choose_duty(const Charts& charts, const Battle& battle, const std::vector<DutyRow>& rows, NextDue& due) {
    const DutyRow* forbidden = nullptr;
    std::string rule;
    for (const DutyRow& row : rows) {
        if (row.when == Due::later || has_passed(row) || row.intent.verb == "next") continue;
        const Bar bar = bar_to(charts, battle, row);
        if (bar.say.empty()) {
            due.say = row.step.empty() ? row.say : row.step;
            due.intent = row.intent;
            return true;
        }
        if (bar.by_rule && forbidden == nullptr) {
            forbidden = &row;
            rule = bar.say;
        }
    }
    if (forbidden == nullptr) return false;
    due.say = forbidden->say + " cannot be: " + rule;
    due.intent = let_off(*forbidden, rule);
    return true;
}

}  // namespace

std::string_view name_of(Due when) {
    switch (when) {
        case Due::late: return "late";
        case Due::now: return "now";
        case Due::later: return "later";
    }
    return "";
}

std::vector<DutyRow> duty_rows(const Charts& charts, const Battle& battle) {
    std::vector<DutyRow> rows;
    for (const Duty& duty : duties(charts, battle)) {
        DutyRow row;
        row.id = duty.owed->id;
        row.procedure = duty.owed->procedure;
        row.who = whose(battle, *duty.owed);
        row.say = duty.say;
        row.when = duty.late ? Due::late : duty.now ? Due::now : Due::later;
        row.turn = duty.owed->turn;
        row.phase = duty.owed->phase;
        row.intent = intent_for(*duty.owed);
        if (is_charging(row.procedure)) {
            if (const Charge* charge = charge_of(battle, duty.owed->unit)) row.step = needs_of(battle, *charge).say;
        }
        rows.push_back(std::move(row));
    }
    for (const Charge& charge : battle.charges) {
        const bool listed = std::any_of(rows.begin(), rows.end(), [&](const DutyRow& row) { return is_charging(row.procedure) && row.intent.actor == charge.charger; });
        if (listed || !this_turn(battle, charge.turn) || battle.unit(charge.charger) == nullptr) continue;
        DutyRow row;
        row.procedure = "charge";
        row.who = name_shown(battle, Thing::unit, charge.charger);
        row.step = needs_of(battle, charge).say;
        row.say = "Charge, " + row.who;
        row.turn = battle.game.turn;
        row.phase = battle.game.phase;
        row.intent.verb = "do";
        row.intent.procedure = "charge";
        row.intent.actor = charge.charger;
        rows.push_back(std::move(row));
    }
    for (DutyRow& row : rows) row.command = line_of(row.intent);
    std::stable_sort(rows.begin(), rows.end(), [](const DutyRow& a, const DutyRow& b) { return urgency(a) < urgency(b); });
    return rows;
}

NextDue next_due(const Charts& charts, const Battle& battle, const std::vector<DutyRow>& rows) {
    NextDue due;
    const Game& game = battle.game;
    if (game.ended) {
        due.say = moment_of(charts, battle);
        return due;
    }
    if (choose_duty(charts, battle, rows, due)) {
        due.command = line_of(due.intent);
        return due;
    }
    if (phase_row(charts, game.phase) == "movement" && game.deck_turn == game.turn && !game.deck.empty()) {
        due.say = "The next card is drawn";
        due.intent.verb = "draw";
    } else {
        due.intent.verb = "next";
        Game then = game;
        const bool turn_over = game.phase >= game.phases;
        then.phase = turn_over ? 1 : game.phase + 1;
        then.turn = turn_over ? game.turn + 1 : game.turn;
        due.say = turn_over && game.turn >= game.turns ? "The last turn ends, and with it the battle" : "On to " + words_of_phase(charts, then);
        const bool fallen = std::any_of(battle.losses.begin(), battle.losses.end(), [](const Loss& loss) { return loss.pending; });
        if (fallen) due.say += "; the fire is closed, and what fell is taken off";
    }
    due.command = line_of(due.intent);
    return due;
}

NextDue next_due(const Charts& charts, const Battle& battle) { return next_due(charts, battle, duty_rows(charts, battle)); }

std::string count_in_words(const std::vector<DutyRow>& rows) {
    const auto due = std::count_if(rows.begin(), rows.end(), [](const DutyRow& row) { return row.when != Due::later; });
    const auto late = std::count_if(rows.begin(), rows.end(), [](const DutyRow& row) { return row.when == Due::late; });
    if (due == 0) return "nothing is owed";
    return std::to_string(due) + " owed" + (late == 0 ? "" : late == due ? ", late" : ", " + std::to_string(late) + " of them late");
}

std::string words_of_duties(const std::vector<DutyRow>& rows, Ink ink) {
    if (rows.empty()) return "Nothing is owed.\n";
    std::string out;
    std::vector<std::vector<std::string>> cells;
    for (const DutyRow& row : rows) {
        const std::string when = row.when == Due::late ? "late" : row.when == Due::later ? std::to_string(row.turn) + '.' + std::to_string(row.phase) : "";
        cells.push_back({when, on_one_line(row.say) + (row.step.empty() ? "" : ": " + on_one_line(row.step)), on_one_line(row.command)});
    }
    const auto lines = in_columns(cells);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out += (rows[i].when == Due::late ? ink.bold(lines[i]) : rows[i].when == Due::later ? ink.dim(lines[i]) : lines[i]) + '\n';
    }
    return out;
}

}  // namespace aor::report
