#include "core/play/do_morale.hpp"

#include "core/base/texts.hpp"
#include "core/play/consequences.hpp"

#include <algorithm>

namespace aor {
namespace {

/// An automatic result (a broken or routed unit that must check) takes no dice and no grade.
[[nodiscard]] bool is_certain(Performance& p, const UnitId& id, const std::vector<Named>& settled) {
    const Posed posed = p.pose("morale", id, p.intent().target, settled);
    return posed.problems.none() && posed.assessment.automatic != nullptr;
}

/// L547: skirmishers disturb nobody who stands still, nor does a formed unit that passes skirmishers or a battery so.
bool disturbs(const Battle& battle, const Unit& passing, const Unit& friendly) {
    const bool stands = !this_turn(battle, friendly.moved_turn) && !this_turn(battle, friendly.changed_turn) && !this_turn(battle, friendly.charged_turn);
    const bool open = friendly.formation == Formation::skirmish || friendly.arm == Arm::artillery;
    return !stands || (passing.formation != Formation::skirmish && !open);
}

/// Those whom the words of the intent name.
Problems pass_friends_told(Performance& p, const UnitId& id) { return pass_friends(p, id, between_commas(p.text_of("passes"))); }

/// A check made by hand, before the fire that it answers asks for it: it is not asked for once more. Against somebody
/// else it answers no fire of the enemy who shot.
void answer_fire(Performance& p, const UnitId& id) {
    const Unit unit = *p.battle().unit(id);
    const UnitId whom = p.intent().target;
    const bool shot_by_him = std::any_of(p.battle().losses.begin(), p.battle().losses.end(), [&](const Loss& loss) {
        return loss.unit == id && this_turn(p.battle(), loss.turn) && (loss.cause == Cause::artillery || loss.cause == Cause::small_arms) &&
               (whom.empty() || loss.by == whom);
    });
    if (!shot_by_him) return;
    p.draft().begin(Happened::morale, Thing::unit, id, p.name(unit) + " has made its check for the fire that has hit it this turn");
    p.draft().set(id, &Unit::artillery_hit_turn, 0);
    p.draft().set(id, &Unit::small_arms_hit_turn, 0);
}

}  // namespace

Problems pass_friends(Performance& p, const UnitId& id, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        if (auto problems = need_unit(p.battle(), name); !problems.none()) return problems;
        const Unit passing = *p.battle().unit(id);
        const Unit friendly = *p.battle().unit(name);
        if (friendly.id == passing.id || !are_friends(p.battle(), passing.army, friendly.army)) return problem_of(p.name(friendly) + " is no friend whom it could pass through");
        const UnitId other = friendly.id;
        const bool disturbed = disturbs(p.battle(), passing, friendly);
        p.draft().begin(Happened::move, Thing::unit, other, p.name(passing) + " passes through " + p.name(friendly) + (disturbed ? ": disorganized until the next rally phase" : ""));
        if (disturbed) disorganize_for_a_while(p, other);
        const bool shaken = passing.formation != Formation::skirmish && present_grade(p.charts(), passing) >= present_grade(p.charts(), friendly);
        if (!shaken || owed(p.battle(), "morale", other) != nullptr) continue;
        Owed check;
        check.procedure = "morale";
        check.unit = other;
        check.by = id;
        check.reason = "passed through by " + p.name(passing);
        owe(p, check);
    }
    return {};
}

// RULING R-14: what becomes of a routed unit that must check is the chart's question.
Problems apply_morale(Performance& p, const UnitId& id, const Rolled& rolled) {
    const std::string_view result = outcome_word(rolled, "result");
    const std::string who = p.name_of_unit(id);
    if (result == "rout") {
        rout(p, id, who + " routs");
        return {};
    }
    if (result == "removed") {
        lose_unit(p, id, Presence::removed, Cause::removed, UnitId(), who + " would have to rout again: it is removed");
        return {};
    }
    if (result == "remains_routed") {
        p.draft().begin(Happened::morale, Thing::unit, id, who + " stays in rout");
        return {};
    }
    if (result == "no_effect") {
        p.draft().begin(Happened::morale, Thing::unit, id, who + " holds");
        return {};
    }
    const State state = outcome_as<State>(rolled, "state").value_or(State::disorganized);
    const std::string as = std::string(word(state));
    if (result == "fall_back") {
        const bool away = outcome_word(rolled, "facing") == "away";
        p.draft().begin(Happened::fall_back, Thing::unit, id,
                        who + " falls back " + how_far_back(p, id, "a full move", {1, 1}) + ", " + as + (away ? ", facing away" : ", facing the enemy"));
        worsen_state(p, id, state);
        go_back(p, id);
        return pass_friends_told(p, id);
    }
    p.draft().begin(Happened::morale, Thing::unit, id, who + " halts, " + as);
    worsen_state(p, id, state);
    return {};
}

namespace {

/// P-066: who was lured away by a feigned flight and holds by this check is under control; otherwise it runs on after it.
void regain_control(Performance& p, const UnitId& id, bool holds) {
    p.draft().begin(Happened::control, Thing::unit, id, p.name_of_unit(id) + (holds ? " is under control" : " cannot be held: it runs on after " + p.name_of_unit(p.unit(id).quarry)));
    if (holds) {
        end_pursuit(p, id);
        return;
    }
    Owed onward;
    onward.procedure = "compulsory_pursuit";
    onward.unit = id;
    onward.by = p.unit(id).quarry;
    onward.reason = "goes on after its quarry";
    owe(p, onward);
}

}  // namespace

