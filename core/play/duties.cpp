#include "core/play/duties.hpp"

#include "core/base/suggest.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/after_fire.hpp"
#include "core/play/before_battle.hpp"
#include "core/play/consequences.hpp"
#include "core/play/indians.hpp"
#include "core/play/scenario_arrivals.hpp"
#include "core/play/scenario_plunder.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Gathers what a phase asks for.
class Asking {
public:
    Asking(const Charts& charts, const Battle& battle) : charts_(charts), battle_(battle), probe_(charts, battle, none_, 0) {}

    std::vector<Owed> ask() {
        const std::string_view phase = phase_row(charts_, battle_.game.phase);
        if (phase == "arrivals") arrivals();
        else if (phase == "rally") rally();
        else if (phase == "charges") charges();
        else if (phase == "movement") movement();
        else if (phase == "artillery_morale") morale(shaken_by_artillery(battle_), "hit by artillery");
        else if (phase == "small_arms") obedience("before it is told to fire");
        else if (phase == "small_arms_morale") morale(shaken_by_small_arms(charts_, battle_), "hit by small arms");
        else if (phase == "melee") melees();
        else if (phase == "withdrawal") withdrawals();
        temptations();
        return std::move(asked_);
    }

private:
    void add_unit(std::string_view procedure, const Unit& unit, std::string reason, UnitId by = {}) {
        Owed duty;
        duty.procedure = procedure;
        duty.unit = unit.id;
        duty.by = std::move(by);
        duty.reason = std::move(reason);
        add(std::move(duty));
    }
    void add(Owed duty) {
        duty.turn = battle_.game.turn;
        duty.phase = battle_.game.phase;
        const bool there = std::any_of(battle_.owed.begin(), battle_.owed.end(), [&](const Owed& other) {
            return other.procedure == duty.procedure && other.unit == duty.unit && other.leader == duty.leader &&
                   other.army == duty.army && other.by == duty.by;
        });
        if (!there) asked_.push_back(std::move(duty));
    }
    /// The charts have no rule against it.
    [[nodiscard]] bool allowed(std::string_view procedure, std::string_view actor) {
        const Posed posed = probe_.pose(procedure, actor, "");
        return posed.problems.none() && !posed.assessment.refused();
    }