// RULING R-22: the commander-lost lines count for as long as his post is vacant.
Problems do_morale(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Owed* duty = owed(p.battle(), "morale", id);
    if (duty == nullptr && p.intent().reason.empty()) {
        return problem_of(p.name_of_unit(id) + " owes no morale check: say why it makes one");
    }
    const std::string duty_id = duty != nullptr ? duty->id : std::string();
    const std::vector<Named> settled = duty != nullptr ? facts_of(*duty) : std::vector<Named>();
    const bool lured = duty != nullptr && p.unit(id).lured && duty->by == p.unit(id).quarry && p.unit(id).state < State::broken;
    if (!is_certain(p, id, settled)) {
        if (auto problems = p.draw_variable_morale(id); !problems.none()) return problems;
    }
    const auto rolled = p.roll("morale", id, p.intent().target, settled);
    if (!rolled) return rolled.problems();
    settle(p, duty_id);
    if (duty_id.empty()) answer_fire(p, id);
    if (!lured) return apply_morale(p, id, **rolled);
    regain_control(p, id, outcome_word(**rolled, "result") == "no_effect");
    return {};
}

Problems leave_table_as_told(Performance& p, const UnitId& id) {
    const std::string off = p.text_of("off");
    const std::string who = p.name_of_unit(id);
    if (p.flag_of("surrenders")) {
        lose_unit(p, id, Presence::surrendered, Cause::surrendered, UnitId(), who + " finds no way out and surrenders");
        return {};
    }
    if (off.empty()) return {};
    Presence where = Presence::off_elsewhere;
    if (off == "own") where = Presence::off_own_baseline;
    else if (off == "enemy") where = Presence::off_enemy_baseline;
    else if (off != "elsewhere") return problem_of("a unit leaves the table over its \"own\" baseline, the \"enemy\" one or \"elsewhere\", not \"" + off + '"');
    p.draft().begin(Happened::removed, Thing::unit, id,
                    who + (where == Presence::off_own_baseline ? " leaves the table over its own baseline"
                           : where == Presence::off_enemy_baseline ? " leaves the table over the enemy's baseline"
                                                                   : " leaves the table and the battle"));
    p.draft().set(id, &Unit::presence, where);
    p.draft().set(id, &Unit::arrival_attempts, 0);
    leave_everything(p, id);
    return {};
}

// RULING R-16: a router keeps its formation. RULING R-12: how far it goes is the chart's question.
Problems do_rout_move(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (unit.state != State::routed) return problem_of(p.name(unit) + " is not in rout: " + std::string(word(unit.state)));
    const Owed* duty = owed(p.battle(), "rout_move", id);
    if (duty == nullptr && p.intent().reason.empty()) {
        return problem_of(p.name(unit) + " has made its rout move: say why it makes another");
    }
    const std::string duty_id = duty != nullptr ? duty->id : std::string();
    const auto rolled = p.roll("rout_move", id, "");
    if (!rolled) return rolled.problems();
    p.draft().begin(Happened::rout, Thing::unit, id,
                    p.name_of_unit(id) + " routs " + outcome_inches(**rolled, "distance").text() + " inches");
    // The move counts as that of the turn to come (L299).
    p.draft().set(id, &Unit::rout_moves_turn, p.battle().game.turn + 1);
    leave_cover(p, id);
    settle(p, duty_id);
    if (auto problems = pass_friends_told(p, id); !problems.none()) return problems;
    return leave_table_as_told(p, id);
}

// RULING R-13: how far it goes is the chart's question.
Problems do_evade_move(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    if (this_turn(p.battle(), p.battle().unit(id)->evaded_turn)) {
        return problem_of(p.name_of_unit(id) + " has evaded this turn: a second charge must be received");
    }
    if (owed(p.battle(), "evade_move", id) == nullptr && p.intent().reason.empty()) {
        return problem_of(p.name_of_unit(id) + " evades when it is charged, as its answer to the charge: carry on the charge; or give a reason");
    }
    return evade(p, id);
}

Problems evade(Performance& p, const UnitId& id) {
    const auto rolled = p.roll("evade_move", id, "");
    if (!rolled) return rolled.problems();
    const int turn = p.battle().game.turn;
    p.draft().begin(Happened::charge, Thing::unit, id,
                    p.name_of_unit(id) + " evades " + outcome_inches(**rolled, "distance").text() + " inches");
    p.draft().set(id, &Unit::evaded_turn, turn);
    leave_cover(p, id);
    p.draft().set(id, &Unit::retired_turn, turn);
    p.draft().set(id, &Unit::moved, Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, turn);
    settle_if_owed(p, "evade_move", id);
    if (auto problems = pass_friends_told(p, id); !problems.none()) return problems;
    return leave_table_as_told(p, id);
}

Problems do_variable_morale(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (unit.variable_morale_drawn) return problem_of(p.name(unit) + " has its grade for this battle: " + std::to_string(unit.grade));
    const auto rolled = p.roll("variable_morale", id, "");
    if (!rolled) return rolled.problems();
    const int grade = outcome_number(**rolled, "grade");
    p.draft().begin(Happened::grade, Thing::unit, id, p.name_of_unit(id) + " fights at grade " + std::to_string(grade));
    p.draft().set(id, &Unit::grade, grade);
    p.draft().set(id, &Unit::variable_morale_drawn, true);
    return {};
}

}  // namespace aor