    // Before a campaign battle one die for all the clans of an army says whether they have their targes (L3193, P-502).
    void targes() {
        if (battle_.game.turn != 1 || battle_.game.mode != "campaign") return;
        for (const Army& army : battle_.armies) {
            if (clans_with_targes(battle_, army.id).empty()) continue;
            Owed duty;
            duty.procedure = "targes";
            duty.army = army.id;
            duty.reason = "before a battle of a campaign";
            add(std::move(duty));
        }
    }
    // RULING R-172: whenever a general of theirs orders Indians to move or to fire (L3100, L3124).
    void obedience(const std::string& reason) {
        for (const Unit& unit : battle_.units) {
            if (waits_for_order(battle_, unit)) add_unit("indian_obedience", unit, reason);
        }
    }
    void arrivals() {
        const int turn = battle_.game.turn;
        targes();
        for (const Unit& unit : battle_.units) {
            const bool due = unit.presence == Presence::waiting && unit.arrives_turn <= turn;
            if (unit.may_wear_cuirass) add_unit("cuirass", unit, "before the battle");
            const bool back = unit.presence == Presence::off_own_baseline && unit.state != State::routed && unit.state != State::broken;
            if (comes_now(battle_.game, unit)) continue;              // when the phase is closed
            if ((due || back) && allowed("arrival", unit.id)) add_unit("arrival", unit, due ? "a reinforcement" : "off its own baseline");
            if (is_on_table(unit) && unit.plundering && unit.american_indian) add_unit("plunder_recovery", unit, "plunders");
        }
    }
    void temptations() {
        for (const Unit& unit : battle_.units) {
            const Site* camp = tempting_camp(battle_, unit);
            if (camp != nullptr && allowed("eutaw_plunder", unit.id)) add_unit("eutaw_plunder", unit, "in " + name_shown(*camp));
        }
    }
    void rally() {
        const int turn = battle_.game.turn;
        for (const Unit& unit : battle_.units) {
            const bool there = is_on_table(unit) || unit.presence == Presence::off_own_baseline;
            if (!there) continue;
            if (unit.state == State::routed && allowed("rally", unit.id)) add_unit("rally", unit, "routed");
            if (unit.in_pursuit && !unit.lured && unit.pursuit_turn < turn) add_unit("control_check", unit, "in compulsory pursuit");
            if (unit.plundering && !unit.american_indian && unit.state < State::broken) add_unit("eutaw_plunder_rally", unit, "plunders");
            if (unit.susceptible && has_option(battle_.game, "treachery") && is_on_table(unit) && allowed("treachery", unit.id)) {
                add_unit("treachery", unit, "may change sides");
            }
        }
        for (const Leader& leader : battle_.leaders) {
            const Army* army = battle_.army(leader.army);
            if (leader.replacement_turn == 0 || leader.replacement_turn > turn || (army != nullptr && army->withdrew_turn > 0)) continue;
            Owed duty;
            duty.procedure = "replacement_leader";
            duty.leader = leader.id;
            duty.reason = "his post is vacant";
            add(std::move(duty));
        }
    }
    void charges() {
        const bool sealed = std::any_of(battle_.plots.begin(), battle_.plots.end(),
                                        [&](const Plot& plot) { return this_turn(battle_, plot.turn) && !plot.shown; });
        if (sealed) add_game("show_plots", "plots are sealed");
        for (const Unit& unit : battle_.units) {
            if (!is_on_table(unit)) continue;
            // Who was lured away checks its morale now, and goes on only when it fails (L3075).
            if (unit.lured) add_unit("morale", unit, "lured away: to regain control", unit.quarry);
            else if (unit.in_pursuit) add_unit("compulsory_pursuit", unit, "goes on after its quarry", unit.quarry);
            const bool plotted = owed(battle_, "charge", unit.id) != nullptr;
            if (unit.bloodlust && !plotted && !in_melee(battle_, unit.id)) add_unit("charge", unit, "in bloodlust, if an enemy is within its charge move");
        }
    }
    void movement() {
        obedience("before it is told to move");
        for (const Unit& unit : battle_.units) {
            const bool goes = is_on_table(unit) && unit.bloodlust && unit.state < State::broken && !this_turn(battle_, unit.charged_turn);
            if (goes && !in_melee(battle_, unit.id)) add_unit("bloodlust", unit, "goes for the nearest enemy in sight");
        }
        if (!battle_.cards.empty() && battle_.game.deck_turn != battle_.game.turn) add_game("shuffle", "the brigades move by card");
    }
    void add_game(std::string_view procedure, std::string reason) {
        Owed duty;
        duty.procedure = procedure;
        duty.reason = std::move(reason);
        add(std::move(duty));
    }
    void morale(const std::vector<UnitId>& units, const std::string& reason) {
        for (const UnitId& id : units) {
            // RULING R-35: one check for a unit, whatever else it owes one for.
            const bool owes = owed(battle_, "morale", id) != nullptr;
            if (!owes) add_unit("morale", *battle_.unit(id), reason);
        }
    }
    void melees() {
        for (const Contact& contact : battle_.contacts) {
            if (this_turn(battle_, contact.fought_turn)) continue;
            const Unit* unit = battle_.unit(contact.unit);
            const Unit* opponent = battle_.unit(contact.opponent);
            if (unit != nullptr && opponent != nullptr) {
                add_unit("melee", *unit, "with " + name_shown(battle_, *opponent), contact.opponent);
            }
        }
    }
    void withdrawals() {
        for (const Army& army : battle_.armies) {
            if (army.withdrew_turn > 0 || !allowed("withdrawal", army.id)) continue;
            Owed duty;
            duty.procedure = "withdrawal";
            duty.army = army.id;
            duty.reason = "at its start line of losses or past it";
            add(std::move(duty));
        }
    }

    const Charts& charts_;
    const Battle& battle_;
    const Intent none_;
    Performance probe_;
    std::vector<Owed> asked_;
};

/// Earlier than the phase that is played.
bool is_late(const Game& game, const Owed& duty) {
    return duty.turn < game.turn || (duty.turn == game.turn && duty.phase < game.phase);
}

}  // namespace

std::vector<Owed> duties_of_phase(const Charts& charts, const Battle& battle) { return Asking(charts, battle).ask(); }

bool still_due(const Battle& battle, const Owed& duty) {
    const std::string_view procedure = duty.procedure;
    const Unit* unit = duty.unit.empty() ? nullptr : battle.unit(duty.unit);
    const Leader* leader = duty.leader.empty() ? nullptr : battle.leader(duty.leader);
    if (procedure == "replacement_leader") return leader != nullptr && leader->replacement_turn > 0;
    if (leader != nullptr && leader->fate != Fate::present) return false;
    if (procedure == "show_plots") {
        return std::any_of(battle.plots.begin(), battle.plots.end(), [&](const Plot& plot) { return this_turn(battle, plot.turn) && !plot.shown; });
    }
    if (procedure == "shuffle") return this_turn(battle, duty.turn) && battle.game.deck_turn != battle.game.turn;
    if (procedure == "targes") return battle.game.turn == duty.turn && !clans_with_targes(battle, duty.army).empty();
    if (procedure == "withdrawal") {
        const Army* army = battle.army(duty.army);
        return army != nullptr && army->withdrew_turn == 0 && !battle.game.ended;
    }
    if (unit == nullptr) return duty.unit.empty();
    if (procedure == "arrival" || procedure == "placing") {
        return unit->presence == Presence::waiting || unit->presence == Presence::off_own_baseline;
    }
    if (procedure == "rally") return unit->state == State::routed && (is_on_table(*unit) || unit->presence == Presence::off_own_baseline);
    if (procedure == "cuirass") return unit->may_wear_cuirass;
    // What is owed about a leader stands when the unit that he was with is gone.
    if (!is_on_table(*unit)) return leader != nullptr;
    // Who is told nothing in its phase owes nothing.
    if (procedure == "indian_obedience") {
        return this_turn(battle, duty.turn) && battle.game.phase <= duty.phase && waits_for_order(battle, *unit);
    }
    if (procedure == "rout_move") return unit->state == State::routed;
    if (procedure == "command_check") return this_turn(battle, unit->out_of_command_turn);
    if (procedure == "control_check" || procedure == "compulsory_pursuit") return unit->in_pursuit;
    if (procedure == "bloodlust") {
        return this_turn(battle, duty.turn) && unit->bloodlust && !in_melee(battle, unit->id) && !this_turn(battle, unit->charged_turn);
    }
    if (procedure == "charge" || procedure == "rally_back" || procedure == "feigned_flight") {
        // Whoever has been charged himself, and is in contact, goes nowhere.
        return this_turn(battle, duty.turn) && !in_melee(battle, unit->id);
    }
    if (procedure == "eutaw_plunder") return tempting_camp(battle, *unit) != nullptr;
    if (procedure == "plunder_recovery" || procedure == "eutaw_plunder_rally") return unit->plundering;
    if (procedure == "leave_village") {
        const Site* site = unit->inside.empty() ? nullptr : battle.site(unit->inside);
        return site != nullptr && site->destroyed;
    }
    if (procedure == "melee") {
        return std::any_of(battle.contacts.begin(), battle.contacts.end(), [&](const Contact& contact) {
            return contact.unit == duty.unit && contact.opponent == duty.by && contact.fought_turn < duty.turn;
        });
    }
    return true;
}

std::vector<Duty> duties(const Charts& charts, const Battle& battle) {
    std::vector<Duty> all;
    for (const Owed& owed : battle.owed) {
        if (!still_due(battle, owed)) continue;
        Duty duty;
        duty.owed = &owed;
        duty.late = is_late(battle.game, owed);
        duty.now = owed.turn == battle.game.turn && owed.phase == battle.game.phase;
        duty.say = words_of_duty(charts, battle, owed);
        all.push_back(std::move(duty));
    }
    std::stable_sort(all.begin(), all.end(), [](const Duty& a, const Duty& b) {
        return std::pair(a.owed->turn, a.owed->phase) < std::pair(b.owed->turn, b.owed->phase);
    });
    return all;
}

std::string owed_in_words(const Charts& charts, const Battle& battle) {
    std::string text;
    for (const Duty& duty : duties(charts, battle)) {
        if (!duty.late && !duty.now) continue;
        text += (text.empty() ? "" : "; ") + duty.say;
    }
    return text;
}

std::string lapsed_in_words(const Charts& charts, const Battle& before, const Battle& after) {
    std::string text;
    for (const Owed& duty : before.owed) {
        const bool was_due = std::pair(duty.turn, duty.phase) <= std::pair(before.game.turn, before.game.phase) && still_due(before, duty);
        if (was_due && !still_due(after, duty)) text += (text.empty() ? "" : "; ") + words_of_duty(charts, before, duty);
    }
    return text;
}

Battle with_first_duties(const Charts& charts, Battle battle) {
    int next = 0;
    for (Owed& duty : duties_of_phase(charts, battle)) {
        duty.id = "0." + std::to_string(++next);
        battle.owed.push_back(std::move(duty));
    }
    return battle;
}

Problems waive(Performance& p) {
    const Intent& intent = p.intent();
    if (intent.reason.empty()) return problem_of("say why it is waived");
    // `waive morale 1-7th`, or `waive 17.2`.
    const Owed* duty = p.battle().find<Owed>(intent.actor);
    const std::string procedure = intent.procedure.empty() ? p.text_of("procedure") : intent.procedure;
    if (duty == nullptr) duty = owed(p.battle(), procedure, intent.actor);
    if (duty == nullptr) return problem_of('"' + intent.actor + "\" owes nothing of that kind: " + (procedure.empty() ? "say what is waived" : procedure));
    const std::string id = duty->id;
    const bool leader = !duty->leader.empty();
    p.draft().begin(Happened::duty_waived, leader ? Thing::leader : duty->unit.empty() ? Thing::game : Thing::unit,
                    leader ? std::string(duty->leader) : std::string(duty->unit),
                    "Waived: " + words_of_duty(p.charts(), p.battle(), *duty) + ": " + intent.reason);
    // A unit that is let off its rout move has made none; one let off a rally stays as it is; one let off its plot has done
    // with it, and nobody waits for it.
    const auto kind = worded<PlotKind>(duty->procedure);
    std::vector<std::string> plots;
    for (const Plot& plot : p.battle().plots) {
        if (kind && plot.shown && !plot.done && plot.kind == *kind && plot.unit == duty->unit) plots.push_back(plot.id);
    }
    for (const std::string& plot : plots) p.draft().set<Plot>(plot, &Plot::done, true);
    p.draft().go<Owed>(id);
    return {};
}

Problems owe_by_hand(Performance& p) {
    const Intent& intent = p.intent();
    const std::string procedure = intent.procedure.empty() ? p.text_of("procedure") : intent.procedure;
    if (procedure_named(procedure) == nullptr) {
        std::vector<std::string_view> known;
        for (const Procedure* one : procedures()) known.push_back(one->id);
        return problem_of("there is no procedure \"" + procedure + '"' + did_you_mean(procedure, known));
    }
    if (intent.reason.empty()) return problem_of("say why it is owed");
    Owed duty;
    duty.procedure = procedure;
    if (p.battle().leader(intent.actor) != nullptr && procedure.starts_with("leader_")) duty.leader = intent.actor;
    else if (p.battle().army(intent.actor) != nullptr && procedure == "withdrawal") duty.army = intent.actor;
    else if (auto problems = need_unit(p.battle(), intent.actor, false); !problems.none()) return problems;
    else duty.unit = intent.actor;
    if (p.battle().unit(intent.target) != nullptr) duty.by = intent.target;
    duty.hits = p.number_of("hits").value_or(0);
    duty.reason = intent.reason;
    owe(p, duty);
    return {};
}

}  // namespace aor
